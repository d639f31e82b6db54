import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';

import { cn } from '../lib/cn';
import { variants, type VariantsOf } from '../lib/variants';

/** For a button whose name is the same in every entry of a list. */
export interface Described {
  /** The id of the element that names what the button is about. */
  describedBy: string;
}

const styles = variants(
  'relative inline-flex items-center justify-center gap-2 font-medium select-none ' +
    'transition-colors duration-quick disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:shrink-0',
  {
    variant: {
      primary: 'bg-primary text-on-primary hover:bg-primary-hover',
      secondary: 'border border-line bg-surface text-text hover:border-control hover:bg-fill',
      quiet:
        'text-text-2 hover:bg-fill hover:text-text aria-[current=page]:bg-fill aria-[current=page]:text-text',
      /** In the text colour of its parent. */
      inherit: 'text-current underline-offset-4 hover:underline',
      /** Opens a dangerous step; the button of the step itself is `danger`. */
      caution: 'border border-line bg-surface text-bad hover:border-bad hover:bg-bad-tint',
      danger: 'bg-bad text-on-bad hover:opacity-90',
      link: 'text-primary underline-offset-4 hover:underline',
    },
    size: {
      small: 'h-8 px-3 text-label whitespace-nowrap max-sm:h-11',
      medium: 'h-9 px-4 text-body whitespace-nowrap max-sm:h-11',
      /** As tall as an input field. */
      tall: 'h-11 px-4 text-body whitespace-nowrap',
      large: 'h-12 px-6 text-reading whitespace-nowrap',
      icon: 'size-8 max-sm:size-11',
      /** Small; shows only its icon in a narrow header. */
      iconOnNarrow:
        'h-8 px-3 text-label whitespace-nowrap max-md:size-8 max-md:border-transparent max-md:px-0 max-sm:size-11',
      /** Text without a frame, on a line of its own. */
      line: 'text-label whitespace-nowrap max-sm:min-h-11',
      /** Text within a sentence. */
      inline: 'text-body',
    },
    shape: { control: 'rounded-control', chip: 'rounded-full', pill: 'rounded-full shadow-float' },
  },
  { variant: 'primary', size: 'medium', shape: 'control' },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantsOf<typeof styles> {
  /** Renders the child element (a link) in the style of a button. */
  asChild?: boolean;
  /** Stands before the text, or alone. */
  icon?: LucideIcon | undefined;
  /**
   * Shows a spinner. The button keeps its width, name and focus, and ignores clicks. It also ignores
   * Enter in a field of its form, because that clicks the form's first submit button.
   */
  loading?: boolean;
}

export function Button(props: ButtonProps) {
  const { className, variant, size, shape, asChild, icon: Icon, loading, onClick, children, ...rest } = props;
  const classes = styles({ variant, size, shape }, className);
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={classes}
      aria-disabled={loading ? true : undefined}
      aria-busy={loading ? true : undefined}
      onClick={click}
      {...rest}
    >
      <span className={cn('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {Icon && <Icon className="size-4" aria-hidden />}
        {children}
      </span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center" aria-hidden>
          <LoaderCircle className="size-4 animate-spin" />
        </span>
      )}
    </button>
  );
}

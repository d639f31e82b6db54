import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';

import { cn } from '../lib/cn';

const styles = cva(
  'relative inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none ' +
    'transition-colors duration-[120ms] disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary hover:bg-primary-hover',
        secondary: 'border border-line bg-surface text-text hover:border-control hover:bg-fill',
        quiet: 'text-text-2 hover:bg-fill hover:text-text',
        danger: 'bg-bad text-on-bad hover:opacity-90',
        link: 'text-primary underline-offset-4 hover:underline',
      },
      size: {
        small: 'h-8 px-3 text-label max-sm:h-11',
        medium: 'h-9 px-4 text-body max-sm:h-11',
        large: 'h-12 px-6 text-reading',
        icon: 'size-8 max-sm:size-11',
        inline: 'h-auto p-0 text-body',
      },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof styles> {
  /** Renders the child element (a link) with the looks of a button. */
  asChild?: boolean;
  /**
   * Shows that work is under way: keeps its width, its name and the focus, and refuses another
   * click. Refused is also the Enter in a field of its form, which clicks the form's first submit
   * button.
   */
  loading?: boolean;
}

export function Button({
  className,
  variant,
  size,
  asChild,
  loading,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const classes = cn(styles({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...props}>
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
      {...props}
    >
      <span className={cn('inline-flex items-center gap-2', loading && 'opacity-0')}>{children}</span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center" aria-hidden>
          <LoaderCircle className="size-4 animate-spin" />
        </span>
      )}
    </button>
  );
}

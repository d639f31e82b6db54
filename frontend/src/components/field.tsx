import { Slot } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';

import { cn } from '../lib/cn';
import { variants } from '../lib/variants';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** What a doubtful text was understood as, empty if none is. A change is announced politely. */
  reading?: string | undefined;
  /** Shows "optional" beside the label. */
  optional?: boolean;
  children: ReactElement;
  className?: string;
}

/**
 * A label, a control, its hint and its error. The error is not an alert, because a form focuses its
 * first invalid field and screen readers then announce the field with its error.
 */
export function Field({ label, hint, error, reading, optional, children, className }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-label font-medium text-text">
        {label}
        {optional && <span className="font-normal text-muted"> optional</span>}
      </label>
      <Slot.Root
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
      >
        {children}
      </Slot.Root>
      {error && (
        <p id={errorId} className="text-label text-bad">
          {error}
        </p>
      )}
      {/* Screen readers announce the text only if they know the empty element, which takes no room. */}
      {reading !== undefined && (
        <p role="status" className="text-label text-muted empty:absolute">
          {reading}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-label text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

const control = variants(
  'rounded-control border border-control bg-surface text-text placeholder:text-muted ' +
    'disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-bad',
  {
    look: {
      input: 'h-10 w-full px-3 text-ellipsis text-body max-sm:h-11 max-sm:text-reading',
      /** Leaves room for an icon at the start. */
      besideIcon: 'h-10 w-full pr-3 pl-9 text-ellipsis text-body max-sm:h-11 max-sm:text-reading',
      select: 'caret h-10 w-full pr-8 pl-3 text-body max-sm:h-11 max-sm:text-reading',
      textarea: 'field-sizing-content max-h-80 min-h-20 w-full px-3 py-2 text-body max-sm:text-reading',
      /** Starts with one line and grows with the message. */
      composer: 'field-sizing-content max-h-40 min-h-11 w-full resize-none px-3 py-2.5 text-reading',
    },
  },
);

export function Input(props: ComponentProps<'input'> & { besideIcon?: boolean }) {
  const { besideIcon, className, ...input } = props;
  const look = besideIcon ? 'besideIcon' : 'input';
  return <input className={control({ look }, className)} {...input} />;
}

export function Textarea(props: ComponentProps<'textarea'> & { look?: 'textarea' | 'composer' }) {
  const { look = 'textarea', className, ...area } = props;
  return <textarea className={control({ look }, className)} {...area} />;
}

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={control({ look: 'select' }, className)} {...props} />;
}

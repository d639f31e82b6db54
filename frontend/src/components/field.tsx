import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Slot } from 'radix-ui';

import { cn } from '../lib/cn';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Said beside the label, because most fields are required or most are not. */
  optional?: boolean;
  children: ReactElement;
  className?: string;
}

/** A label, a control, its hint and its error, tied together for everyone. */
export function Field({ label, hint, error, optional, children, className }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-label font-medium text-text">
        {label}
        {optional && <span className="ml-1.5 font-normal text-muted">optional</span>}
      </label>
      <Slot.Root
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
      >
        {children}
      </Slot.Root>
      {error && (
        <p id={errorId} role="alert" className="text-label text-bad">
          {error}
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

const control =
  'w-full rounded-control border border-control bg-surface px-3 text-text placeholder:text-muted ' +
  'disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-bad text-body max-sm:text-reading';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(control, 'h-10 max-sm:h-11', className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea className={cn(control, 'field-sizing-content max-h-80 min-h-20 py-2', className)} {...props} />
  );
}

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={cn(control, 'caret h-10 pr-8 max-sm:h-11', className)} {...props} />;
}

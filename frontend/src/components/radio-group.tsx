import { type ReactNode, useId } from 'react';

import { cn } from '../lib/cn';

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  /** Whether only screen readers get the legend, because the page says what is chosen. */
  hidesLegend?: boolean;
  /** Centres the options, for a choice among centred elements. */
  isCentred?: boolean;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  value: string | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** A choice that shows all of its options, each chosen with one tap. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, hidesLegend = false, isCentred = false, options, value: chosen, onChange, error } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hidesLegend ? 'sr-only' : 'mb-1.5 text-label font-medium'}>{legend}</legend>
      <div className={cn('flex flex-wrap gap-2', isCentred && 'justify-center')}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line px-3 text-body hover:bg-fill has-checked:border-primary has-checked:bg-primary-tint max-sm:min-h-11"
          >
            <input
              type="radio"
              name={id}
              value={value}
              className="size-4 accent-primary"
              checked={chosen === value}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-label text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

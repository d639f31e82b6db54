import { useId } from 'react';

import { type FieldDescriptor, splitList } from './field';
import type { FormHandle } from './use-api-form';

/** A checkbox for something that is true or false. */
export function Flag<Name extends string>({
  form,
  field: { name, label, hint },
}: {
  form: FormHandle<Name>;
  field: FieldDescriptor<Name>;
}) {
  const hintId = useId();
  return (
    <div>
      <label className="inline-flex cursor-pointer items-center gap-2 text-body max-sm:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-primary"
          aria-describedby={hint ? hintId : undefined}
          checked={form.values[name] === 'true'}
          onChange={({ target }) => form.change(name, String(target.checked))}
        />
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-label text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A checkbox for each option. */
export function Choices<Name extends string>({
  form,
  field: { name, label, options = [] },
}: {
  form: FormHandle<Name>;
  field: FieldDescriptor<Name>;
}) {
  const errorId = useId();
  const error = form.errorOf(name);
  const chosen = splitList(form.values[name] ?? '');
  const choose = (value: string, isChosen: boolean) => {
    const next = options.filter((option) =>
      option.value === value ? isChosen : chosen.includes(option.value),
    );
    form.change(name, next.map((option) => option.value).join(', '));
  };
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-label font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-x-4 gap-y-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex cursor-pointer items-center gap-2 text-body max-sm:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-primary"
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(option.value)}
              onChange={({ target }) => choose(option.value, target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-label text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

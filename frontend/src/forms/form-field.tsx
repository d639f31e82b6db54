import type { ReactNode } from 'react';

import { BadgeList } from '../components/badge';
import { Field } from '../components/field';
import { RadioGroup } from '../components/radio-group';
import { Choices, Flag } from './checkboxes';
import { Control } from './control';
import { notReadIn, readingIn, splitList } from './field';
import type { FormHandle } from './use-api-form';

interface FormFieldProps<Name extends string> {
  form: FormHandle<Name>;
  name: Name;
  /** Replaces the descriptor's hint. */
  hint?: ReactNode;
  /** Whether to mark the required fields or the optional ones: mark whichever are fewer. */
  marks?: 'required' | 'optional';
  /** The field stands alone on its screen: its label is large, and Enter goes on. */
  isQuestion?: boolean;
  className?: string;
}

/** A form field built from its descriptor: label, control, hint and error. */
export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { form, name, hint, marks = 'optional', isQuestion = false, className } = props;
  const field = form.fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The form has no field ${name}`);
  const { label, kind } = field;
  const isRequired = form.isRequired(name);
  const text = form.values[name] ?? '';
  const problem = form.errorOf(name);
  const error = problem && (notReadIn(field, text) ?? problem);
  // The hint of a new password is its rule, and so is the error.
  const repeatsHint = error !== undefined && field.autoComplete === 'new-password';
  const isMarked = marks === 'required' && isRequired;
  if (kind === 'checkboxes') return <Choices form={form} field={field} />;
  if (kind === 'radios')
    return (
      <RadioGroup
        legend={label}
        options={field.options ?? []}
        value={form.values[name]}
        onChange={(value) => form.change(name, value)}
        error={error}
      />
    );
  if (kind === 'checkbox') return <Flag form={form} field={field} />;
  return (
    <>
      <Field
        label={isQuestion ? <Question>{label}</Question> : isMarked ? <Starred>{label}</Starred> : label}
        hint={repeatsHint ? undefined : (hint ?? field.hint)}
        optional={marks === 'optional' && !isRequired && kind !== 'select' && kind !== 'number-select'}
        error={error}
        reading={readingIn(field, text)}
        className={className}
      >
        <Control
          field={field}
          required={isRequired}
          enterKeyHint={isQuestion ? 'next' : undefined}
          {...form.register(name)}
        />
      </Field>
      {kind === 'comma-list' && <ReadAs text={text} />}
    </>
  );
}

export const FormFields = <Name extends string>({ form }: { form: FormHandle<Name> }) =>
  form.fields.map(({ name }) => <FormField key={name} form={form} name={name} />);

/** The label of a field that stands alone on its screen. */
function Question({ children }: { children: string }) {
  return <span className="text-section font-semibold">{children}</span>;
}

/** The asterisk is hidden from screen readers, because the control itself is marked as required. */
function Starred({ children }: { children: string }) {
  return (
    <>
      {children}
      <span className="ml-0.5 text-bad" aria-hidden>
        *
      </span>
    </>
  );
}

/** Shows the entries into which a text with commas will be split. */
function ReadAs({ text }: { text: string }) {
  const entries = splitList(text);
  return entries.length < 2 ? null : <BadgeList items={entries} className="-mt-3" aria-label="Read as" />;
}

import { RadioGroup } from '../components/radio-group';
import type { ApiForm } from './use-api-form';

interface RadiosProps<Name extends string> {
  form: ApiForm<Name>;
  name: Name;
}

/** A form's `RadioGroup`. It is used so rarely that it is not part of `FormField`. */
export function Radios<Name extends string>({ form, name }: RadiosProps<Name>) {
  const { label, options = [] } = form.fields.find((field) => field.name === name) ?? {};
  return (
    <RadioGroup
      legend={label}
      options={options}
      value={form.values[name]}
      onChange={(value) => form.change(name, value)}
      error={form.errorOf(name)}
    />
  );
}

import type { UseFormRegisterReturn } from 'react-hook-form';

import { Field, Input } from '../../components/field';

interface EmailFieldProps {
  /** The field's part in its form. */
  control: UseFormRegisterReturn;
  error: string | undefined;
}

export function EmailField({ control, error }: EmailFieldProps) {
  return (
    <Field label="Email" error={error}>
      <Input type="email" autoComplete="email" placeholder="you@example.com" {...control} />
    </Field>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { registration } from '@proofround/contracts/accounts/schemas.js';
import { useForm } from 'react-hook-form';

import { errorText, fieldProblems } from '../../api/errors';
import type { User } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Field, Input, Select } from '../../components/field';
import { toast } from '../../lib/toast';
import { useAccountsRegisterMutation } from './api';
import { EmailField } from './email-field';
import type { CredentialsFormProps } from './login-form';

const FIELDS = ['name', 'email', 'password', 'user_type'] as const;

export function RegisterForm({
  email,
  onEmailChange,
  onSuccess,
  userType,
}: CredentialsFormProps & { userType: User['user_type'] }) {
  const [register] = useAccountsRegisterMutation();
  const form = useForm({
    resolver: zodResolver(registration),
    defaultValues: { name: '', email, password: '', user_type: userType },
  });
  // Set with the very event that submits, so that a second one finds it: also while it is being checked.
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const session = await register({ registration: values }).unwrap();
      toast.success('Account created successfully!');
      onSuccess(session);
    } catch (error) {
      const problems = fieldProblems(error);
      FIELDS.filter((name) => problems.has(name)).forEach((name, index) =>
        form.setError(name, { message: problems.get(name) }, { shouldFocus: index === 0 }),
      );
      toast.error(errorText(error, 'An error occurred'));
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <Field label="Full name" error={errors.name?.message}>
        <Input autoComplete="name" placeholder="John Doe" {...form.register('name')} />
      </Field>
      <EmailField
        error={errors.email?.message}
        control={form.register('email', {
          onChange: (event: { target: { value: string } }) => onEmailChange(event.target.value),
        })}
      />
      <Field label="Password" error={errors.password?.message} hint="At least 8 characters">
        <Input type="password" autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label="I am a..." error={errors.user_type?.message}>
        <Select {...form.register('user_type')}>
          <option value="startup">Startup</option>
          <option value="investor">Investor</option>
        </Select>
      </Field>
      <Button type="submit" loading={isSubmitting}>
        Create Account
      </Button>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { login } from '@proofround/contracts/accounts/schemas.js';
import { useForm } from 'react-hook-form';

import { errorText } from '../../api/errors';
import type { Session } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Field, Input } from '../../components/field';
import { toast } from '../../lib/toast';
import { useAccountsLogInMutation } from './api';
import { EmailField } from './email-field';

export interface CredentialsFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onSuccess: (session: Session) => void;
}

export function LoginForm({ email, onEmailChange, onSuccess }: CredentialsFormProps) {
  const [logIn] = useAccountsLogInMutation();
  const form = useForm({ resolver: zodResolver(login), defaultValues: { email, password: '' } });
  // Set with the very event that submits, so that a second one finds it: also while it is being checked.
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const session = await logIn({ login: values }).unwrap();
      toast.success('Welcome back!');
      onSuccess(session);
    } catch (error) {
      toast.error(errorText(error, 'An error occurred'));
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <EmailField
        error={errors.email?.message}
        control={form.register('email', {
          onChange: (event: { target: { value: string } }) => onEmailChange(event.target.value),
        })}
      />
      <Field label="Password" error={errors.password?.message}>
        <Input type="password" autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" loading={isSubmitting}>
        Sign In
      </Button>
    </form>
  );
}

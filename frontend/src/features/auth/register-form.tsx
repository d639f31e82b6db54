import { registration } from '@proofround/contracts/accounts/schemas.js';

import type { User } from '../../api/generated/client';
import { Button } from '../../components/button';
import { ApiForm, FormField } from '../../forms/api-form';
import { REGISTRATION_FIELDS } from '../../forms/fields/account';
import { detailOr, useApiForm } from '../../forms/use-api-form';
import { toast } from '../../lib/toast';
import { useAccountsRegisterMutation } from './api';
import { Consent } from './consent';
import type { CredentialsFormProps } from './login-form';

interface RegisterFormProps extends CredentialsFormProps {
  userType: User['user_type'];
}

export function RegisterForm({ email, onEmailChange, onSuccess, userType }: RegisterFormProps) {
  const [register] = useAccountsRegisterMutation();
  const form = useApiForm({
    schema: registration,
    fields: REGISTRATION_FIELDS,
    base: { name: '', email, password: '', user_type: userType },
    onType: (name, text) => name === 'email' && onEmailChange(text),
    send: async (account) => {
      const session = await register({ registration: account }).unwrap();
      toast.success('Account created successfully!');
      onSuccess(session);
    },
    failure: detailOr('An error occurred'),
  });
  return (
    <ApiForm form={form} label="Register" className="flex flex-col gap-4">
      {REGISTRATION_FIELDS.map(({ name }) => (
        <FormField key={name} form={form} name={name} />
      ))}
      <Button type="submit" loading={form.isBusy}>
        Create Account
      </Button>
      <Consent />
    </ApiForm>
  );
}

import { login } from '@proofround/contracts/accounts/schemas.js';
import { useState } from 'react';

import { mfaTokenFrom } from '../../api/errors';
import type { Session } from '../../api/generated/client';
import { Button } from '../../components/button';
import { ApiForm } from '../../forms/api-form';
import { LOGIN_FIELDS } from '../../forms/fields/account';
import { FormFields } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { keptOnForm } from '../../forms/use-submission';
import { toast } from '../../lib/toast';
import { useAccountsLogInMutation } from './api';
import { FactorForm } from './factor-form';

export interface CredentialsFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onSuccess: (session: Session) => void;
}

interface LoginFormProps extends CredentialsFormProps {
  onRegister: () => void;
}

/** Signs in with e-mail and password, then with a code if the account has a second factor. */
export function LoginForm(props: LoginFormProps) {
  const [mfaToken, setMfaToken] = useState<string>();
  const enter = (session: Session) => {
    toast.success('Welcome back!');
    props.onSuccess(session);
  };
  return mfaToken === undefined ? (
    <PasswordForm {...props} onSuccess={enter} onFactor={setMfaToken} />
  ) : (
    <FactorForm mfaToken={mfaToken} onSuccess={enter} onBack={() => setMfaToken(undefined)} />
  );
}

interface PasswordFormProps extends LoginFormProps {
  /** The password is correct and the account needs a code. */
  onFactor: (mfaToken: string) => void;
}

function PasswordForm(props: PasswordFormProps) {
  const { email, onEmailChange, onSuccess, onRegister, onFactor } = props;
  const [logIn] = useAccountsLogInMutation();
  const form = useApiForm({
    schema: login,
    fields: LOGIN_FIELDS,
    base: { email, password: '' },
    onType: (name, text) => name === 'email' && onEmailChange(text),
    send: async (credentials) => onSuccess(await logIn({ login: credentials }).unwrap()),
    failure: (error) => {
      const mfaToken = mfaTokenFrom(error);
      if (mfaToken === undefined) return keptOnForm('An error occurred')(error);
      onFactor(mfaToken);
      return new Map();
    },
  });
  return (
    <ApiForm
      form={form}
      label="Login"
      className="flex flex-col gap-4"
      actions={
        <>
          <Button type="submit" loading={form.isBusy}>
            Sign In
          </Button>
          <Button variant="link" size="line" className="self-center" onClick={onRegister}>
            New here? Create an account
          </Button>
          {/* Not a router link, because the landing page shows this form before the router loads. */}
          <Button asChild variant="link" size="line" className="self-center">
            <a href="/forgot-password">Forgot your password?</a>
          </Button>
        </>
      }
    >
      <FormFields form={form} />
    </ApiForm>
  );
}

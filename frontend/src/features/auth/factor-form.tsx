import { factorLogin } from '@proofround/contracts/accounts/schemas.js';
import { useEffect } from 'react';

import { errorText, statusOf } from '../../api/errors';
import { accountClient } from '../../api/generated/account-client';
import type { Session } from '../../api/generated/client';
import { Button } from '../../components/button';
import { ApiForm } from '../../forms/api-form';
import { FACTOR_FIELDS } from '../../forms/fields/account';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { keptOnForm } from '../../forms/use-submission';

const { useMfaLogInMutation } = accountClient;

const FAILED = 'An error occurred';

interface FactorFormProps {
  /** The challenge from the first step of the log-in. */
  mfaToken: string;
  onSuccess: (session: Session) => void;
  onBack: () => void;
}

/** The second step of a log-in. */
export function FactorForm({ mfaToken, onSuccess, onBack }: FactorFormProps) {
  const [logIn] = useMfaLogInMutation();
  const form = useApiForm({
    schema: factorLogin,
    fields: FACTOR_FIELDS,
    constants: { mfa_token: mfaToken },
    send: async (body) => onSuccess(await logIn({ factorLogin: body }).unwrap()),
    failure: (error) =>
      statusOf(error) === 401 ? new Map([['code', errorText(error, FAILED)]]) : keptOnForm(FAILED)(error),
  });
  const { element } = form;
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  return (
    <ApiForm
      form={form}
      label="Second factor"
      className="flex flex-col gap-4"
      actions={
        <>
          <Button type="submit" loading={form.isBusy}>
            Continue
          </Button>
          <Button variant="link" size="line" className="self-center" onClick={onBack}>
            Use another account
          </Button>
        </>
      }
    >
      <FormField form={form} name="code" />
    </ApiForm>
  );
}

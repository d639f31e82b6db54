import { passwordReset } from '@proofround/contracts/accounts/schemas.js';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';

import { errorText, statusOf } from '../../api/errors';
import { signedOut } from '../../api/session';
import { ActionLink } from '../../components/action-link';
import { usePasswordsResetMutation } from '../../features/account/api';
import { PublicPage } from '../../features/account/public-page';
import { ApiForm, SubmitButton } from '../../forms/api-form';
import { PASSWORD_RESET_FIELDS } from '../../forms/fields/account';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { detailOr } from '../../forms/use-submission';
import { useSession } from '../session';

const FAILED = 'Failed to set your password';

/** Sets a new password with the link of a mail. All sessions of its account end, this browser's too. */
export default function ResetPassword() {
  const [params] = useSearchParams();
  const dispatch = useDispatch();
  const session = useSession();
  const [reset] = usePasswordsResetMutation();
  const [state, setState] = useState<'asking' | 'done' | 'refused'>('asking');
  const form = useApiForm({
    schema: passwordReset,
    fields: PASSWORD_RESET_FIELDS,
    constants: { token: params.get('token') ?? '' },
    send: async (body) => {
      const { id } = await reset({ passwordReset: body }).unwrap();
      // Somebody else may be signed in here.
      if (session?.id === id) dispatch(signedOut());
      setState('done');
    },
    failure: (error) => {
      if (statusOf(error) !== 404) return detailOr(FAILED)(error);
      setState('refused');
      return new Map([['password', errorText(error, FAILED)]]);
    },
  });
  if (state === 'done') {
    return (
      <PublicPage title="Choose a new password">
        <p role="status" className="text-body text-text-2">
          Your password is changed, and all devices are logged out.
        </p>
        <ActionLink to="/?auth=login" variant="primary" className="self-start">
          Sign in
        </ActionLink>
      </PublicPage>
    );
  }
  return (
    <PublicPage title="Choose a new password">
      <ApiForm form={form} label="Choose a new password" className="flex flex-col gap-4">
        <FormField form={form} name="password" />
        <SubmitButton form={form}>Set password</SubmitButton>
      </ApiForm>
      {state === 'refused' && (
        <ActionLink to="/forgot-password" variant="link" size="inline" className="self-start">
          Ask for a new link
        </ActionLink>
      )}
    </PublicPage>
  );
}

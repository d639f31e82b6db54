import { passwordRequest } from '@proofround/contracts/accounts/schemas.js';
import { useState } from 'react';

import { ActionLink } from '../../components/action-link';
import { usePasswordsForgotMutation } from '../../features/account/api';
import { PublicPage } from '../../features/account/public-page';
import { ApiForm, SubmitButton } from '../../forms/api-form';
import { PASSWORD_REQUEST_FIELDS } from '../../forms/fields/account';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { detailOr } from '../../forms/use-submission';

/** Requests a link to reset the password. The page does not reveal whether the address has an account. */
export default function ForgotPassword() {
  const [request] = usePasswordsForgotMutation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useApiForm({
    schema: passwordRequest,
    fields: PASSWORD_REQUEST_FIELDS,
    send: async (body) => {
      await request({ passwordRequest: body }).unwrap();
      setSentTo(body.email);
    },
    failure: detailOr('An error occurred'),
  });
  return (
    <PublicPage title="Forgot your password?">
      {sentTo === undefined ? (
        <ApiForm form={form} label="Forgot your password?" className="flex flex-col gap-4">
          <p className="text-body text-text-2">We send you a link with which you choose a new one.</p>
          <FormField form={form} name="email" />
          <SubmitButton form={form}>Send the link</SubmitButton>
        </ApiForm>
      ) : (
        <p role="status" className="text-body text-text-2">
          {`If ${sentTo} has an account, a link is on its way. It works once, for 30 minutes.`}
        </p>
      )}
      <ActionLink to="/?auth=login" variant="link" size="inline" className="self-start">
        Back to sign in
      </ActionLink>
    </PublicPage>
  );
}

import { shareQuery } from '@proofround/contracts/shares/schemas.js';

import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { ApiForm, SubmitButton } from '../../forms/api-form';
import { SHARE_EMAIL_FIELDS } from '../../forms/fields/shares';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { detailOr } from '../../forms/use-submission';

const gateForm = shareQuery.required();

/** Asks for the reader's e-mail address before a gated page opens. */
export function EmailGate({ onEmail }: { onEmail: (email: string) => void }) {
  const form = useApiForm({
    schema: gateForm,
    fields: SHARE_EMAIL_FIELDS,
    send: ({ email }) => {
      onEmail(email);
      return Promise.resolve();
    },
    failure: detailOr('An error occurred'),
  });
  return (
    <Card className="mx-auto w-full max-w-md">
      <ApiForm form={form} label="Open the page" className="flex flex-col gap-4">
        <PageTitle title="Open the page">The founder asks who reads this page</PageTitle>
        <FormField form={form} name="email" />
        <SubmitButton form={form}>Open</SubmitButton>
      </ApiForm>
    </Card>
  );
}

import { shareInput } from '@proofround/contracts/shares/schemas.js';
import { useState } from 'react';

import { ApiForm, FormFields, SubmitButton } from '../../forms/api-form';
import { shareFields } from '../../forms/fields/shares';
import { titled, useApiForm, useDraftKey } from '../../forms/use-api-form';
import { useSharesCreateMutation } from './api';

/** Makes a link with the chosen fields, expiry and gate. */
export function ShareForm({ startupId }: { startupId: string }) {
  const [create] = useSharesCreateMutation();
  const [fields] = useState(() => shareFields(Date.now()));
  const form = useApiForm({
    schema: shareInput,
    fields,
    draft: useDraftKey('share', startupId),
    send: (input, key) => create({ id: startupId, shareInput: input, 'Idempotency-Key': key }).unwrap(),
    done: 'The link is ready',
    failure: titled('Failed to make the link'),
  });
  return (
    <ApiForm form={form} label="New link" className="flex flex-col gap-5">
      <FormFields form={form} />
      <SubmitButton form={form}>Make link</SubmitButton>
    </ApiForm>
  );
}

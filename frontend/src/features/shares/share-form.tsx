import { shareInput } from '@proofround/contracts/shares/schemas.js';
import { useState } from 'react';

import { Button } from '../../components/button';
import { ApiForm } from '../../forms/api-form';
import { shareFields } from '../../forms/fields/shares';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { useDraftKey } from '../../forms/use-user-id';
import { toast } from '../../lib/toast';
import { useSharesCreateMutation } from './api';

/** Makes a link with the chosen fields, expiry and gate. */
export function ShareForm({ startupId }: { startupId: string }) {
  const [create] = useSharesCreateMutation();
  const [fields] = useState(() => shareFields(Date.now()));
  const form = useApiForm({
    schema: shareInput,
    fields,
    draft: useDraftKey('share', startupId),
    send: async (input, key) => {
      await create({ id: startupId, shareInput: input, 'Idempotency-Key': key }).unwrap();
      toast.success('The link is ready');
    },
    failure: titled('Failed to make the link'),
  });
  return (
    <ApiForm form={form} label="New link" className="flex flex-col gap-5">
      <FormField form={form} name="fields" />
      <FormField form={form} name="expires_at" />
      <FormField form={form} name="email_gate" />
      <Button type="submit" className="self-start" loading={form.isBusy}>
        Make link
      </Button>
    </ApiForm>
  );
}

import { dealSignatureInput } from '@proofround/contracts/deals/schemas.js';

import type { Deal } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { ApiForm } from '../../forms/api-form';
import { SIGNATURE_FIELDS } from '../../forms/fields/deals';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { useDraftKey } from '../../forms/use-user-id';
import { toast } from '../../lib/toast';
import { useDealsSignMutation } from './api';

/** Signs the terms that the page shows. The server refuses others. */
export function SignatureForm({ deal: { id, terms_hash } }: { deal: Pick<Deal, 'id' | 'terms_hash'> }) {
  const [sign] = useDealsSignMutation();
  const form = useApiForm({
    schema: dealSignatureInput,
    fields: SIGNATURE_FIELDS,
    constants: { terms_hash },
    draft: useDraftKey('sign', id),
    send: async (body, key) => {
      await sign({ id, dealSignatureInput: body, 'Idempotency-Key': key }).unwrap();
      toast.success('Letter of intent signed');
    },
    failure: titled('Failed to sign'),
  });
  return (
    <ApiForm form={form} label="Sign" className="flex flex-col gap-4 border-t border-line pt-5">
      <FormField
        form={form}
        name="name"
        className="max-w-[480px]"
        hint="By typing your name you sign the terms above. Both sides see your name and the time."
      />
      <Button
        type="submit"
        className="self-start"
        loading={form.isBusy}
        disabled={form.values['name']?.trim() === ''}
      >
        Sign letter of intent
      </Button>
    </ApiForm>
  );
}

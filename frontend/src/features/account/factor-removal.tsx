import { factorRemoval } from '@proofround/contracts/accounts/schemas.js';

import { ApiForm, DialogActions } from '../../forms/api-form';
import { FACTOR_REMOVAL_FIELDS } from '../../forms/fields/account';
import { FormField } from '../../forms/form-field';
import { refusedAt } from '../../forms/refused-at';
import { useApiForm } from '../../forms/use-api-form';
import { toast } from '../../lib/toast';
import { useMfaDisableMutation } from './api';

/** Turns the second factor off after the user enters a code. */
export function FactorRemoval({ onRemoved, onCancel }: { onRemoved: () => void; onCancel: () => void }) {
  const [disable] = useMfaDisableMutation();
  const form = useApiForm({
    schema: factorRemoval,
    fields: FACTOR_REMOVAL_FIELDS,
    leaves: true,
    send: async (removal) => {
      await disable({ factorRemoval: removal }).unwrap();
      toast.success('Two-factor authentication is off');
      onRemoved();
    },
    failure: refusedAt('code', 'Failed to turn two-factor authentication off'),
  });
  return (
    <ApiForm
      form={form}
      label="Turn two-factor authentication off"
      className="flex max-w-[480px] flex-col gap-4"
    >
      <FormField form={form} name="code" />
      <DialogActions form={form} needs="code" action="Turn off" onCancel={onCancel} />
    </ApiForm>
  );
}

import { factorRequest } from '@proofround/contracts/accounts/schemas.js';

import type { FactorSetup } from '../../api/generated/account-client';
import { ApiForm, DialogActions } from '../../forms/api-form';
import { PRESENT_PASSWORD_FIELDS } from '../../forms/fields/account';
import { FormField } from '../../forms/form-field';
import { refusedAt } from '../../forms/refused-at';
import { useApiForm } from '../../forms/use-api-form';
import { useMfaSetupMutation } from './api';

interface FactorPasswordProps {
  onSetup: (setup: FactorSetup) => void;
  onCancel: () => void;
}

/** Begins the set-up with the password, which the server asks for some time after the log-in. */
export function FactorPassword({ onSetup, onCancel }: FactorPasswordProps) {
  const [begin] = useMfaSetupMutation();
  const form = useApiForm({
    schema: factorRequest,
    fields: PRESENT_PASSWORD_FIELDS,
    leaves: true,
    send: async (request) => onSetup(await begin({ factorRequest: request }).unwrap()),
    failure: refusedAt('current_password', 'Failed to set up two-factor authentication'),
  });
  return (
    <ApiForm
      form={form}
      label="Set up two-factor authentication"
      className="flex max-w-[480px] flex-col gap-4"
    >
      <FormField form={form} name="current_password" />
      <DialogActions form={form} needs="current_password" action="Continue" onCancel={onCancel} />
    </ApiForm>
  );
}

import { factorRemoval, factorRequest } from '@proofround/contracts/accounts/schemas.js';

import type { FactorSetup } from '../../api/generated/account-client';
import { ApiForm, DialogActions } from '../../forms/api-form';
import { FACTOR_FIELDS, PRESENT_PASSWORD_FIELDS } from '../../forms/fields/account';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { refusedAt } from '../../forms/use-submission';
import { useMfaDisableMutation, useMfaSetupMutation } from './api';

/** Turns the second factor off after the user enters a code. */
export function FactorRemoval({ onRemoved, onCancel }: { onRemoved: () => void; onCancel: () => void }) {
  const [disable] = useMfaDisableMutation();
  const form = useApiForm({
    schema: factorRemoval,
    fields: FACTOR_FIELDS,
    leaves: true,
    send: (removal) => disable({ factorRemoval: removal }).unwrap(),
    done: 'Two-factor authentication is off',
    onDone: onRemoved,
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

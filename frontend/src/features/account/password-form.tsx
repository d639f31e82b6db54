import { passwordChange } from '@proofround/contracts/accounts/schemas.js';
import { useState } from 'react';

import { Button } from '../../components/button';
import { TitledCard } from '../../components/card';
import { ApiForm } from '../../forms/api-form';
import { PASSWORD_CHANGE_FIELDS } from '../../forms/fields/account';
import { FormField } from '../../forms/form-field';
import { refusedAt } from '../../forms/refused-at';
import { useApiForm } from '../../forms/use-api-form';
import { toast } from '../../lib/toast';
import { usePasswordsChangeMutation } from './api';

/** Changes the password. The server ends all other sessions. */
export function PasswordCard() {
  // The key remounts the form after each change, which clears the password fields.
  const [changes, setChanges] = useState(0);
  return (
    <TitledCard title="Password" note="A new password logs out all your other devices.">
      <PasswordForm key={changes} onChanged={() => setChanges((count) => count + 1)} />
    </TitledCard>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [change] = usePasswordsChangeMutation();
  const form = useApiForm({
    schema: passwordChange,
    fields: PASSWORD_CHANGE_FIELDS,
    send: async (passwords) => {
      await change({ passwordChange: passwords }).unwrap();
      toast.success('Your password has been changed');
      onChanged();
    },
    failure: refusedAt('current_password', 'Failed to change your password'),
  });
  return (
    <ApiForm form={form} label="Change your password" className="flex max-w-[480px] flex-col gap-4">
      <FormField form={form} name="current_password" />
      <FormField form={form} name="new_password" />
      <Button type="submit" className="self-start" loading={form.isBusy}>
        Change password
      </Button>
    </ApiForm>
  );
}

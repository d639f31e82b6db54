import { passwordChange } from '@proofround/contracts/accounts/schemas.js';
import { useState } from 'react';

import { TitledCard } from '../../components/card';
import { ApiForm, SubmitButton } from '../../forms/api-form';
import { PASSWORD_CHANGE_FIELDS, withCode } from '../../forms/fields/account';
import { FormFields } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { usePasswordsChangeMutation } from './api';
import { refusedAtPasswordOrCode } from './refused';

/** Changes the password, with a code while the second factor is on. The server ends all other sessions. */
export function PasswordCard({ hasFactor }: { hasFactor: boolean }) {
  // The key remounts the form after each change, which clears the password fields.
  const [changes, setChanges] = useState(0);
  return (
    <TitledCard title="Password" note="A new password logs out all your other devices.">
      <PasswordForm key={changes} hasFactor={hasFactor} onChanged={() => setChanges((count) => count + 1)} />
    </TitledCard>
  );
}

function PasswordForm({ hasFactor, onChanged }: { hasFactor: boolean; onChanged: () => void }) {
  const [change] = usePasswordsChangeMutation();
  const form = useApiForm({
    schema: passwordChange,
    fields: hasFactor ? withCode(PASSWORD_CHANGE_FIELDS) : PASSWORD_CHANGE_FIELDS,
    send: (passwords) => change({ passwordChange: passwords }).unwrap(),
    done: 'Your password has been changed',
    onDone: onChanged,
    failure: refusedAtPasswordOrCode('current_password', 'Failed to change your password'),
  });
  return (
    <ApiForm form={form} label="Change your password" className="flex max-w-[480px] flex-col gap-4">
      <FormFields form={form} />
      <SubmitButton form={form}>Change password</SubmitButton>
    </ApiForm>
  );
}

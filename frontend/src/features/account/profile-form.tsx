import { accountChange } from '@proofround/contracts/accounts/schemas.js';
import { useState } from 'react';

import { statusOf } from '../../api/errors';
import type { User } from '../../api/generated/client';
import { TitledCard } from '../../components/card';
import { ApiForm, SubmitButton } from '../../forms/api-form';
import { draftKey } from '../../forms/draft';
import { patchOf, valuesOf } from '../../forms/field';
import {
  PRESENT_PASSWORD_FIELDS,
  PROFILE_FIELDS,
  UNVERIFIED_PROFILE_FIELDS,
  withCode,
} from '../../forms/fields/account';
import { FormFields } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { detailOr } from '../../forms/use-submission';
import { toast } from '../../lib/toast';
import { useProfileUpdateMutation } from './api';
import { refusal } from './refused';

const FAILED = 'Failed to save your details';

/** What the server has asked for before a new address. */
type Asked = 'nothing' | 'code' | 'password';

function confirmationFields(asked: Asked, hasFactor: boolean) {
  const password = asked === 'password' ? PRESENT_PASSWORD_FIELDS : [];
  return asked !== 'nothing' && hasFactor ? withCode(password) : password;
}

/**
 * Changes the name at once, and the e-mail address after the link mailed to the new address is followed, or at
 * once where addresses are not verified.
 */
export function ProfileForm({ user, isVerifying }: { user: User; isVerifying: boolean }) {
  const [update] = useProfileUpdateMutation();
  const [asked, setAsked] = useState<Asked>('nothing');
  const ownFields = isVerifying ? PROFILE_FIELDS : UNVERIFIED_PROFILE_FIELDS;
  const fields = [...ownFields, ...confirmationFields(asked, user.mfa_enabled)];
  const base = valuesOf(PROFILE_FIELDS, user);
  const form = useApiForm({
    schema: accountChange,
    fields,
    base,
    draft: draftKey('profile', user.id),
    send: async (values) => {
      // Only what changed: the present address would end a pending change of it.
      const change = patchOf(accountChange, PROFILE_FIELDS, base, values);
      const { pending_email } = await update({ accountChange: change }).unwrap();
      const awaits = pending_email !== null && pending_email !== user.pending_email;
      setAsked('nothing');
      toast.success(awaits ? `We sent a link to ${pending_email}` : 'Your details have been saved');
    },
    failure: (error) => {
      if (statusOf(error) !== 403) return detailOr(FAILED)(error);
      const problems = refusal(error, 'current_password', FAILED);
      setAsked((before) => (before === 'password' || problems.has('current_password') ? 'password' : 'code'));
      // Before the first 403 the form has no field that could show the error.
      return fields.some(({ name }) => problems.has(name)) ? problems : detailOr(FAILED)(error);
    },
  });
  return (
    <TitledCard title="Your details">
      <ApiForm form={form} label="Your details" className="flex max-w-[480px] flex-col gap-4">
        <FormFields form={form} />
        {user.pending_email !== null && (
          <p className="rounded-control bg-sunken p-3 text-label text-text-2">
            {`We sent a link to ${user.pending_email}. Until it is opened, ${user.email} stays your address.`}
          </p>
        )}
        <SubmitButton form={form} disabled={form.changed.length === 0}>
          Save
        </SubmitButton>
      </ApiForm>
    </TitledCard>
  );
}

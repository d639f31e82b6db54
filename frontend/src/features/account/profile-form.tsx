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
} from '../../forms/fields/account';
import { FormFields } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { detailOr, refusedAt } from '../../forms/use-submission';
import { toast } from '../../lib/toast';
import { useProfileUpdateMutation } from './api';

const FAILED = 'Failed to save your details';

/**
 * Changes the name at once, and the e-mail address after the link mailed to the new address is followed, or at
 * once where addresses are not verified.
 */
export function ProfileForm({ user, isVerifying }: { user: User; isVerifying: boolean }) {
  const [update] = useProfileUpdateMutation();
  const [isAsked, setIsAsked] = useState(false);
  const ownFields = isVerifying ? PROFILE_FIELDS : UNVERIFIED_PROFILE_FIELDS;
  const fields = isAsked ? [...ownFields, ...PRESENT_PASSWORD_FIELDS] : ownFields;
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
      setIsAsked(false);
      toast.success(awaits ? `We sent a link to ${pending_email}` : 'Your details have been saved');
    },
    failure: (error) => {
      // Before the first 403 the form has no password field that could show the error.
      if (statusOf(error) === 403) setIsAsked(true);
      return (isAsked ? refusedAt('current_password', FAILED) : detailOr(FAILED))(error);
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

import { accountDeletion } from '@proofround/contracts/accounts/schemas.js';
import type { ReactNode } from 'react';

import { statusOf } from '../../api/errors';
import type { User } from '../../api/generated/client';
import { Button } from '../../components/button';
import { ApiForm } from '../../forms/api-form';
import { DELETION_FIELDS, withCode } from '../../forms/fields/account';
import { FormFields } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { detailOr, type Problems } from '../../forms/use-submission';
import { toast } from '../../lib/toast';
import { DELETION, useAccountsDeleteMutation } from './api';
import { refusal } from './refused';

/** Removes a user's drafts, conversations and favourites, whose keys contain the user's id. */
export function forgetDevice(userId: string): void {
  try {
    const { localStorage } = window;
    for (const key of Object.keys(localStorage)) if (key.includes(userId)) localStorage.removeItem(key);
  } catch {
    // Without access to the storage there is nothing to remove.
  }
}

function removedWith({ user_type, is_premium }: User): string[] {
  const own =
    user_type === 'startup'
      ? 'Your startups with their scores, tasks, matches and analytics'
      : 'Your investor profile, your matches and the interest you recorded';
  return [
    own,
    'Your listings, which leave the marketplace, and your pending offers',
    'Your conversations, which the other side loses too, your AI chats and notifications',
    ...(is_premium ? ['Investor Access: your subscription is cancelled at once, without a refund'] : []),
  ];
}

/** The data that is kept, and why. */
const STAYS = [
  'Records of payments (amounts, dates, payment ids), as tax law requires',
  'The amounts of offers that were accepted or rejected, without your name or message',
  'Completed deals, for the other side: the terms with your name, your signature and your startup’s title',
];

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="text-label font-semibold text-text">{title}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-body text-text-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

interface DeleteAccountFormProps {
  user: User;
  openDeals: ReactNode;
  onCancel: () => void;
  onDeleted: () => void;
}

const FAILED = 'Failed to delete your account';

/** A refusal stays in the dialog, at the field that it is about. */
function failure(error: unknown): Problems {
  const status = statusOf(error);
  const isRefused = status === 403 || status === 409;
  return isRefused ? refusal(error, 'password', FAILED) : detailOr(FAILED)(error);
}

/** Lists the data that is deleted and kept, and asks for the password and, if log-in does, for a code. */
export function DeleteAccountForm({ user, openDeals, onCancel, onDeleted }: DeleteAccountFormProps) {
  const [remove] = useAccountsDeleteMutation({ fixedCacheKey: DELETION });
  const form = useApiForm({
    schema: accountDeletion,
    fields: user.mfa_enabled ? withCode(DELETION_FIELDS) : DELETION_FIELDS,
    leaves: true,
    send: async (confirmation) => {
      await remove({ accountDeletion: confirmation }).unwrap();
      forgetDevice(user.id);
      toast.success('Your account has been deleted');
      onDeleted();
    },
    failure,
  });
  return (
    <ApiForm form={form} label="Delete your account" className="flex flex-col gap-4">
      <Points title="What goes, for good" points={removedWith(user)} />
      {openDeals}
      <Points title="What stays" points={STAYS} />
      <p className="text-body text-text-2">
        An account cannot be deleted for 72 hours after its email address changed, so that its owner can take
        it back.
      </p>
      <FormFields form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel} disabled={form.isBusy}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" loading={form.isBusy}>
          Delete for good
        </Button>
      </div>
    </ApiForm>
  );
}

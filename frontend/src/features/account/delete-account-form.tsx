import { zodResolver } from '@hookform/resolvers/zod';
import { accountDeletion } from '@proofround/contracts/accounts/schemas.js';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { errorText, fieldProblems, serverDetail, statusOf } from '../../api/errors';
import type { User } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Field, Input } from '../../components/field';
import { toast } from '../../lib/toast';
import { useAccountsDeleteMutation } from './api';
import { forgetDevice } from './forget-device';

const FAILED = 'Failed to delete your account';

/** What goes, in the words of who has it. */
function goes({ user_type, is_premium }: User): string[] {
  const own =
    user_type === 'startup'
      ? 'Your startups with their scores, tasks, matches and analytics'
      : 'Your investor profile, your matches and the interest you recorded';
  return [
    own,
    'Your listings, which leave the marketplace, and your pending offers',
    'Your AI chats and notifications',
    ...(is_premium ? ['Investor Access: your subscription is cancelled at once, without a refund'] : []),
  ];
}

/** What stays, and why. */
const STAYS = [
  'Records of payments (amounts, dates, payment ids), as tax law requires',
  'The amounts of offers that were accepted or rejected, without your name or message',
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

/** Says what goes and what stays, and asks for the password once more. */
export function DeleteAccountForm({
  user,
  onCancel,
  onDeleted,
}: {
  user: User;
  onCancel: () => void;
  onDeleted: () => void;
}) {
  const [remove] = useAccountsDeleteMutation();
  const form = useForm({ resolver: zodResolver(accountDeletion), defaultValues: { password: '' } });
  const { setFocus, setError } = form;
  const { errors, isSubmitting } = form.formState;
  useEffect(() => setFocus('password'), [setFocus]);

  const submit = form.handleSubmit(async (accountDeletion) => {
    try {
      await remove({ accountDeletion }).unwrap();
    } catch (error) {
      const problem = statusOf(error) === 403 ? serverDetail(error) : fieldProblems(error).get('password');
      if (problem === undefined) toast.error(errorText(error, FAILED));
      else setError('password', { message: problem }, { shouldFocus: true });
      return;
    }
    forgetDevice(user.id);
    toast.success('Your account has been deleted');
    onDeleted();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <Points title="What goes, for good" points={goes(user)} />
      <Points title="What stays" points={STAYS} />
      <Field
        label="Your password"
        error={errors.password?.message}
        hint="Nobody can undo this, including us. You may register again with the same email."
      >
        <Input type="password" autoComplete="current-password" {...form.register('password')} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel} disabled={isSubmitting}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" loading={isSubmitting}>
          Delete for good
        </Button>
      </div>
    </form>
  );
}

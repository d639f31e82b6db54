import { CreditCard, Download, Settings, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import type { User } from '../../api/generated/client';
import { ActionLink } from '../../components/action-link';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { saveText } from '../../lib/browser';
import { DELETION, useAccountsDeleteMutation, useLazyAccountsExportQuery } from './api';
import { DeleteAccountForm } from './delete-account-form';

interface AccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: User;
  /** Names the open deals, which end with the account. Another feature loads them. */
  openDeals?: ReactNode;
  /** Called when the account and its token are deleted. The caller signs out. */
  onDeleted: () => void;
}

/** The signed-in user's account: export of their data and deletion. */
export function AccountDialog({ open, onOpenChange, user, openDeals, onDeleted }: AccountDialogProps) {
  const [deleting, setDeleting] = useState(false);
  const [, { isLoading: isBeingDeleted }] = useAccountsDeleteMutation({ fixedCacheKey: DELETION });
  const change = (next: boolean) => {
    if (isBeingDeleted) return;
    if (!next) setDeleting(false);
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={deleting ? 'Delete your account?' : 'Your account'}
      description={<span className="break-words">{`${user.name} · ${user.email}`}</span>}
    >
      {deleting ? (
        <DeleteAccountForm
          user={user}
          openDeals={openDeals}
          onCancel={() => setDeleting(false)}
          onDeleted={onDeleted}
        />
      ) : (
        <Overview onDelete={() => setDeleting(true)} onLeave={() => change(false)} />
      )}
    </Dialog>
  );
}

function Overview({ onDelete, onLeave }: { onDelete: () => void; onLeave: () => void }) {
  const [load] = useLazyAccountsExportQuery();
  const download = async () => {
    // A plain link could not send the token.
    const data = await load().unwrap();
    saveText('proofround-export.json', JSON.stringify(data), 'application/json');
  };
  return (
    <div className="flex flex-col divide-y divide-line">
      <section className="flex flex-col items-start gap-3 pb-5">
        <p className="text-body text-text-2">
          Your details, password, two-factor authentication and devices; your plan and your invoices.
        </p>
        <div className="flex flex-wrap gap-2">
          <ActionLink to="/account" onClick={onLeave} icon={Settings}>
            Account settings
          </ActionLink>
          <ActionLink to="/account/subscription" onClick={onLeave} icon={CreditCard}>
            Subscription
          </ActionLink>
        </div>
      </section>
      <section className="flex flex-col items-start gap-3 py-5">
        <p className="text-body text-text-2">
          Everything Proofround holds on you, as one JSON file: what you entered, your scores, offers,
          payments and chats.
        </p>
        <SendButton
          variant="secondary"
          send={download}
          done="Your data has been downloaded"
          failure={detailOr('Failed to download your data')}
          icon={Download}
        >
          Download my data
        </SendButton>
      </section>
      <section className="flex flex-col items-start gap-3 pt-5">
        <p className="text-body text-text-2">
          Removes your account and everything that belongs to it. You see what goes before you confirm.
        </p>
        <Button variant="caution" onClick={onDelete} icon={Trash2}>
          Delete my account
        </Button>
      </section>
    </div>
  );
}

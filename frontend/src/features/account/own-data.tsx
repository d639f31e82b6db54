import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import type { User } from '../../api/generated/client';
import { Button } from '../../components/button';
import { TitledCard } from '../../components/card';
import { Dialog } from '../../components/dialog';
import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { saveText } from '../../lib/browser';
import { DELETION, useAccountsDeleteMutation, useLazyAccountsExportQuery } from './api';
import { DeleteAccountForm } from './delete-account-form';

interface OwnDataProps {
  user: User;
  /** Names the open deals, which end with the account. Another feature loads them. */
  openDeals?: ReactNode;
  /** Called when the account and its token are deleted. The caller signs out. */
  onDeleted: () => void;
}

/** The export of the user's data and the deletion of the account (PRIVACY-13). */
export function OwnData(props: OwnDataProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <TitledCard title="Your data and your account">
      <div className="flex flex-col divide-y divide-line">
        <Export />
        <section className="flex flex-col items-start gap-3 pt-5">
          <p className="text-body text-text-2">
            Removes your account and everything that belongs to it. You see what goes before you confirm.
          </p>
          <Button variant="caution" onClick={() => setDeleting(true)} icon={Trash2}>
            Delete my account
          </Button>
        </section>
      </div>
      <DeleteAccountDialog {...props} open={isDeleting} onClose={() => setDeleting(false)} />
    </TitledCard>
  );
}

function Export() {
  const [load] = useLazyAccountsExportQuery();
  const download = async () => {
    // A plain link could not send the token.
    const data = await load().unwrap();
    saveText('proofround-export.json', JSON.stringify(data), 'application/json');
  };
  return (
    <section className="flex flex-col items-start gap-3 pb-5">
      <p className="text-body text-text-2">
        Everything Proofround holds on you, as one JSON file: what you entered, your scores, offers, payments
        and chats.
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
  );
}

interface DeleteAccountDialogProps extends OwnDataProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog stays open while the account is being deleted. */
function DeleteAccountDialog({ user, openDeals, onDeleted, open, onClose }: DeleteAccountDialogProps) {
  const [, { isLoading: isBeingDeleted }] = useAccountsDeleteMutation({ fixedCacheKey: DELETION });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isBeingDeleted && onClose()}
      title="Delete your account?"
      description={<span className="break-words">{`${user.name} · ${user.email}`}</span>}
    >
      <DeleteAccountForm user={user} openDeals={openDeals} onCancel={onClose} onDeleted={onDeleted} />
    </Dialog>
  );
}

import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { errorText } from '../../api/errors';
import type { User } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { toast } from '../../lib/toast';
import { DeleteAccountForm } from './delete-account-form';
import { useDownload } from './download';

interface AccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: User;
  /** The account is gone and the token with it: the caller signs out. */
  onDeleted: () => void;
}

/** The signed-in user's account: a copy of what is held on them, and its end. */
export function AccountDialog({ open, onOpenChange, user, onDeleted }: AccountDialogProps) {
  const [deleting, setDeleting] = useState(false);
  const change = (next: boolean) => {
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
        <DeleteAccountForm user={user} onCancel={() => setDeleting(false)} onDeleted={onDeleted} />
      ) : (
        <Overview onDelete={() => setDeleting(true)} />
      )}
    </Dialog>
  );
}

function Overview({ onDelete }: { onDelete: () => void }) {
  const { download, isLoading } = useDownload();
  const start = async () => {
    try {
      await download();
      toast.success('Your data has been downloaded');
    } catch (error) {
      toast.error(errorText(error, 'Failed to download your data'));
    }
  };
  return (
    <div className="flex flex-col divide-y divide-line">
      <section className="flex flex-col items-start gap-3 pb-5">
        <p className="text-body text-text-2">
          Everything Proofround holds on you, as one JSON file: what you entered, your scores, offers,
          payments and chats.
        </p>
        <Button variant="secondary" loading={isLoading} onClick={() => void start()}>
          <Download className="size-4" aria-hidden />
          Download my data
        </Button>
      </section>
      <section className="flex flex-col items-start gap-3 pt-5">
        <p className="text-body text-text-2">
          Removes your account and everything that belongs to it. You see what goes before you confirm.
        </p>
        <Button variant="secondary" className="text-bad!" onClick={onDelete}>
          <Trash2 className="size-4" aria-hidden />
          Delete my account
        </Button>
      </section>
    </div>
  );
}

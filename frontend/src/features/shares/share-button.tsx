import { Share2 } from 'lucide-react';

import { Button, type Described } from '../../components/button';
import { lazyPart } from '../../lib/lazy-part';
import { useDialogParam } from '../../lists/use-dialog-param';

const ShareDialog = lazyPart(async () => (await import('./share-dialog')).ShareDialog);

interface ShareButtonProps extends Partial<Described> {
  startup: { id: string; idea_title: string };
}

/** Opens the dialog with the links of a startup, at `?share=ID`. */
export function ShareButton({ startup, describedBy }: ShareButtonProps) {
  const dialog = useDialogParam('share');
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-describedby={describedBy}
        onClick={() => dialog.open(startup.id)}
        icon={Share2}
      >
        Share
      </Button>
      {dialog.value === startup.id && <ShareDialog startup={startup} onClose={dialog.close} />}
    </>
  );
}

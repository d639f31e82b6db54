import { Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { Button } from '../../components/button';
import { useDialogParam } from '../../lists/use-dialog-param';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }));

/** Opens the dialog with the links of a startup, at `?share=ID`. */
export function ShareButton({ startup }: { startup: { id: string; idea_title: string } }) {
  const dialog = useDialogParam('share');
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => dialog.open(startup.id)}>
        <Share2 className="size-4" aria-hidden />
        Share
      </Button>
      {dialog.value === startup.id && (
        <Suspense fallback={null}>
          <ShareDialog startup={startup} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}

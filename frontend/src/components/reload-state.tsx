import { useReload } from '../lib/use-reload';
import { ErrorState } from './states';

/** Says that something could not be loaded. Try again loads the page again, once the server answers. */
export function ReloadState({ title, detail }: { title: string; detail: string }) {
  const { reload, isChecking, isOffline } = useReload();
  return (
    <ErrorState
      announced
      title={title}
      detail={isOffline ? 'There is no connection. Nothing of yours was lost; try again later.' : detail}
      isBusy={isChecking}
      onRetry={reload}
    />
  );
}

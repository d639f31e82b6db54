import { serverDetail } from '../api/errors';
import { ErrorState } from './states';

export interface LoadFailureProps {
  error: unknown;
  onRetry: () => unknown;
  title?: string;
}

/** A failed load: the catalogue's text, the server's detail below it, and another try. */
export function LoadFailure({ error, onRetry, title = 'Failed to load data' }: LoadFailureProps) {
  return <ErrorState title={title} detail={serverDetail(error)} onRetry={() => void onRetry()} />;
}

import { useIncomplete } from '../lib/idle.ts';

/** Shown in the document until the first script runs (build/page.tsx), and during the session check. */
export function FullPageLoading() {
  useIncomplete();
  return (
    <div className="grid min-h-dvh place-items-center" role="status">
      <p className="text-reading text-muted">Loading...</p>
    </div>
  );
}

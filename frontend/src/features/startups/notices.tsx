import { lazy, Suspense } from 'react';

import { Skeleton } from '../../components/states';
import type { FounderNoticesProps } from './founder-notices';

// Most startups have none of it, and their pages come without it.
const FounderNotices = lazy(async () => ({ default: (await import('./founder-notices')).FounderNotices }));

/** A hold and the questions of a startup, where there are any. */
export function Notices(props: FounderNoticesProps) {
  const { review, analysis } = props.startup;
  const asks = props.isOwner && (analysis?.questions ?? []).length > 0;
  if (!review && !asks) return null;
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <FounderNotices {...props} />
    </Suspense>
  );
}

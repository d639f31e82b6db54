import type { ReactNode } from 'react';

import { ErrorState, Skeleton } from '../../components/states';

export interface Loadable<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What one call answered; until then its outline, and another try where it failed. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  what,
  outline,
  layout = 'flex flex-col gap-3',
  children,
}: {
  query: Loadable<Data>;
  /** "users": what is being loaded, for those who do not see the outline. */
  what: string;
  /** Classes of the outline's blocks. */
  outline: readonly string[];
  /** Classes of what they stand in. */
  layout?: string;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error !== undefined && !isFetching) {
    return <ErrorState title={`The ${what} could not be loaded`} onRetry={() => void refetch()} />;
  }
  return (
    <div role="status" aria-label={`Loading the ${what}`} className={layout}>
      {outline.map((className, index) => (
        <Skeleton key={index} className={className} />
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';

import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { ErrorState, Skeleton } from '../../components/states';

export const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

export function CardsSkeleton({ label }: { label: string }) {
  return (
    <div className={GRID} role="status" aria-label={label}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-[480px] rounded-card" />
      ))}
    </div>
  );
}

export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div className="flex flex-col gap-4" role="status" aria-label={label}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-32 rounded-card" />
      ))}
    </div>
  );
}

/** A list that could not be loaded at all; that the marketplace was not, and why, says the toast. */
export function NotLoaded(failure: { title: string; onRetry: () => void }) {
  return (
    <Card>
      <ErrorState {...failure} />
    </Card>
  );
}

/** The end of a list: more of it, or what went wrong on the way to more while the rest stays. */
export function ListEnd({
  error,
  onRetry,
  hasMore,
  loading,
  onMore,
  children = 'Show more',
}: {
  /** What failed while there is something on screen. */
  error: unknown;
  onRetry: () => void;
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
  children?: ReactNode;
}) {
  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-center gap-3 text-body text-text-2">
        <p>This list could not be brought up to date.</p>
        <Button variant="secondary" loading={loading} onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!hasMore) return null;
  return (
    <div className="flex justify-center">
      <Button variant="secondary" loading={loading} onClick={onMore}>
        {children}
      </Button>
    </div>
  );
}

import { CloudOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../lib/cn';
import { useIncomplete } from '../lib/idle';
import { Button } from './button';

/** The first check of the session, and a route that is still on its way. */
export function FullPageLoading() {
  useIncomplete();
  return (
    <div className="grid min-h-dvh place-items-center" role="status">
      <p className="text-reading text-muted">Loading...</p>
    </div>
  );
}

/** A route whose main part is still on its way. */
export function PartLoading() {
  useIncomplete();
  return <p className="py-10 text-center text-reading text-muted">Loading...</p>;
}

export function Skeleton({ className }: { className?: string }) {
  useIncomplete();
  return <div className={cn('animate-skeleton rounded-control bg-sunken', className)} aria-hidden />;
}

/** A place that holds nothing yet, and what to do about it. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-10 place-items-center rounded-card bg-sunken text-muted">
        <Icon className="size-6" aria-hidden />
      </span>
      <h2 className="text-card font-semibold">{title}</h2>
      {children && <div className="max-w-prose text-body text-balance text-text-2">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

/** Something could not be loaded: what, why, and another try. */
export function ErrorState({
  title,
  detail,
  onRetry,
}: {
  title: string;
  detail?: string | undefined;
  onRetry: () => void;
}) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-10 place-items-center rounded-card bg-bad-tint text-bad">
        <CloudOff className="size-6" aria-hidden />
      </span>
      <p className="text-card font-semibold">{title}</p>
      {detail && <p className="max-w-prose text-body text-text-2">{detail}</p>}
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

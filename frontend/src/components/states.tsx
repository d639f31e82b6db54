import { CloudOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../lib/cn';
import { useIncomplete } from '../lib/idle';
import { variants } from '../lib/variants';
import { Button } from './button';

/** Shown while the main part of a route loads. */
export function PartLoading() {
  useIncomplete();
  return <p className="py-10 text-center text-reading text-muted">Loading...</p>;
}

const skeleton = variants('animate-skeleton', {
  shape: {
    card: 'flex flex-col gap-3 rounded-card border border-line bg-surface p-5 max-sm:p-4',
    row: 'flex flex-col gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0',
    field: 'h-10 rounded-control bg-sunken max-sm:h-11',
    block: 'rounded-control bg-sunken',
  },
});

/** The widths of the lines of text in each shape. */
const LINES = { card: ['w-2/5', 'w-full', 'w-4/5'], row: ['w-2/5', 'w-11/12'], field: [], block: [] };

/** A placeholder in the shape of the loading content; `className` sets the height if it is known. */
export function Skeleton({ shape = 'block', className }: { shape?: keyof typeof LINES; className?: string }) {
  useIncomplete();
  return (
    <div className={skeleton({ shape }, className)} aria-hidden>
      {LINES[shape].map((width) => (
        <div key={width} className={cn('h-4 shrink-0 rounded-control bg-sunken', width)} />
      ))}
    </div>
  );
}

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** What belongs here. */
  children: ReactNode;
  /** The button or link that starts the work (SCREEN-14). Null if it stands in the same card. */
  action: ReactNode;
}

/** Explains that a part is empty, and starts the work that fills it. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-10 place-items-center rounded-card bg-sunken text-muted">
        <Icon className="size-6" aria-hidden />
      </span>
      <h2 className="text-card font-semibold">{title}</h2>
      <div className="max-w-prose text-body text-balance text-text-2">{children}</div>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  detail?: string | undefined;
  announced?: boolean;
  /** Whether another try is under way. */
  isBusy?: boolean;
  onRetry: () => void;
}

/**
 * Shows what could not be loaded, why, and a retry button. A failure is announced only once, usually by
 * its toast. Set `announced` for a failure without a toast.
 */
export function ErrorState({ title, detail, announced = false, isBusy = false, onRetry }: ErrorStateProps) {
  return (
    <div
      role={announced ? 'alert' : undefined}
      className="flex flex-col items-center gap-3 px-4 py-10 text-center"
    >
      <span className="grid size-10 place-items-center rounded-card bg-bad-tint text-bad">
        <CloudOff className="size-6" aria-hidden />
      </span>
      <p className="text-card font-semibold">{title}</p>
      {detail && <p className="max-w-prose text-body text-text-2">{detail}</p>}
      <Button variant="secondary" loading={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

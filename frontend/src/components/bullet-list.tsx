import type { ReactNode } from 'react';

import { cn } from '../lib/cn';

interface BulletListProps {
  items: readonly string[];
  /** Renders a button after a sentence. */
  actionOf?: ((item: string) => ReactNode) | undefined;
  className: string;
  'aria-label'?: string;
}

export function BulletList({ items, actionOf, className, 'aria-label': label }: BulletListProps) {
  return (
    <ul
      className={cn('flex list-disc flex-col gap-1 pl-4 text-label text-text-2 marker:text-muted', className)}
      aria-label={label}
    >
      {items.map((item, at) => (
        <li key={at} className="break-words">
          {actionOf ? (
            // Inside the text, the button would push its line apart from the others.
            <span className="flex items-start justify-between gap-2">
              <span className="min-w-0">{item}</span>
              <span className="-my-1.5 -mr-2 shrink-0 max-sm:-my-3 max-sm:-mr-3.5">{actionOf(item)}</span>
            </span>
          ) : (
            item
          )}
        </li>
      ))}
    </ul>
  );
}

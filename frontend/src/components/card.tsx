import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../lib/cn';

interface CardProps extends ComponentProps<'section'> {
  /** An article is one of several things of a kind, complete in itself. */
  as?: 'section' | 'article';
}

export function Card({ as: Element = 'section', className, ...props }: CardProps) {
  return (
    <Element
      className={cn('rounded-card border border-line bg-surface p-5 max-sm:p-4', className)}
      {...props}
    />
  );
}

/** A card's title with what belongs beside it. */
export function CardHeader({
  title,
  id,
  note,
  actions,
}: {
  title: ReactNode;
  id?: string;
  note?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-40">
        <h2 id={id} className="text-card font-semibold">
          {title}
        </h2>
        {note && <p className="mt-0.5 text-label text-muted">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}

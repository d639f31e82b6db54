import type { ComponentProps } from 'react';

import { cn } from '../lib/cn';
import { variants, type VariantsOf } from '../lib/variants';

const styles = variants(
  'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-meta font-medium',
  {
    tone: {
      neutral: 'bg-fill text-text-2',
      primary: 'bg-primary-tint text-primary',
      ok: 'bg-ok-tint text-ok',
      warn: 'bg-warn-tint text-warn',
      bad: 'bg-bad-tint text-bad',
    },
  },
  { tone: 'neutral' },
);

export function Badge({ className, tone, ...props }: ComponentProps<'span'> & VariantsOf<typeof styles>) {
  return <span className={styles({ tone }, className)} {...props} />;
}

/** A badge with a user's text, which is cut at the width of its row. */
export const TextBadge = ({ children }: { children: string }) => (
  <Badge className="max-w-full min-w-0">
    <span className="truncate">{children}</span>
  </Badge>
);

/** A user's texts as a row of badges. */
export function BadgeList({ items, ...list }: { items: readonly string[] } & ComponentProps<'ul'>) {
  return (
    <ul {...list} className={cn('flex flex-wrap gap-1.5', list.className)}>
      {items.map((item, at) => (
        <li key={at} className="flex max-w-full">
          <TextBadge>{item}</TextBadge>
        </li>
      ))}
    </ul>
  );
}

interface SoldBadgeProps {
  /** What is sold, a startup or its listing. */
  of?: { sale_open?: boolean };
}

/** Marks what is sold: its owner accepted an offer (STARTUP-13). Beside it stands whether the sale is still under way. */
export const SoldBadge = ({ of }: SoldBadgeProps) => (
  <>
    <Badge tone="warn">Sold</Badge>
    {of?.sale_open && <Badge>Offer accepted, sale under way</Badge>}
  </>
);

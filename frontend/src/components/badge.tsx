import type { ComponentProps } from 'react';

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

/** Marks a startup that is sold: its owner accepted an offer (STARTUP-13). */
export const SoldBadge = () => <Badge tone="warn">Sold</Badge>;

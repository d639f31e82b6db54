import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { cn } from '../lib/cn';

const styles = cva('inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-meta font-medium', {
  variants: {
    tone: {
      neutral: 'bg-fill text-text-2',
      primary: 'bg-primary-tint text-primary',
      ok: 'bg-ok-tint text-ok',
      warn: 'bg-warn-tint text-warn',
      bad: 'bg-bad-tint text-bad',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export function Badge({ className, tone, ...props }: ComponentProps<'span'> & VariantProps<typeof styles>) {
  return <span className={cn(styles({ tone }), className)} {...props} />;
}

import type { ReactNode } from 'react';

import { cn } from '../lib/cn';
import { NONE_STATED } from '../lib/format';

interface FactProps {
  label: string;
  children: ReactNode;
  note?: string | undefined;
  className?: string | undefined;
}

/** A value with its name, for a description list (`dl`). */
export function Fact({ label, children, note, className }: FactProps) {
  return (
    <div className={cn('min-w-0', className)}>
      <dt className="text-meta text-muted">{label}</dt>
      <dd className="text-body font-medium break-words">{children}</dd>
      {note && <dd className="text-meta text-muted">{note}</dd>}
    </div>
  );
}

/** A founder's statement, labelled as self-reported (SCORE-19) if there is one (DASH-14). */
export function SelfReported({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Fact label={label} note={children === NONE_STATED ? undefined : 'self-reported'}>
      {children}
    </Fact>
  );
}

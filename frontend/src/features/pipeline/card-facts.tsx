import { BellRing, type LucideIcon, Sparkles, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';

import type { PipelineCard } from '../../api/generated/work-client';
import { Badge, SoldBadge } from '../../components/badge';
import { Day } from '../../components/time';
import { cn } from '../../lib/cn';
import { formatPercent } from '../../lib/format';
import { REASON_NAMES } from '../../lib/words';

/** What the investor knows and plans about the startup. */
export function CardFacts({ card }: { card: PipelineCard }) {
  const { startup, note, remind_at: remindAt, reason, improved, interested } = card;
  return (
    <div className="flex flex-col gap-2 text-label">
      <p className="text-text-2">
        My fit{' '}
        <span className="font-medium text-text tabular">
          {startup.my_fit === null ? 'not known' : formatPercent(startup.my_fit)}
        </span>
      </p>
      {(interested || startup.is_sold || reason !== null) && (
        <p className="flex flex-wrap gap-1.5">
          {interested && <Badge tone="ok">Interested</Badge>}
          {startup.is_sold && <SoldBadge of={startup} />}
          {reason !== null && <Badge>Passed: {REASON_NAMES[reason].toLowerCase()}</Badge>}
        </p>
      )}
      {improved !== null && (
        <Line icon={Sparkles} className="break-words text-primary">
          {improved.text}
        </Line>
      )}
      {remindAt !== null && (
        <Line icon={BellRing} className="text-text-2">
          Next step <Day at={remindAt} />
        </Line>
      )}
      {note !== null && (
        <Line icon={StickyNote} className="text-text-2">
          <span className="line-clamp-3 wrap-anywhere" title={note}>
            {note}
          </span>
        </Line>
      )}
    </div>
  );
}

interface LineProps {
  icon: LucideIcon;
  className: string;
  children: ReactNode;
}

const Line = ({ icon: Icon, className, children }: LineProps) => (
  <p className={cn('flex gap-1.5', className)}>
    <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
    <span className="min-w-0">{children}</span>
  </p>
);

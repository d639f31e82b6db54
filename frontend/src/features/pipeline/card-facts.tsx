import { BellRing, Sparkles, StickyNote } from 'lucide-react';

import type { PipelineCard } from '../../api/generated/work-client';
import { Badge } from '../../components/badge';
import { SoldBadge } from '../../components/sold-badge';
import { formatDate, formatPercent } from '../../lib/format';
import { REASON_NAMES } from '../../lib/pass-reasons';

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
          {startup.is_sold && <SoldBadge />}
          {reason !== null && <Badge>Passed: {REASON_NAMES[reason].toLowerCase()}</Badge>}
        </p>
      )}
      {improved !== null && (
        <p className="flex gap-1.5 break-words text-primary">
          <Sparkles className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span className="min-w-0">{improved.text}</span>
        </p>
      )}
      {remindAt !== null && (
        <p className="flex gap-1.5 text-text-2">
          <BellRing className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>
            Next step <time dateTime={remindAt}>{formatDate(remindAt)}</time>
          </span>
        </p>
      )}
      {note !== null && (
        <p className="flex gap-1.5 text-text-2">
          <StickyNote className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span className="line-clamp-3 min-w-0 wrap-anywhere" title={note}>
            {note}
          </span>
        </p>
      )}
    </div>
  );
}

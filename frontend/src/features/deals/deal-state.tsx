import type { Deal, DealState } from '../../api/generated/work-client';
import { Badge } from '../../components/badge';
import { Day } from '../../components/time';
import { STATE_NAMES } from './words';

const TONES = { open: 'primary', completed: 'ok', fell_through: 'neutral' } as const;

export function DealStateBadge({ state }: { state: DealState }) {
  return <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>;
}

type Standing = Pick<Deal, 'state' | 'closed_at' | 'reason' | 'created_at'>;

/** When the deal reached its state, and why it fell through. */
export function DealStanding({
  deal: { state, closed_at: closedAt, reason, created_at },
}: {
  deal: Standing;
}) {
  const at = closedAt ?? created_at;
  const verb = state === 'open' ? 'Open since' : `${STATE_NAMES[state]} on`;
  return (
    <div className="text-label text-text-2">
      <p>
        {state === 'open' && 'Offer accepted, sale under way. '}
        {verb} <Day at={at} />
      </p>
      {reason !== null && <p className="break-words whitespace-pre-line">Reason: {reason}</p>}
    </div>
  );
}

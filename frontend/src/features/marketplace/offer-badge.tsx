import type { OfferStatus } from '../../api/generated/work-client';
import { Badge } from '../../components/badge';

/** The specified names (TEXT-30). */
const STATUS = {
  pending: { tone: 'warn', name: 'Pending Review' },
  accepted: { tone: 'ok', name: 'Accepted' },
  rejected: { tone: 'neutral', name: 'Rejected' },
} as const satisfies Record<OfferStatus, unknown>;

export function OfferBadge({ status }: { status: OfferStatus }) {
  const { tone, name } = STATUS[status];
  return <Badge tone={tone}>{name}</Badge>;
}

import { Badge } from './badge';

/** Marks a startup that is sold: its owner accepted an offer (STARTUP-13). */
export function SoldBadge() {
  return <Badge tone="warn">Sold</Badge>;
}

import type { ReactNode } from 'react';

import { useDealsGetQuery } from './api';
import { OTHER_ROLE, ROLE_NAMES } from './words';

/** Names the other side of a deal: "Buyer Ivy Chen". */
export function DealParty({ dealId, fallback }: { dealId: string; fallback: ReactNode }) {
  const { data } = useDealsGetQuery({ id: dealId });
  if (!data?.other) return fallback;
  return (
    <>
      {ROLE_NAMES[OTHER_ROLE[data.role]]} <span className="font-medium">{data.other.name}</span>
    </>
  );
}

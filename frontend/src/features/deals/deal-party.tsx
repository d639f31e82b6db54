import type { ReactNode } from 'react';

import { useDealsGetQuery } from './api';
import { OTHER_ROLE, otherName, ROLE_NAMES } from './words';

interface DealPartyProps {
  dealId: string;
  fallback: ReactNode;
  /** Stands before the name. */
  before?: string;
}

/** Names the other side of a deal: "Buyer Ivy Chen". */
export function DealParty({ dealId, fallback, before = '' }: DealPartyProps) {
  const { data } = useDealsGetQuery({ id: dealId });
  const name = data && otherName(data);
  if (!name) return fallback;
  return (
    <>
      {before}
      {ROLE_NAMES[OTHER_ROLE[data.role]]} <span className="font-medium">{name}</span>
    </>
  );
}

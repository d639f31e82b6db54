import { useNavigate } from 'react-router';

import type { Offer } from '../../api/generated/work-client';
import { toast } from '../../lib/toast';
import { useOffersDecideMutation } from './api';

const DONE = { accepted: 'Offer accepted!', rejected: 'Offer rejected!' } as const;

/** Decides on an offer. Accepting leads to the deal. */
export function useDecision(onClose: () => void) {
  const [decide, { isLoading }] = useOffersDecideMutation();
  const navigate = useNavigate();
  const send = async ({ id }: Offer, status: keyof typeof DONE, reason: string | null = null) => {
    // The API expects the status in the body and in the query (SHOW-4).
    const body = reason === null ? { status } : { status, reason };
    const decided = await decide({ offerId: id, status, body }).unwrap();
    toast.success(DONE[status]);
    // Replaces the dialog's entry, so that Back leads from the deal to the offers.
    if (status === 'accepted' && decided.deal_id !== null)
      await navigate(`/deals/${decided.deal_id}`, { replace: true });
    else onClose();
  };
  return { send, isLoading };
}

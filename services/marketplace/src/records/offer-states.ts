import type { OfferStatus } from '@proofround/contracts';
import { transitions } from '@proofround/service-kit';

export type OfferMover = 'buyer' | 'owner' | 'closed listing' | 'expiry' | 'fallen deal';

export const offerStates = transitions<OfferStatus, OfferMover>({
  title: 'Offer (marketplace)',
  about:
    "An owner begins counter-offers only. The owner decides on an offer, the buyer on a counter-offer; a counter-offer rejects the offer that it answers, and a buyer may withdraw an offer. A listing that is sold or withdrawn rejects the offers that are still pending. A deleted account's own pending offers are deleted.",
  start: { pending: ['buyer', 'owner'] },
  moves: {
    pending: { accepted: ['owner', 'buyer'], rejected: ['owner', 'buyer', 'closed listing', 'expiry'] },
    accepted: { rejected: ['fallen deal'] },
    rejected: {},
  },
});

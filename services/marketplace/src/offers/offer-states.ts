import type { OfferStatus } from '@proofround/contracts';
import { transitions } from '@proofround/service-kit';

export type OfferMover = 'buyer' | 'owner' | 'closed listing';

export const offerStates = transitions<OfferStatus, OfferMover>({
  title: 'Offer (marketplace)',
  about:
    "A listing that is sold or withdrawn rejects the offers that are still pending. A deleted account's own pending offers are deleted.",
  start: { pending: ['buyer'] },
  moves: {
    pending: { accepted: ['owner'], rejected: ['owner', 'closed listing'] },
    accepted: {},
    rejected: {},
  },
});

import type { ListingStatus } from '@proofround/contracts';
import { transitions } from '@proofround/service-kit';

export type ListingMover = 'owner' | 'accepted offer' | 'deleted startup';

export const listingStates = transitions<ListingStatus, ListingMover>({
  title: 'Listing (marketplace)',
  about:
    "A listing is never opened again: its startup can be listed again after a withdrawal. A deleted account's startups count as deleted.",
  start: { active: ['owner'] },
  moves: {
    active: { sold: ['accepted offer'], withdrawn: ['owner', 'deleted startup'] },
    sold: {},
    withdrawn: {},
  },
});

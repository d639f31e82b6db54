import type { ListingStatus } from '@proofround/contracts';
import { transitions } from '@proofround/service-kit';

export type ListingMover = 'owner' | 'accepted offer' | 'fallen deal' | 'deleted startup';

export const listingStates = transitions<ListingStatus, ListingMover>({
  title: 'Listing (marketplace)',
  about:
    "A sold listing is opened again only if its deal falls through. A withdrawn listing stays withdrawn: its startup can be listed again. A deleted account's startups count as deleted.",
  start: { active: ['owner'] },
  moves: {
    active: { sold: ['accepted offer'], withdrawn: ['owner', 'deleted startup'] },
    sold: { active: ['fallen deal'] },
    withdrawn: {},
  },
});

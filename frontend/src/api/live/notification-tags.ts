import type { LiveEventData } from '@proofround/contracts/live/events.js';
import type { TagDescription } from '@reduxjs/toolkit/query';

type Tag = TagDescription<'Me' | 'Startup' | 'Scores' | 'Analytics' | 'Listing' | 'Offers'>;

/** The startup that a link leads to; undefined for any other link: then all that is shown is read anew. */
const startupIn = (link: string | null): string | undefined =>
  /^\/analytics\/([^/?#]+)/.exec(link ?? '')?.[1];

/** What a notification says has changed, besides the notifications. */
export function tagsAbout({ type, link }: LiveEventData<'notification.created'>): Tag[] {
  const startup = startupIn(link);
  const of = <T extends Exclude<Tag, string>['type']>(tag: T) =>
    startup === undefined ? { type: tag } : { type: tag, id: startup };
  switch (type) {
    case 'offer_received':
    case 'offer_accepted':
    case 'offer_rejected':
      return ['Listing', 'Offers'];
    case 'interest_recorded':
      return [of('Analytics'), of('Startup')];
    case 'analysis_complete':
      return [of('Scores'), of('Analytics')];
    case 'startup_held':
    case 'review_decided':
      return [of('Startup'), of('Scores')];
    case 'payment_confirmed':
      return ['Me'];
  }
}

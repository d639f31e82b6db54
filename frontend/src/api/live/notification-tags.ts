import type { LiveEventData } from '@proofround/contracts/live/events.js';
import type { TagDescription } from '@reduxjs/toolkit/query';

type Tag = TagDescription<
  | 'Me'
  | 'Startup'
  | 'Scores'
  | 'Analytics'
  | 'Listing'
  | 'Offers'
  | 'Deals'
  | 'Pipeline'
  | 'Shares'
  | 'Threads'
>;

/** The id of the startup that a link leads to; undefined for any other link. */
const startupIn = (link: string | null): string | undefined =>
  /^\/analytics\/([^/?#]+)/.exec(link ?? '')?.[1];

/** The tags of the data that a notification reports as changed, besides the notifications. */
export function tagsAbout({ type, link }: LiveEventData<'notification.created'>): Tag[] {
  const startup = startupIn(link);
  const of = <T extends Exclude<Tag, string>['type']>(tag: T) =>
    startup === undefined ? { type: tag } : { type: tag, id: startup };
  switch (type) {
    case 'offer_received':
    case 'offer_accepted':
    case 'offer_rejected':
    case 'offer_countered':
    case 'offer_withdrawn':
      return ['Listing', 'Offers'];
    case 'interest_recorded':
      return [of('Analytics'), of('Startup')];
    case 'analysis_complete':
      return [of('Scores'), of('Analytics')];
    case 'analysis_failed':
    case 'startup_held':
    case 'review_decided':
      return [of('Startup'), of('Analytics')];
    case 'payment_confirmed':
    case 'payment_failed':
    case 'subscription_changed':
      return ['Me'];
    case 'deal_step':
    case 'deal_signed':
    case 'deal_reminder':
      return ['Deals'];
    case 'deal_opened':
    case 'deal_completed':
    case 'deal_fell_through':
    case 'listing_reopened':
      return ['Deals', 'Listing', 'Offers'];
    case 'reminder_due':
    case 'startup_improved':
      return ['Pipeline'];
    case 'share_opened':
      return ['Shares'];
    case 'startups_found':
      return [];
    case 'message_received':
    case 'introduction_requested':
    case 'introduction_answered':
      return ['Threads'];
  }
}

import type { Notification } from '../generated/work-client';
import { tagsAbout } from './notification-tags';

const about = (type: Notification['type'], link: string | null) =>
  tagsAbout({ id: 'n', type, title: '', body: '', link, created_at: '', read_at: null });

describe('the data that a notification refreshes', () => {
  it.each([
    'offer_received',
    'offer_accepted',
    'offer_rejected',
    'offer_countered',
    'offer_withdrawn',
  ] as const)('%s: listings and offers', (type) => {
    expect(about(type, '/marketplace')).toEqual(['Listing', 'Offers']);
  });

  it.each(['deal_step', 'deal_signed', 'deal_reminder'] as const)('%s: deals', (type) => {
    expect(about(type, '/deals/abc')).toEqual(['Deals']);
  });

  it.each(['deal_opened', 'deal_completed', 'deal_fell_through', 'listing_reopened'] as const)(
    '%s: deals, and the listing with its offers',
    (type) => {
      expect(about(type, '/deals/abc')).toEqual(['Deals', 'Listing', 'Offers']);
    },
  );

  it('interest_recorded: that startup and its analytics', () => {
    expect(about('interest_recorded', '/analytics/abc')).toEqual([
      { type: 'Analytics', id: 'abc' },
      { type: 'Startup', id: 'abc' },
    ]);
    expect(about('interest_recorded', null)).toEqual([{ type: 'Analytics' }, { type: 'Startup' }]);
  });

  it('analysis_complete: its scores and analytics', () => {
    expect(about('analysis_complete', '/analytics/abc')).toEqual([
      { type: 'Scores', id: 'abc' },
      { type: 'Analytics', id: 'abc' },
    ]);
  });

  it.each(['analysis_failed', 'startup_held', 'review_decided'] as const)(
    '%s: that startup and its analytics',
    (type) => {
      expect(about(type, '/analytics/abc')).toEqual([
        { type: 'Startup', id: 'abc' },
        { type: 'Analytics', id: 'abc' },
      ]);
    },
  );

  it.each(['reminder_due', 'startup_improved'] as const)('%s: the board', (type) => {
    expect(about(type, '/pipeline')).toEqual(['Pipeline']);
  });

  it.each(['payment_confirmed', 'payment_failed', 'subscription_changed'] as const)(
    '%s: the user',
    (type) => {
      expect(about(type, '/dashboard')).toEqual(['Me']);
    },
  );
});

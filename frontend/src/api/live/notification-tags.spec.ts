import type { Notification } from '../generated/client';
import { tagsAbout } from './notification-tags';

const about = (type: Notification['type'], link: string | null) =>
  tagsAbout({ id: 'n', type, title: '', body: '', link, created_at: '', read_at: null });

describe('what a notification refreshes', () => {
  it.each(['offer_received', 'offer_accepted', 'offer_rejected'] as const)(
    '%s: listings and offers',
    (type) => {
      expect(about(type, '/marketplace')).toEqual(['Listing', 'Offers']);
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

  it.each(['startup_held', 'review_decided'] as const)('%s: that startup and its scores', (type) => {
    expect(about(type, '/analytics/abc')).toEqual([
      { type: 'Startup', id: 'abc' },
      { type: 'Scores', id: 'abc' },
    ]);
  });

  it('payment_confirmed: the user', () => {
    expect(about('payment_confirmed', '/dashboard')).toEqual(['Me']);
  });
});

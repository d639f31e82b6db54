import { commentsOf, eventCatalogue } from './event-catalogue.js';
import { code } from './sources.js';

const contracts = () => code().filter(({ path }) => path.startsWith('packages/contracts/'));

describe('the event catalogue', () => {
  it('says of an event what it means, who publishes and consumes it, and what it carries', () => {
    const text = eventCatalogue(contracts());
    expect(text).toContain(`## offer.received.v1

A buyer made an offer. notifications tells the owner.

- Published by: marketplace
- Consumed by: notifications
- Data: \`offer_id\` uuid, \`listing_id\` uuid`);
  });

  it('has each live event with its data', () => {
    expect(eventCatalogue(contracts())).toContain('- `user.updated`: `is_premium` boolean');
  });

  it('reads the comment above a definition, over several lines, and no other comment', () => {
    const text = `/** Not this one. */
const other = 1;
/**
 * billing: money
 * was taken.
 */
export const paid = defineEvent(
  'payment.confirmed.v1', data);`;
    expect([...commentsOf([{ path: 'events.ts', text }])]).toEqual([
      ['payment.confirmed.v1', 'Money was taken.'],
    ]);
  });

  it('refuses an event that nothing explains', () => {
    expect(() => eventCatalogue([])).toThrow('needs a comment');
  });
});

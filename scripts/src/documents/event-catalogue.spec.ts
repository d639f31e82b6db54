import { commentsOf, eventCatalogue } from './event-catalogue.js';
import { code } from './sources.js';

const contracts = () => code().filter(({ path }) => path.startsWith('packages/contracts/'));

describe('the event catalogue', () => {
  it('gives the meaning, publisher, consumers and data of an event', () => {
    const text = eventCatalogue(contracts());
    expect(text).toContain(`## offer.received.v1

A buyer made an offer. notifications informs the owner.

- Published by: marketplace
- Consumed by: notifications
- Data: \`offer_id\` uuid, \`listing_id\` uuid`);
  });

  it('contains each live event with its data', () => {
    expect(eventCatalogue(contracts())).toContain('- `user.updated`: `is_premium` boolean');
  });

  it('reads only the comment above a definition, also over several lines', () => {
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

  it('refuses an event without a comment', () => {
    expect(() => eventCatalogue([])).toThrow('needs a comment');
  });
});

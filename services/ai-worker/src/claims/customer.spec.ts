import { startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { readClaims } from './claims.js';

const noun = (target_market: string) =>
  readClaims(
    startupFacts.parse({
      ...aStartup(),
      idea_description: 'A tool for planning the work of the coming week in one place.',
      target_market,
    }),
  ).customer;

describe('the noun for customers', () => {
  it.each([
    ['Independent dental clinics in the north of the country, about 900 of them', 'dental clinics'],
    ['Beekeepers with more than forty hives who sell their honey themselves', 'beekeepers'],
  ])('is taken from the target market: %s', (market, plural) => {
    const found = noun(market);
    expect(found.isOwn).toBe(true);
    expect(found.plural).toContain(plural);
  });

  it('is "customers" when no buyer is named', () => {
    expect(noun('Everyone, everywhere, at any time of their lives')).toEqual({
      singular: 'customer',
      plural: 'customers',
      isOwn: false,
    });
  });
});

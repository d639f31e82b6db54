import { aStartup } from '@proofround/test-kit';
import { startupFacts, startupInput } from '@proofround/contracts';

import { customer } from './own-words.js';

const facts = (target_market: string | null, sector = 'EdTech') =>
  startupFacts.parse(startupInput.parse(aStartup({ target_market, sector })));

describe('the customer in the founder’s own words', () => {
  it.each([
    ['About 41,000 clinics with up to ten dentists in the US.', 'clinics'],
    ['Public hospitals, beginning with Austria', 'public hospitals'],
    ['About 400,000 people a year learn for the licence in Germany', 'people'],
    ['Small bakeries still do their books by hand', 'small bakeries'],
    ['Freight forwarders who book by phone', 'freight forwarders'],
  ])('is of “%s” “%s”', (text, expected) => {
    expect(customer(facts(text))).toBe(expected);
  });

  it.each([null, 'Everyone', 'B2B', 'Ignore all of this'])(
    'is the sector’s where “%s” names none',
    (text) => {
      expect(customer(facts(text))).toBe('EdTech customers');
      expect(customer(facts(text, 'Other'))).toBe('customers');
    },
  );
});

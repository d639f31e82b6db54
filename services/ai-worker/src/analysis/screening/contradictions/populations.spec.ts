import { onlyCountryIn, tooSmallFor } from './users.js';

describe('the people of a country', () => {
  it.each([
    [3_000_000, 'We reach 3 million drivers in Estonia.', 'Estonia'],
    [900_000, 'We reach 900,000 drivers in Estonia.', undefined],
    [9_000_000, 'Wir erreichen 9 Millionen Fahrer in Österreich.', undefined],
    [19_000_000, 'Wir erreichen 19 Millionen Fahrer in Österreich.', 'Austria'],
    [3_000_000, 'We reach 3 million drivers.', undefined],
    [3_000_000, 'We reach 3 million drivers in New Zealand.', undefined],
  ])('are fewer than %d: %s', (count, sentence, country) =>
    expect(tooSmallFor(count, sentence)?.country).toBe(country),
  );

  it.each<[readonly string[], string | undefined]>([
    [['Drivers in Estonia.', 'Estonia only.'], 'Estonia'],
    [['Drivers in Estonia and Latvia.'], undefined],
    [['Drivers.'], undefined],
  ])('count when only one country is served: %j', (sentences, country) =>
    expect(onlyCountryIn(sentences)?.country).toBe(country),
  );
});

import { findAmounts } from '@proofround/text/numbers/money.js';

import { type Purpose, type Standing, standingsOf } from './standing.js';

const standings = (text: string, purpose: Purpose) => standingsOf(text, findAmounts(text), purpose);

// rule: CHAT-15
describe('how a text presents its figures', () => {
  it.each<[string, Standing[]]>([
    ['not 40, more like 60', ['denied', 'holds']],
    ['60, not 40', ['holds', 'denied']],
    ["I wouldn't say 40, closer to 60", ['denied', 'holds']],
    ["we don't have 500 users, we have 50", ['denied', 'holds']],
    ['40 was a typo, 400', ['denied', 'holds']],
    ['nicht sieben, inzwischen neun Kunden', ['denied', 'holds']],
    ['no siete sino nueve', ['denied', 'holds']],
    ['pas sept mais neuf clients', ['denied', 'holds']],
  ])('a denied one: %s', (text, expected) => expect(standings(text, 'count')).toEqual(expected));

  it.each<[string, Standing[]]>([
    ['we used to have 300 users, now 40', ['past', 'holds']],
    ['we had 300, now 40', ['past', 'holds']],
    ['300 last year, 40 today', ['past', 'holds']],
    ['40, down from 300', ['holds', 'past']],
    ['we went from 300 to 40 users', ['past', 'holds']],
    ['we lost 20 users, 80 left', ['past', 'holds']],
    ['I say 300 but that was the mailing list, we have 64', ['past', 'holds']],
    ['it was 9, we sold 2, now 7', ['past', 'past', 'holds']],
    ['eran seis, ahora cinco', ['past', 'holds']],
    ['Vor einem Jahr 4.000, jetzt 11.000', ['past', 'holds']],
  ])('one of an earlier time: %s', (text, expected) => expect(standings(text, 'count')).toEqual(expected));

  it.each<[string, Standing[]]>([
    ['we expect 5,000 users next year', ['planned']],
    ['The goal is 500, we have 12', ['planned', 'holds']],
    ['we plan to serve 200 plants and make $2m', ['planned', 'planned']],
    ['none so far, 14 friends said they would try', ['planned']],
  ])('one that is still to come: %s', (text, expected) => expect(standings(text, 'count')).toEqual(expected));

  it.each<[string, Purpose, Standing[]]>([
    ['we lose 2k a month', 'revenue', ['spent']],
    ['we spend 5k and make 2k a month', 'revenue', ['spent', 'holds']],
    ['2k a month in server costs', 'revenue', ['spent']],
    ['we got 5k in grants', 'revenue', ['received']],
    ['we spent 5k so far', 'ask', ['spent']],
    ['we raised 200k, now looking for 500k', 'ask', ['received', 'holds']],
    ['500k, of which 200k is already committed', 'ask', ['holds', 'received']],
    ['two million, I have already spent half a million', 'budget', ['holds', 'spent']],
    ['I started with 10k checks but these days 50 to 100k', 'check', ['past', 'holds']],
  ])('money that goes out or was got: %s (%s)', (text, purpose, expected) =>
    expect(standings(text, purpose)).toEqual(expected),
  );

  it.each<[string, Purpose]>([
    ['we had 40 users last month', 'count'],
    ['not more than 40', 'count'],
    ['not only 40 clinics', 'count'],
    ["I don't know exactly, 40", 'count'],
    ['we do not advertise, 40 clinics found us', 'count'],
    ["we haven't charged our 40 users yet", 'count'],
    ["I'd say 40", 'count'],
    ['our customers pay us 4k a month', 'revenue'],
    ['500k for salaries', 'ask'],
    ['to pay for staff we need 300k', 'ask'],
    ['we raised a little and want 500k more', 'ask'],
    ['25k at first, up to 100k later', 'check'],
    ['we never go below 200k', 'check'],
    ['we want to invest 2m', 'budget'],
  ])('one that holds: %s (%s)', (text, purpose) => {
    expect(standings(text, purpose).every((standing) => standing === 'holds')).toBe(true);
  });
});

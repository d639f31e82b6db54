import { slotOf } from '../../slots/profile.js';
import { aSituation } from '../../testing/situation.js';
import { lastVersion } from './read.js';
import { restatedPlace, withRestatedFigure } from './restated.js';

// rule: CHAT-23
describe('a figure that is taken back in the same answer (CHAT-23)', () => {
  it.each([
    ['2 million. No, 2.5, we topped up.', '2500000, we topped up.'],
    ['So dreitausend Dollar im Monat. Na wart, net dreitausend, dreieinhalb.', 'So 3500 Dollar im Monat.'],
    ['Quatre, non, cinq depuis hier.', '5 depuis hier.'],
    ['Noventa e dois. Peraí, noventa e cinco.', '95.'],
    ['Sorry, 40. Wait, in dollars 900 dollars.', 'Sorry, 900 dollars.'],
    ['40 users, not 50', '40 users, not 50'],
    ['We have 44, 12 of them do not pay', 'We have 44, 12 of them do not pay'],
    ['Nine. Eleven if you count the two that left', 'Nine. Eleven if you count the two that left'],
  ])('%s', (text, held) => expect(withRestatedFigure(text)).toBe(held));

  it('counts in the answer to the question for a sum', () =>
    expect(lastVersion('2 million. No, 2.5.', aSituation('budget', { profile: 'investor' }))).toBe(
      '2500000.',
    ));
});

describe('a place that is taken back in the same answer', () => {
  it.each([
    ['Mir san aus Graz. Äh na, net Graz, Villach is da Sitz.', 'Villach'],
    ['En Salta. No, perdón, en Jujuy, Salta es la otra.', 'Jujuy'],
    ['Gdańsk. Nie, przepraszam, Sopot.', 'Sopot'],
    ['दिल्ली नहीं, पुणे।', 'पुणे'],
    ['Graz nicht, Villach', 'Villach'],
    ['Lyon, pas Paris', null],
    ['Leeds, no office yet', null],
    ['Cork, Ireland, not the one in the States', null],
  ])('%s', (text, place) => {
    expect(restatedPlace(text)).toBe(place);
    if (place !== null)
      expect(slotOf('startup', 'location')?.read(text, aSituation(null).context)).toMatchObject({
        value: place,
      });
  });
});

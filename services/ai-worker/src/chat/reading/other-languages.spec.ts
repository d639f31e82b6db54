import { describedStage } from '@proofround/text/described-stage.js';
import { findAmounts } from '@proofround/text/numbers/money.js';

import { readCount } from '../slots/counts.js';
import { readLocation, readRevenue } from '../slots/founder-readers.js';
import { aSituation } from '../testing/situation.js';
import { actOf } from './acts/read.js';
import { withoutAddress } from './clauses/small-talk.js';
import { nameIn } from './names/find.js';
import { readName } from './names/read.js';

it.each([
  ['двадцать пять тысяч долларов', 25_000],
  ['тысячи три с половиной долларов', 3500],
  ["п'ятдесят тисяч доларів", 50_000],
  ['czterdzieści pięć tysięcy', 45_000],
  ['bir buçuk milyon dolar', 1_500_000],
  ['vijfentwintigduizend dollar', 25_000],
  ['Six mille deux cent nonante dollars, une fois.', 6290],
  ['deux cent huitante mille', 280_000],
])('the amount of "%s"', (text, amount) => expect(findAmounts(text)[0]?.value).toBe(amount));

it.each([
  ['25.000 dollar denk ik, of nee, laten we 32.500 dollar zeggen', 32_500],
  ['Rs 3,50,000, in US it is 4,200 dollars', 4200],
])('the amount that counts in "%s"', (text, amount) =>
  expect(readRevenue(text)).toMatchObject({ kind: 'value', value: amount }),
);

it.each([
  ['14 orders, which is 6 customers', 6],
  ['Клиентов было сто двадцать... нет, сто двадцать это заказы. Клиентов девяносто шесть.', 96],
])('the people in "%s"', (text, count) =>
  expect(readCount(text, 'users')).toMatchObject({ kind: 'value', value: count }),
);

it.each(['Работаем второй год', 'draait sinds maart', 'Ça roule depuis deux ans'])('"%s" is open', (text) =>
  expect(describedStage(text)).toBe('launched'),
);

it('takes a city with letters beyond a to z', () =>
  expect(readLocation('Łomża')).toMatchObject({ kind: 'value', value: 'Łomża' }));

it.each([
  ['eso no se lo voy a decir', 'skip'],
  ['je le garde pour moi', 'skip'],
  ['не буду называть', 'skip'],
  ['да, всё верно', 'yes'],
  ['klopt helemaal', 'yes'],
  ['тоже нет', 'none'],
  ['नहीं', 'no'],
  ['हाँ, ठीक है', 'yes'],
  ['यह छोड़ दीजिए', 'skip'],
])('"%s" is %s', (text, act) => expect(actOf(text)).toBe(act));

it.each([
  ['No sir', 'No'],
  ['Company name is VaigaiCoil sir', 'Company name is VaigaiCoil'],
  ['Yes sir correct', 'Yes correct'],
  ['We sell to the sir', 'We sell to the sir'],
])('the form of address in "%s"', (text, rest) => expect(withoutAddress(text)).toBe(rest));

it('finds the name after the word for it in Hindi', () =>
  expect(readName('इसका नाम है चूल्हा साथी।', aSituation('idea_title'), false)?.name).toBe('चूल्हा साथी'));

it('finds the name in the first clause, to be confirmed', () =>
  expect(nameIn('Банька на колёсах. Просто так и пишите.', { asked: true, insisted: true })).toMatchObject({
    name: 'Банька на колёсах',
    sure: false,
  }));

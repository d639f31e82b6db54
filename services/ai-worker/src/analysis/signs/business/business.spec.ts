import { type StartupFacts, startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { readClaims } from '../../../claims/claims.js';
import { signsIn } from '../signs.js';
import { businessOf } from './business.js';
import { OF_CLIENTELE } from './clienteles.js';
import { usualQuestionsIn } from './index.js';
import { lexicon } from './lexicon.js';
import { OF_ALL, OF_WAY } from './usual-questions.js';
import { CLIENTELES, WAYS } from './vocabulary.js';

const BLANK: Partial<StartupFacts> = {
  sector: 'Other',
  problem_statement: null,
  solution_statement: null,
  target_market: null,
  competitive_advantage: null,
  funding_usage: null,
  team_background: null,
  user_count: 0,
  monthly_revenue: 0,
};
const claimsOf = (idea_description: string, more: Partial<StartupFacts> = {}) =>
  readClaims(
    startupFacts.parse({ ...aStartup(), ...BLANK, idea_title: 'Kettle', idea_description, ...more }),
  );
const codesOf = (idea_description: string, more: Partial<StartupFacts> = {}) =>
  usualQuestionsIn(claimsOf(idea_description, more), []).map(({ code }) => code);
const concerns = (idea_description: string, more: Partial<StartupFacts> = {}) =>
  usualQuestionsIn(claimsOf(idea_description, more), []).map(({ concern }) => concern);

describe('the kind of a business', () => {
  it.each([
    ['delivery', 'Couriers bring lunch from eight places. We make deliveries to forty offices.'],
    ['service', 'Wir reparieren Waschmaschinen. Die Reparatur dauert eine Stunde.'],
    ['device', 'Un capteur posé sur le robinet. L’appareil mesure le débit.'],
    ['food', 'Cocinamos comida casera. La cocina abre a las seis.'],
    ['software', 'Um aplicativo para barbearias. O aplicativo guarda os horários.'],
    ['rental', 'Noleggiamo tende per feste. Il noleggio costa poco.'],
    ['software', 'Aplikacja dla fryzjerów. Aplikacja pilnuje terminów.'],
    ['rides', 'Ojek untuk kantor. Penumpang memesan lewat telepon.'],
    ['waste', 'Перерабатываем отходы ткани. Переработка идёт в цехе.'],
    ['trade', 'نستورد الدقيق ونبيعه للأفران. توريد كل أسبوع.'],
    [
      'software',
      '美容室の予約をまとめるアプリです。お客様はアプリで空いている時間を選び、店は一日の予定をアプリで見ます。',
    ],
  ])('is %s: %s', (way, text) => {
    expect(businessOf(claimsOf(text)).ways).toContain(way);
  });

  // What a business is by what it says that it does, sells and is; the same words tell nothing elsewhere.
  it.each([
    ['what it sells', 'device', 'We sell lamps? No. We sell sensors that hang in barns.'],
    ['the noun at the end', 'software', 'Restaurant software for the morning shift. Kitchens use it.'],
    ['the noun at the end', 'game', 'A bank simulation game. Lend to the baker, refuse the mayor.'],
    ['the noun at the end', 'insurance', 'Pet insurance. Sold through vets.'],
    [
      'the noun at the beginning',
      'software',
      'Un logiciel de caisse pour les boulangeries. Il imprime la note.',
    ],
    ['its deed', 'service', 'We tune, clean and repair pianos. Schools ask us twice a year.'],
    ['its deed', 'rental', 'We only rent out drills. A neighbour brings them back on Sunday.'],
    ['its deed', 'harvest', 'Criamos gallinas en libertad y vendemos los huevos a los hoteles de la isla.'],
    [
      'its deed',
      'trade',
      'We buy old pianos, mend the keys and sell them. The shop has a piano for everybody.',
    ],
    ['its share of what others list', 'marketplace', 'Knitters list jumpers. We keep 12% of each sale.'],
    ['a sector that is a way', 'game', 'We do it better.', 'Video games'],
    ['the head of its sector', 'software', 'We do it better.', 'Software für Handwerk'],
  ])('is read from %s: %s', (_, way, text, sector = 'Other') => {
    expect(businessOf(claimsOf(text, { sector })).ways).toEqual([way]);
  });

  it.each([
    ['what it denies', 'software', 'An app for couriers. We do not deliver, we do not lend money.'],
    ['what it denies', 'service', 'Wir reparieren Uhren. Kein Verleih, keine Software.'],
    ['what others call it', 'trade', 'We import tiles. People keep calling us a marketplace.'],
    ['a question', 'software', 'Do you rent? We build an app that counts nails.'],
    ['those for whom it is', 'device', 'A sensor for bakeries, delivery firms and insurance brokers.'],
    ['what customers do', 'device', 'A robot that cleans gutters. Cleaners pay it back in 40 houses.'],
    ['what it is like', 'course', 'Lessons in baking. It is no dating app.'],
    ['how it is brought', 'rental', 'Wir vermieten Betten. Wir liefern und holen ab.'],
  ])('is not read from %s: %s', (_, way, text, more = {}) => {
    expect(businessOf(claimsOf(text, more)).ways).toEqual([way]);
  });

  it('is not known where the texts only speak of others', () => {
    for (const text of [
      'A woman telephones your referees about the restaurant where you cooked.',
      'Neighbours lend each other drills. Borrowing is free, lending too.',
      'I worked at a bank, then at a taxi firm. Now I sort letters for landlords.',
    ])
      expect(businessOf(claimsOf(text)).ways).toEqual([]);
  });

  it('is not read from the problem, nor from a phrase with another meaning', () => {
    const problem_statement = 'Taxi drivers wait. Passengers wait for a taxi.';
    expect(businessOf(claimsOf('A thing for stations.', { problem_statement })).ways).toEqual([]);
    expect(businessOf(claimsOf('We measure food waste.', { sector: 'Food waste' })).ways).toEqual([]);
  });

  it('is not read from one word alone, unless it says what it is', () => {
    expect(
      businessOf(claimsOf('We sell ice time to leagues of bakers. One league has a taxi.')).ways,
    ).toEqual([]);
    expect(businessOf(claimsOf('Taxi for dogs. It is quick.')).ways).toEqual(['rides']);
  });

  it('is not the trade of the customers where software is sold to them', () => {
    const text = 'Software for cleaners. The app plans who cleans where, and the software prints the bill.';
    expect(businessOf(claimsOf(text, { sector: 'SaaS' })).ways).toEqual(['software']);
  });

  it('has the field of those who are served', () => {
    const target_market = 'Parish councils and small municipalities.';
    expect(businessOf(claimsOf('An app.', { target_market })).clienteles).toEqual(['public']);
  });
});

describe('the usual questions', () => {
  // rule: SCORE-32
  it('are those of its kind, at most four, each subject once', () => {
    expect(
      codesOf('We rent out tents. A tent rental costs $40 for a weekend.', { monthly_revenue: 900 }),
    ).toEqual(['kind.rental.season', 'kind.rental.capital', 'kind.rental.rivals', 'kind.rental.liability']);
  });

  it('are not raised where another sign raises the subject', () => {
    const competitive_advantage = 'Honestly anybody could copy it, we have no patent.';
    const all = signsIn(claimsOf('We rent out tents. A tent rental.', { competitive_advantage }));
    const codes = all.map(({ code }) => code);
    expect(codes).toContain('open.copy');
    expect(codes).not.toContain('kind.rental.rivals');
  });

  it('are not raised where the founder settles them', () => {
    const text = 'A taxi with our own app. Passengers call a taxi.';
    expect(codesOf(text)).toContain('kind.rides.law');
    expect(codesOf(`${text} We are licensed by the city.`)).not.toContain('kind.rides.law');
  });

  it('quote the price', () => {
    const text = 'We brew beer for pubs. One barrel costs the pub $60.';
    expect(signsIn(claimsOf(text)).find(({ code }) => code === 'kind.food.cost')).toMatchObject({
      isWhole: false,
      statement: { quote: 'One barrel costs the pub $60.' },
    });
  });

  it('ask how much hangs on the largest where few bring all income', () => {
    const few = { user_count: 7, monthly_revenue: 41_000 };
    expect(concerns('A camera that inspects wafers. The device is quick.', few)).toContain(
      'By your figures you count 7 and take $41,000 a month, and an investor will ask how much of it hangs on the largest.',
    );
    expect(
      codesOf('A camera that inspects wafers.', { user_count: 700, monthly_revenue: 41_000 }),
    ).not.toContain('kind.few');
    expect(
      codesOf('A camera for shops. A shop pays $50 a month.', { user_count: 7, monthly_revenue: 350 }),
    ).not.toContain('kind.few');
  });

  it('presuppose no work of the startup while another question fits', () => {
    const sold = { monthly_revenue: 900, user_count: 90 };
    expect(codesOf('We tune, clean and repair pianos. Schools ask us twice a year.', sold)).toEqual([
      'kind.service.scale',
      'kind.service.rivals',
      'kind.any.cost',
      'kind.any.stay',
    ]);
  });

  it('ask about the service of others over which it runs', () => {
    expect(codesOf('Bakers send us their orders by WhatsApp.')).toContain('kind.channel');
    expect(codesOf('Bakers send us their orders by phone instead of WhatsApp.')).not.toContain(
      'kind.channel',
    );
  });

  it('hold for every business of its stage where no kind is sure', () => {
    expect(codesOf('A thing for stations.', { stage: 'idea' })).toEqual([
      'kind.any.payer',
      'kind.any.rivals',
      'kind.any.proof',
    ]);
    expect(
      codesOf('A thing for stations.', { stage: 'growing', monthly_revenue: 900, user_count: 90 }),
    ).toEqual(['kind.any.rivals', 'kind.any.cost', 'kind.any.stay', 'kind.any.channel']);
  });

  it.each([
    ['kind.rides.bypass', 'A taxi for dogs.', 'Drivers keep 80% of a ride.'],
    ['kind.goods.capital', 'We sell shoes made to order.', 'We sell shoes.', true],
    ['kind.placement.stay', 'We place nurses. Hospitals pay per hour.', 'We place nurses.', true],
    ['kind.waste.cost', 'We recycle nets.', 'We collect them at the port.'],
    ['kind.course.bypass', 'We teach welding.', 'Each tutor has a page.'],
    ['kind.clinics.data', 'A device for clinics. It is quiet.', 'It has sensors.'],
    ['kind.payments.cost', 'We transfer money abroad.', 'We keep 2% of each transfer.'],
  ])('need what they presuppose: %s', (code, text, more, isWithout = false) => {
    const [without, present] = isWithout ? [text, more] : [text, `${text} ${more}`];
    const sold = { monthly_revenue: 900, user_count: 90 };
    expect(codesOf(without, sold)).not.toContain(code);
    expect(codesOf(present, sold)).toContain(code);
  });

  it('ask about the data of children only where the texts speak of children', () => {
    const families = { target_market: 'Families who like photos.', monthly_revenue: 900, user_count: 90 };
    expect(codesOf('A photo app. The app sorts photos.', families)).not.toContain('kind.families.data');
    expect(codesOf('A photo app. The app sorts photos of kids.', families)).toContain('kind.families.data');
  });
});

describe('the tables', () => {
  it('have questions for each way and each clientele', () => {
    for (const questions of Object.values(OF_WAY)) expect(questions.length).toBeGreaterThan(2);
    expect(Object.keys(OF_WAY)).toEqual(expect.arrayContaining(Object.keys(WAYS)));
    expect(Object.keys(OF_CLIENTELE)).toEqual(expect.arrayContaining(Object.keys(CLIENTELES)));
  });

  it('complete a sentence', () => {
    const all = [...OF_ALL, ...Object.values(OF_WAY).flat(), ...Object.values(OF_CLIENTELE).flat()];
    for (const { asks } of all)
      expect(asks).toMatch(/^(?:who|what|how|which|why|where|whether|about|from|in|for|by) .*[^.?]$/);
  });
});

describe('a lexicon', () => {
  const words = lexicon(
    [['tree', 'oak oak* *wood apple_tree* 木'] as const, ['fruit', 'apple*'] as const],
    'oak_hill',
  );
  const names = (text: string) => words.find(text).map(({ name }) => name);

  it('finds whole words, beginnings, endings, phrases and words inside other scripts', () => {
    expect(names('an oak')).toEqual(['tree']);
    expect(names('two oaks')).toEqual(['tree']);
    expect(names('driftwood')).toEqual(['tree']);
    expect(names('an apple')).toEqual(['fruit']);
    expect(names('大木')).toEqual(['tree']);
    expect(names('soak')).toEqual([]);
  });

  it('counts the longest phrase, also a nameless one', () => {
    expect(names('apple trees')).toEqual(['tree']);
    expect(names('oak hill')).toEqual([]);
  });
});

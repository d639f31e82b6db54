import { type StartupFacts, startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { readClaims } from '../../../claims/claims.js';
import { signsIn } from '../signs.js';
import { OF_WAY } from './doubts.js';
import { OF_FIELD } from './fields.js';
import { doubtsIn } from './index.js';
import { kindOf } from './kind.js';
import { lexicon } from './lexicon.js';
import { FIELDS, WAYS } from './vocabulary.js';

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
const doubts = (idea_description: string, more: Partial<StartupFacts> = {}) =>
  doubtsIn(claimsOf(idea_description, more), []).map(({ code }) => code);
const concerns = (idea_description: string, more: Partial<StartupFacts> = {}) =>
  doubtsIn(claimsOf(idea_description, more), []).map(({ concern }) => concern);

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
    ['trade', 'نشتري الدقيق جملة. توريد كل أسبوع.'],
    [
      'software',
      '美容室の予約をまとめるアプリです。お客様はアプリで空いている時間を選び、店は一日の予定をアプリで見ます。',
    ],
  ])('is %s: %s', (way, text) => {
    expect(kindOf(claimsOf(text)).ways).toContain(way);
  });

  it('is read from the sector, too', () => {
    expect(kindOf(claimsOf('We do it better.', { sector: 'Video games' })).ways).toEqual(['game']);
  });

  it('is not read from the problem, nor from a phrase with another meaning', () => {
    const problem_statement = 'Taxi drivers wait. Passengers wait for a taxi.';
    expect(kindOf(claimsOf('A thing for stations.', { problem_statement })).ways).toEqual([]);
    expect(kindOf(claimsOf('We measure food waste.', { sector: 'Food waste' })).ways).toEqual([]);
  });

  it('is not read from one word alone, unless it is the sector or stands at the very beginning', () => {
    expect(kindOf(claimsOf('We sell ice time to leagues of bakers. One league has a taxi.')).ways).toEqual(
      [],
    );
    expect(kindOf(claimsOf('Taxi for dogs. It is quick.')).ways).toEqual(['rides']);
  });

  it('is not the trade of the customers where software is sold to them', () => {
    const text = 'Software for cleaners. The app plans who cleans where, and the software prints the bill.';
    expect(kindOf(claimsOf(text, { sector: 'SaaS' })).ways).toEqual(['software']);
  });

  it('has the field of those who are served', () => {
    const target_market = 'Parish councils and small municipalities.';
    expect(kindOf(claimsOf('An app.', { target_market })).fields).toEqual(['public']);
  });
});

describe('the doubts about a business', () => {
  // rule: SCORE-32
  it('are those of its kind, at most four, each subject once', () => {
    expect(
      doubts('We rent out tents. A tent rental costs $40 for a weekend.', { monthly_revenue: 900 }),
    ).toEqual(['kind.rental.capital', 'kind.rental.season', 'kind.rental.rivals', 'kind.rental.liability']);
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
    expect(doubts(text)).toContain('kind.rides.law');
    expect(doubts(`${text} We are licensed by the city.`)).not.toContain('kind.rides.law');
  });

  it('quote the price', () => {
    const text = 'We repair bicycles at the door. One repair costs the customer $60.';
    expect(signsIn(claimsOf(text)).find(({ code }) => code === 'kind.service.cost')).toMatchObject({
      isWhole: false,
      statement: { quote: 'One repair costs the customer $60.' },
    });
  });

  it('name the makers who are there already', () => {
    const target_market = 'Clinics and hospitals.';
    expect(concerns('Software that calls patients. The app is quick.', { target_market })).toContain(
      'An investor will ask what you do when the makers of practice and hospital software add this to what they sell.',
    );
  });

  it('ask how much hangs on the largest where few bring all income', () => {
    const few = { user_count: 7, monthly_revenue: 41_000 };
    expect(concerns('A camera that inspects wafers. The device is quick.', few)).toContain(
      'By your figures you count 7 and take $41,000 a month, and an investor will ask how much of it hangs on the largest.',
    );
    expect(
      doubts('A camera that inspects wafers.', { user_count: 700, monthly_revenue: 41_000 }),
    ).not.toContain('kind.few');
  });

  it('ask about the service of others over which it runs', () => {
    expect(doubts('Bakers send us their orders by WhatsApp.')).toContain('kind.channel');
    expect(doubts('Bakers send us their orders by phone instead of WhatsApp.')).not.toContain('kind.channel');
  });

  it('ask who pays only where nothing comes in', () => {
    expect(doubts('A thing for stations.', { stage: 'idea' })).toEqual(['kind.payer']);
    expect(
      doubts('A thing for stations.', { stage: 'growing', monthly_revenue: 900, user_count: 90 }),
    ).toEqual([]);
  });

  it('ask about the data of children only where the texts speak of children', () => {
    const families = { target_market: 'Families who like photos.', monthly_revenue: 900, user_count: 90 };
    expect(doubts('A photo app. The app sorts photos.', families)).not.toContain('kind.families.data');
    expect(doubts('A photo app. The app sorts photos of kids.', families)).toContain('kind.families.data');
  });
});

describe('the tables', () => {
  it('have doubts for each way and each field', () => {
    for (const [way] of WAYS) expect(OF_WAY[way].length).toBeGreaterThan(2);
    for (const [field] of FIELDS) expect(OF_FIELD[field]).toBeDefined();
  });

  it('complete a sentence', () => {
    const all = [...Object.values(OF_WAY).flat(), ...Object.values(OF_FIELD).flatMap((each) => each.doubts)];
    for (const { asks } of all)
      expect(asks).toMatch(/^(?:who|what|how|which|why|where|whether|about|from|in|for|by) .*[^.?]$/);
  });
});

describe('a lexicon', () => {
  const words = lexicon(
    [['tree', 'oak oak* *wood apple_tree* 木'] as const, ['fruit', 'apple*'] as const],
    'oak_hill',
  );
  const names = (text: string) => [...words.find(text).keys()];

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

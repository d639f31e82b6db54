import type { MatchableStartup } from '@proofround/contracts';

import { rankPair } from './ranking.js';
import { founders } from './testing/founders.js';

const reasons = (
  startup: Partial<MatchableStartup>,
  investment_thesis: string,
  geography_preference: string[] | null = null,
) =>
  rankPair(
    { ...founders.ledger, problem_statement: null, target_market: null, ...startup },
    { ...founders.backer, investment_thesis, geography_preference },
  ).startup_reasons;
const isOut = (...of: Parameters<typeof reasons>) => reasons(...of)[0]?.startsWith('Excluded') === true;

const blank = { user_count: 0, monthly_revenue: 0 };

// rule: MATCH-25
describe('requirements compared with known figures', () => {
  it.each<[string, string, Partial<MatchableStartup>, boolean]>([
    ['a blank field of a launched startup is unknown', 'Not before revenue.', { stage: 'launched' }, false],
    ['an early startup that mentions no sales has none', 'Not before revenue.', { stage: 'mvp' }, true],
    [
      'revenue in the text counts',
      'At least $5k of monthly revenue.',
      { stage: 'mvp', idea_description: 'Tide tables for ferries. Six harbours pay $7,200 a month.' },
      false,
    ],
    [
      'a smaller figure in the text is smaller',
      'At least $5k of monthly revenue.',
      { stage: 'launched', idea_description: 'Tide tables for ferries, $900 MRR.' },
      true,
    ],
    [
      'the field counts, and not a larger figure of the texts',
      'Nothing below 10k monthly revenue.',
      {
        stage: 'launched',
        monthly_revenue: 2400,
        idea_description: 'Tide tables. Harbours make $90,000 a month with such tables.',
      },
      true,
    ],
    [
      'revenue without an amount is unknown',
      'At least $5k of monthly revenue.',
      { stage: 'launched', idea_description: 'Tide tables. Our revenue doubled in nine months.' },
      false,
    ],
    [
      'a statement that nobody pays yet counts',
      'Not before revenue.',
      { stage: 'launched', idea_description: 'Tide tables. We have no revenue so far.' },
      true,
    ],
    ['too few users are too few', 'Nothing below 500 users.', { stage: 'launched', user_count: 40 }, true],
    ['users left blank are unknown', 'Nothing below 500 users.', { stage: 'launched' }, false],
    [
      'the place of users is no condition',
      'Not before there are users in the wild.',
      { user_count: 30 },
      false,
    ],
    ['nobody uses it yet', 'Not before there are users in the wild.', { stage: 'mvp' }, true],
    [
      'users by another name',
      'Not before there are users in the wild.',
      { stage: 'mvp', idea_description: 'Tide tables for ferries. Seven harbour masters use them.' },
      false,
    ],
    ['words that form no name', 'Not before somebody has begged for it twice.', { stage: 'mvp' }, false],
    ['a must is a requirement', 'A working product is a must.', { stage: 'idea' }, true],
    ['no must is no requirement', 'A working product is not a must.', { stage: 'idea' }, false],
    ['revenue comes first', 'Revenue first, please.', { stage: 'mvp' }, true],
    ['a pilot that pays', 'Not before the first paying pilot.', { stage: 'mvp', monthly_revenue: 40 }, false],
    ['a paying customer is required', 'At least one harbour must already pay.', { stage: 'mvp' }, true],
    ['in German', 'Vor dem ersten Umsatz steigen wir nicht ein.', { stage: 'mvp' }, true],
    ['in German, without a verb', 'Ohne zahlende Kunden kein Termin.', { stage: 'idea' }, true],
    ['in Spanish', 'Pedimos al menos 3.000 dólares de ingresos mensuales.', { monthly_revenue: 900 }, true],
  ])('%s', (_, thesis, startup, out) => expect(isOut({ ...blank, ...startup }, thesis)).toBe(out));
});

// rule: MATCH-13
describe('conditions that a startup meets or not', () => {
  const FIRST_SALE = 'I do not come in before the first clinic has paid for it.';
  it.each<[string, string, Partial<MatchableStartup>, boolean]>([
    ['revenue meets a first payment', FIRST_SALE, { stage: 'launched', monthly_revenue: 30 }, false],
    [
      'the payer may be another',
      FIRST_SALE,
      { stage: 'mvp', idea_description: '6 ports paid for tide tables.' },
      false,
    ],
    ['nobody pays before the launch', FIRST_SALE, { stage: 'mvp' }, true],
    [
      'a sale in a language that no claim reads',
      FIRST_SALE,
      { stage: 'mvp', idea_description: 'Gelgit tabloları. Altı liman 40 dolar ödüyor, 6 tane sattık.' },
      false,
    ],
    [
      'the founder pays',
      FIRST_SALE,
      { stage: 'mvp', idea_description: 'Tide tables for ferries. We pay 90 dollars for the server.' },
      true,
    ],
    [
      'still free',
      'No entramos hasta que alguien pague.',
      { stage: 'launched', idea_description: 'Tablas de mareas, todavía es gratis.' },
      true,
    ],
    [
      'a licence in hand',
      'Nothing until a licence is in hand.',
      { idea_description: 'Loans to boats. The central bank gave us a licence.' },
      false,
    ],
    ['no licence', 'Nothing until a licence is in hand.', { idea_description: 'Loans to boats.' }, true],
    [
      'a condition that is not understood',
      'I do not come in before my dog has barked.',
      { stage: 'idea' },
      false,
    ],
  ])('%s', (_, thesis, startup, out) => expect(isOut({ ...blank, ...startup }, thesis)).toBe(out));
});

// rule: MATCH-14
describe('borders in other words', () => {
  it.each<[string, string, string | null, boolean]>([
    ['fuera de la región no', 'Toda América Latina, fuera de la región no.', 'Niterói, Brasil', false],
    ['fuera de la región no', 'Toda América Latina, fuera de la región no.', 'Porto', true],
    ['fora deles', 'Invisto nos países lusófonos, fora deles não conheço ninguém.', 'Maputo', false],
    ['fora deles', 'Invisto nos países lusófonos, fora deles não conheço ninguém.', 'Bogotá', true],
    [
      'the sentence before',
      'Wir investieren in Skandinavien. Außerhalb davon nichts.',
      'Bergen, Norwegen',
      false,
    ],
    ['the sentence before', 'Wir investieren in Skandinavien. Außerhalb davon nichts.', 'Kiel', true],
    ['an area of a language', 'Outside the German-speaking area I do not invest.', 'Linz', false],
    ['an area of a language', 'Outside the German-speaking area I do not invest.', 'Utrecht', true],
    [
      'in Japanese',
      '東南アジアの会社に投資します。それ以外の地域には投資しません。',
      'Cebu, Philippines',
      false,
    ],
    ['in Japanese', '東南アジアの会社に投資します。それ以外の地域には投資しません。', 'Lima', true],
    ['without business there', '日本で事業を行わない会社には投資しません。', 'Kyoto', false],
    ['without business there', '日本で事業を行わない会社には投資しません。', 'Oslo', true],
    ['an unknown place', 'Outside the German-speaking area I do not invest.', null, false],
    ['where the investor worked', 'Facevo scarpe a Bari.', 'Utrecht', false],
    ['where the investor comes from', 'Fui contabilista em Maputo e em Setúbal.', 'Recife', false],
    ['what is no border', 'I would only be a tourist in Rome.', 'Utrecht', false],
  ])('%s: %s %s', (_, thesis, location, out) => expect(isOut({ location }, thesis)).toBe(out));
});

describe('what a business needs', () => {
  it.each<[string, Partial<MatchableStartup>, boolean]>([
    [
      'Nothing that runs vans or keeps stock.',
      { idea_description: 'Groceries at the door, with our own vans.' },
      true,
    ],
    ['Nothing that runs vans or keeps stock.', { idea_description: 'A sensor for drains.' }, false],
    [
      'Nichts, wofür man ein Labor braucht.',
      { idea_description: 'Enzymes that clean nets.', sector: 'Biotech' },
      true,
    ],
    [
      'Nichts, wofür man ein Labor braucht.',
      { idea_description: 'Rotas for laboratories. Labs pay us.' },
      false,
    ],
    [
      'Geen bedrijven met voorraad of een eigen wagenpark.',
      { idea_description: 'We kopen stof en houden voorraad in een magazijn.' },
      true,
    ],
    [
      'Geen bedrijven met voorraad of een eigen wagenpark.',
      { idea_description: 'Een lamp van gerecycled glas.' },
      false,
    ],
    [
      'Rien qui exige un agrément bancaire.',
      { idea_description: 'Loans to shops. The regulator gave us a licence.' },
      true,
    ],
    [
      'Rien qui exige un agrément bancaire.',
      { idea_description: 'Maps for shops. A licence costs 90 dollars.' },
      false,
    ],
    [
      'Nichts gegen Firmen, die ein Labor brauchen.',
      { idea_description: 'Enzymes that clean nets.', sector: 'Biotech' },
      false,
    ],
    [
      'Verbraucher-Apps und Spiele lehnen wir ab.',
      { idea_description: 'A game about harbours.', sector: 'Games' },
      true,
    ],
    [
      '在庫を抱える商売は対象外です。',
      { idea_description: 'Kebayas. We keep stock in our own warehouse.' },
      true,
    ],
  ])('%s %j', (thesis, startup, out) => expect(isOut(startup, thesis)).toBe(out));
});

describe('places as refusals', () => {
  const peru = { location: 'Arequipa, Peru' };
  const ghana = { location: 'Tamale, Ghana' };
  it.each<[string, Partial<MatchableStartup>, string, string[] | null, boolean]>([
    ['a bare list', peru, 'Estonia, Latvia, Lithuania.', null, true],
    ['a region beside the subject', peru, 'Water works in the Gulf.', ['UAE', 'Qatar'], true],
    [
      'a region by its nickname',
      { location: 'Perth, Australia' },
      'Wells across the global South.',
      ['Africa'],
      true,
    ],
    ['a region contains its places', ghana, 'Wells across the global South.', ['Africa'], false],
    [
      'places named for a reason, and chosen',
      ghana,
      'My mother wants me home for dinner on Sundays, so Slovakia or Hungary.',
      ['Slovakia', 'Hungary'],
      true,
    ],
    [
      'places named for a reason, and not chosen',
      ghana,
      'My mother wants me home for dinner on Sundays, so Slovakia or Hungary.',
      null,
      false,
    ],
    ['a region of the continent they chose', peru, 'East Africa, and boats.', ['Africa'], true],
    ['a region contains its countries', ghana, 'Sub-Saharan Africa, and boats.', ['Africa'], false],
    ['a preference is no rule', ghana, 'We especially like founders from Norway.', ['Norway'], false],
    ['a state lies in its country', { location: 'Mérida, Yucatán' }, 'Canada only.', null, true],
    ['a village in a state', { location: 'Tequila, Jalisco' }, 'Mexico only.', null, false],
    ['the state of Georgia', { location: 'Savannah, Georgia' }, 'US only.', null, false],
    ['the country of Georgia', { location: 'Tbilisi, Georgia' }, 'US only.', null, true],
    ['an unknown place', { location: null }, 'US only.', null, false],
  ])('%s', (_, startup, thesis, chosen, out) => expect(isOut(startup, thesis, chosen)).toBe(out));
});

describe('the customers of a startup', () => {
  const vans: Partial<MatchableStartup> = {
    sector: 'Mobility',
    idea_title: 'Sunrise vans',
    idea_description: 'Shared vans from the suburbs to the ring road at six in the morning.',
  };
  const NO_CONSUMERS = "We don't do anything that sells to consumers.";
  it.each<[string, string | null, boolean]>([
    ['private people', 'Commuters in towns that the train serves badly.', true],
    ['organisations', 'Hospitals and factories with early shifts.', false],
    ['both', 'Pensioners and clinics.', true],
    ['not said', null, false],
  ])('%s', (_, target_market, out) => expect(isOut({ ...vans, target_market }, NO_CONSUMERS)).toBe(out));

  it.each<[string, string[], boolean]>([
    ['a chosen sector says nothing about customers', ['EdTech'], true],
    ['a chosen sector of consumers contradicts', ['EdTech', 'Consumer'], false],
  ])('"B2B only": %s', (_, investment_sectors, out) => {
    const investor = { ...founders.backer, investment_sectors, investment_thesis: 'B2B only.' };
    expect(rankPair(founders.lessons, investor).match_score <= 20).toBe(out);
  });

  it('are recognised from other words for a kind of business', () => {
    const swap = 'Eine Kleinanzeigen-Börse für gebrauchte Bühnentechnik unter Theatern.';
    expect(isOut({ idea_description: swap }, 'Keine reinen Marktplätze.')).toBe(true);
    expect(isOut({ idea_description: 'Lichtpulte für Theater.' }, 'Keine reinen Marktplätze.')).toBe(false);
  });

  it.each<[string, Partial<MatchableStartup>, boolean]>([
    ['Kein Endkundengeschäft, keine Kryptofirmen.', { target_market: 'Pendler im Umland' }, true],
    ['Kein Endkundengeschäft, keine Kryptofirmen.', { target_market: 'Krankenhäuser' }, false],
    ['Sin hardware.', { idea_description: 'A lamp. We solder each unit; the prototype has a sensor.' }, true],
    [
      'We never back two-sided platforms.',
      { idea_description: 'Etsy for organ pipes, we keep 8% of each.' },
      true,
    ],
    ['No gig work.', { idea_description: 'Our gardeners come for $30 an hour.' }, true],
    ['No gig work.', { idea_description: 'Seeds for gardeners.' }, false],
  ])('are refused by the name of the kind: %s', (thesis, startup, out) =>
    expect(isOut({ ...vans, ...startup }, thesis)).toBe(out),
  );
});

describe('verdicts about places, sizes and kinds of business', () => {
  it.each<[string, Partial<MatchableStartup>, boolean]>([
    // A dislike after the only place is about something else.
    ['Europe only, I hate airports.', { location: 'Saskatoon' }, true],
    ['Europe only, I hate airports.', { location: 'Leeuwarden' }, false],
    ['Europe and North America have enough of us.', { location: 'Rennes' }, true],
    ['Europe and North America have enough of us.', { location: 'Kisumu' }, false],
    ['Latin America has enough capital, we go to Africa and nowhere else.', { location: 'Monterrey' }, true],
    ['Deutschland, Österreich, sonst nirgends.', { location: 'Porto' }, true],
    ['Canada only.', { location: 'Nova Scotia' }, false],
    ['Canada only.', { location: 'Ille-et-Vilaine' }, true],
    // Sizes.
    ['Anything that bills under three million a year is too early.', { monthly_revenue: 14_000 }, true],
    ['Anything that bills under three million a year is too early.', { monthly_revenue: 400_000 }, false],
    ['Once you make more than 50k a month you are too big for us.', { monthly_revenue: 90_000 }, true],
    ['Once you make more than 50k a month you are too big for us.', { monthly_revenue: 9_000 }, false],
    // An object before an inverted German verb.
    [
      'Was eine Privatperson zahlt, schauen wir nicht an.',
      { idea_description: 'An app for parents who swap toys with families.', target_market: 'Parents.' },
      true,
    ],
    // Kinds of business by what the startup does.
    ['No hardware.', { idea_description: 'We build robots that weed carrot fields.' }, true],
    ['No hardware.', { idea_description: 'We plan routes for makers of robots.' }, false],
    ['No agencies.', { idea_description: 'We are an agency of twelve who run ads for dentists.' }, true],
    ['No agencies.', { idea_description: 'We place nurses and care workers in hotels.' }, true],
    ['No agencies.', { idea_description: 'Dentists write down their hours in our app.' }, false],
  ])('%s %j', (thesis, startup, out) => {
    expect(isOut({ stage: 'growing', monthly_revenue: 9_000, ...startup }, thesis)).toBe(out);
  });
});

import { exclusionQuote } from '../refused-by.js';
import { readStartup } from '../startup/reading.js';
import { readThesis } from './read-thesis.js';

const reads = (thesis: string) => {
  const { refusals, only, places } = readThesis(thesis);
  return {
    refused: refusals.flatMap(({ about }) => about.map(({ name }) => name)),
    lacking: refusals.flatMap(({ unmet }) => unmet),
    only: only.flatMap(({ topics }) => topics.map(({ name }) => name)),
    places: places.map(({ kind, places: [place] }) => `${kind} ${place?.[0] ?? ''}`),
  };
};

// rule: MATCH-11
describe('how investors word an exclusion', () => {
  it.each([
    ['Kenya and nothing else.', 'only KE'],
    ['Chile e mais nada.', 'only CL'],
    ['Africa or nothing.', 'only africa'],
    ['Our mandate is limited to Benelux.', 'only benelux'],
    ['Outside Asia we do not invest.', 'only asia'],
    ['Só startups portuguesas.', 'only PT'],
    ['Nur deutsche Startups.', 'only DE'],
    ['Uniquement des startups françaises.', 'only FR'],
    ['US-based teams.', 'scope US'],
  ])('%s: %s', (thesis, place) => expect(reads(thesis).places).toEqual([place]));

  it.each([
    ['I am not a hardware investor.', ['hardware']],
    ['Crypto-free.', ['Web3']],
    ['Gambling? Wrong address.', ['gambling']],
    ['Anything but food.', ['FoodTech']],
    ['Ni alcohol ni tabaco.', ['alcohol', 'tobacco']],
    ['Alcohol and tobacco are excluded by our charter.', ['alcohol', 'tobacco']],
    ['No sin stocks.', ['gambling', 'tobacco', 'alcohol', 'cannabis', 'adult content']],
  ])('%s refuses %j', (thesis, refused) => expect(reads(thesis).refused).toEqual(refused));

  it.each([
    'Profitable companies only.',
    'Pre-revenue? Come back later.',
    'Somente empresas que já faturam.',
  ])('%s requires revenue', (thesis) =>
    expect(reads(thesis).lacking).toEqual([{ kind: 'revenue', least: 1 }]),
  );

  it.each(['I am not a bank.', 'Not limited to fintech.', 'We love comida italiana.'])(
    '%s excludes nothing',
    (thesis) => expect(reads(thesis)).toEqual({ refused: [], lacking: [], only: [], places: [] }),
  );
});

describe('"software only"', () => {
  const startup = (sector: string, idea_description: string) => ({
    startup_id: 's',
    overall_score: 50,
    idea_title: 'Tern',
    idea_description,
    sector,
    stage: 'launched' as const,
    problem_statement: null,
    solution_statement: null,
    target_market: null,
    user_count: 5,
    monthly_revenue: 100,
    funding_ask: null,
    location: null,
  });
  const investor = {
    investor_id: 'i',
    budget: 1_000_000,
    current_companies: '',
    investment_sectors: [],
    check_size_min: null,
    check_size_max: null,
    investment_thesis: 'Software companies only.',
    geography_preference: null,
    portfolio_size: null,
    preferred_stages: null,
  };
  it.each([
    ['Food', 'We bake crackers from old bread.', true],
    ['Logistics', 'We rent out crates to growers.', true],
    ['Food', 'Software that plans the ovens of bakeries.', false],
    ['FinTech', 'Loans for corner shops.', false],
  ])('%s, %s: excluded %s', (sector, description, excluded) => {
    const made = startup(sector, description);
    expect(exclusionQuote(made, readStartup(made), investor) !== null).toBe(excluded);
  });
});

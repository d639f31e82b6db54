import { fieldOfFactor, type StartupFacts } from '@proofround/contracts';
import { rememberedFor } from '@proofround/text/words/remembered.js';

import { readClaims } from '../../claims/claims.js';
import { factsOfExample } from '../plan/testing/example.js';
import { SOME } from '../plan/testing/startups-a.js';
import { OTHERS } from '../plan/testing/startups-b.js';
import { gainOf, score } from './ledger.js';
import { missingOf } from './missing.js';

/** Honest texts of many trades and stages; every fourth example, so that the test stays short. */
const STARTUPS = [...SOME, ...OTHERS].filter((_, at) => at % 4 === 0).map(factsOfExample);

const shareOf = ({ funding_ask }: StartupFacts, share: number) =>
  `$${Math.round((funding_ask ?? 100_000) * share).toLocaleString('en-US')}`;

type Written = string | ((facts: StartupFacts) => string);

/** How founders write down what a task asked for, by factor. Each stands behind what they wrote before. */
const SENTENCES: Readonly<Record<string, readonly Written[]>> = {
  'Relevant experience': [
    'I worked nine years as a manager in this trade, in two firms in Leeds, and led a team of 12 people.',
    'Anna spent eleven years in the industry and ran 3 shops of her own before we began.',
    'Before this I was a technician for 8 years and sold equipment to 40 firms of the same branch.',
  ],
  'Team completeness': [
    'Anna is the engineer who builds the product, Ben does the sales, and I worked in this trade for ten years.',
    'Our developer codes it full-time, my co-founder sells, I know the trade from 8 years as a manager.',
    'I make the product myself, my partner handles sales, and our third founder worked 12 years in the industry.',
  ],
  'Target customer': [
    'They are family firms with five to twenty workers in the towns of the north. We have spoken to 20 of them, and 12 agreed to a trial in March.',
    'They are family firms with five to twenty workers in the towns of the north. I interviewed 15 people of this group; 9 of them signed a letter and named a price.',
    'They are family firms with five to twenty workers in the towns of the north. Talked to 25 customers in May, 14 asked for a demo and 6 paid a deposit.',
  ],
  'Market size': [
    'There are 4,200 of them in the region according to the national statistics office. Each pays $40 a month.',
    'The register of the chamber counts 2,600 such businesses in 2024. Our price is $30 a month.',
    'By the list of the association there are 1,900. We charge $25 per month.',
  ],
  Competition: [
    'The best alternative costs $120 a month and takes two weeks; we cost $60 and take two days.',
    'Today they use a spreadsheet, which takes 6 hours a week; with us it is 1 hour.',
    'Competitors charge $49 to $79 a month for the same; we charge $35.',
  ],
  Problem: [
    'On Monday mornings the orders arrive by telephone and two clerks copy them twice into different lists. We asked 20 of them: 14 had this problem last month and lost 300 dollars each.',
    'On Monday mornings the orders arrive by telephone and two clerks copy them twice into different lists. Of 15 customers that we interviewed, 11 said it costs them 4 hours a week.',
    'On Monday mornings the orders arrive by telephone and two clerks copy them twice into different lists. In ten interviews eight told us that they lose two hours every week because of it.',
  ],
  Solution: [
    'The customer sends the order by phone, we prepare it overnight and deliver it before eight. With three customers the wait fell from 40 minutes to 12 minutes.',
    'A sensor reads the value every minute and warns the owner by message. We measured it at 3 customers: before 20 % were lost, now 8 %.',
    'One uploads a photo, the program fills in the form and a person checks it. After two months the first five customers needed 35 % less time.',
  ],
  Edge: [
    'We have an exclusive contract with 3 suppliers until 2028.',
    'We hold the licence since May 2023; it took us 14 months and 18,000 dollars.',
    'We are registered with the regulator, which took 9 months; our patent was granted in 2024.',
  ],
  'Use of funds': [
    (facts) =>
      `We need ${shareOf(facts, 1)}: ${shareOf(facts, 0.5)} for two people, ${shareOf(facts, 0.3)} for equipment, ${shareOf(facts, 0.2)} for sales. By month 12 we have 100 paying customers.`,
    (facts) =>
      `We are raising ${shareOf(facts, 1)}. Salaries take ${shareOf(facts, 0.6)}, machines ${shareOf(facts, 0.25)} and marketing ${shareOf(facts, 0.15)}. The money lasts 14 months and brings us to 200 customers.`,
    (facts) =>
      `We ask for ${shareOf(facts, 1)}. ${shareOf(facts, 0.4)} goes into staff, ${shareOf(facts, 0.4)} into stock and ${shareOf(facts, 0.2)} is reserve; after a year we want to break even.`,
  ],
  Figures: [
    'One sale costs us $8.40 and takes 35 minutes. 61 % came back within 97 days. The largest pays 14 % of the total. Delivery is $3.20, and 23 of 310 orders were returned.',
    'The first week cost $720. We had 43 orders at $19.50 on average, 29 of them from the second month on. Each took 52 minutes and 11 km, and 4 % failed. Rent is $410.',
  ],
};

/** A field that takes a number or an address, with what a task asks for. */
const FIELD_FACTORS = ['Users', 'Revenue', 'Product'] as const;

const withText = (facts: StartupFacts, factor: string, written: string): StartupFacts => {
  const field = fieldOfFactor(factor) ?? 'problem_statement';
  const before = factor === 'Use of funds' ? '' : String(facts[field] ?? '');
  return { ...facts, [field]: `${before} ${written}`.trim() };
};

interface Kept {
  readonly promised: number;
  readonly won: number;
}

/** Each startup is scored once as it is, because that takes most of the time and every wording needs it. */
const scoreBefore = rememberedFor((facts: StartupFacts) => score(facts));

/** What was promised of a factor and what the new analysis gives for it. */
function keptBy(facts: StartupFacts, factor: string, after: StartupFacts): Kept | null {
  const scored = scoreBefore(facts);
  const line = scored.ledger.find((entry) => entry.factor === factor);
  const missing = line && missingOf(factor, line.rung, scored.claims);
  // What a cap holds back is promised only for later.
  const promised = missing ? gainOf(scored, { factor, to: missing.to }) : null;
  if (!line || promised?.unlocks !== null || line.rung === 'not_assessed') return null;
  const now = score(after).ledger.find((entry) => entry.factor === factor);
  return { promised: promised.now, won: (now?.points ?? 0) - line.points };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

// rule: SCORE-39
describe('what the ledger says is missing of a factor', () => {
  const cases = Object.entries(SENTENCES).flatMap(([factor, sentences]) =>
    sentences.map((written, at) => ({ factor, written, at })),
  );

  it.each(cases)(
    'wins about its points when it is written down: $factor, wording $at',
    ({ factor, written }) => {
      const kept = STARTUPS.flatMap((facts) => {
        const text = typeof written === 'string' ? written : written(facts);
        return keptBy(facts, factor, withText(facts, factor, text)) ?? [];
      });
      const open = kept.filter(({ promised }) => promised >= 0.3);
      expect(open.length).toBeGreaterThan(2);
      const moved = open.filter(({ won, promised }) => won >= promised * 0.4);
      expect(moved.length / open.length).toBeGreaterThanOrEqual(0.85);
      const share = mean(open.map(({ won }) => won)) / mean(open.map(({ promised }) => promised));
      expect(share).toBeGreaterThanOrEqual(0.75);
      expect(share).toBeLessThanOrEqual(1.9);
    },
  );

  it.each(FIELD_FACTORS)('wins its points when the field is filled in: %s', (factor) => {
    const kept = STARTUPS.flatMap((facts) => {
      const line = scoreBefore(facts).ledger.find((entry) => entry.factor === factor);
      const told = line?.missing ?? '';
      const figure = Number(/[\d,]+/.exec(told)?.[0].replaceAll(',', '') ?? '1');
      const after: StartupFacts =
        factor === 'Product'
          ? { ...facts, product_url: 'https://a.example' }
          : factor === 'Users'
            ? { ...facts, user_count: figure }
            : { ...facts, monthly_revenue: figure };
      const isOfField = /come|blank/.test(told);
      return isOfField ? (keptBy(facts, factor, after) ?? []) : [];
    });
    expect(kept.length).toBeGreaterThan(2);
    for (const { won, promised } of kept) expect(won).toBeGreaterThanOrEqual(promised * 0.9 - 0.1);
  });

  it('is named in every line that has points to win by words, and in no line without', () => {
    for (const facts of STARTUPS)
      for (const { factor, dimension, rung, missing } of scoreBefore(facts).ledger) {
        if (dimension === 'risk' || dimension === 'cap' || rung === 'evidenced')
          expect([factor, missing]).toEqual([factor, undefined]);
        else if (factor in SENTENCES) expect([factor, missing]).toEqual([factor, expect.any(String)]);
      }
  });

  it('is asked of the roles and the sums that are missing, and of no others', () => {
    const facts = factsOfExample({
      idea_title: 'Rota',
      idea_description: 'Shift plans for bakeries.',
      sector: 'Software',
      stage: 'mvp',
      funding_ask: 100_000,
    });
    const says = (factor: string, more: Partial<StartupFacts>) =>
      missingOf(factor, 'considered', readClaims({ ...facts, ...more }))?.says;
    expect(
      says('Team completeness', { team_background: 'Anna is the engineer who builds it. Ben sells.' }),
    ).toBe('who of you has worked in the trade of the customers, and for how long');
    expect(says('Use of funds', { funding_usage: '$60,000 for a van, $30,000 for two drivers.' })).toBe(
      'what will be reached with it, by which month and in which figure',
    );
  });
});

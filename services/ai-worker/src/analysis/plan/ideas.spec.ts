import type { LedgerEntry } from '@proofround/contracts';

import { readClaims } from '../../claims/claims.js';
import { ideasOfCap } from './caps.js';
import { IDEAS } from './ideas/index.js';
import { slipsIn } from './testing/english.js';
import { type Example, factsOfExample } from './testing/example.js';
import { SOME } from './testing/startups-a.js';
import { OTHERS } from './testing/startups-b.js';
import { EXTREMES } from './testing/startups-c.js';
import { briefsOf, isReason, wordingOf } from './wording.js';

const RISKS = [...new Set(IDEAS.flatMap(({ risk }) => risk ?? []))];
const EXAMPLES = [...SOME, ...OTHERS, ...EXTREMES].map((example) => {
  const claims = readClaims(factsOfExample(example));
  return { name: `${example.idea_title} (${example.stage})`, example, claims };
});

const withoutQuotes = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/["“”„«»]/g, '')
    .trim();

type Read = (typeof EXAMPLES)[number];

/** Every idea that applies to a founder if every risk is found, with and without a quote. */
function wordAll({ claims }: Read) {
  const statements = claims.statements.filter(({ isHype }) => !isHype);
  const quoted = RISKS.map((code, at) => ({
    code,
    quote: statements[at % Math.max(1, statements.length)]?.quote ?? null,
  }));
  const bare = RISKS.map((code) => ({ code, quote: null }));
  return [[], quoted, bare].flatMap((risks) => {
    const briefs = briefsOf(claims, risks);
    return IDEAS.flatMap((idea) => {
      const worded = wordingOf(idea, briefs);
      return worded === null ? [] : [{ idea, ...worded }];
    });
  });
}

const known = new Map<Read, ReturnType<typeof wordAll>>();

/** As `wordAll`. Each startup is worded once, because that takes most of the time and three tests look at it. */
function wordedFor(example: Read): ReturnType<typeof wordAll> {
  const worded = known.get(example) ?? wordAll(example);
  known.set(example, worded);
  return worded;
}

describe('the language check', () => {
  it.each([
    'Name three every home you have spoken to.',
    'Ask a customers about the price they would pay to you.',
    'Talk to three clinic about the last time they had this.',
    'Ask an user how the the product helps with undefined.',
    'You write: “”. Ask ten clinics about it and bring back ten answers',
  ])('rejects: %s', (text) => {
    expect(slipsIn('Talk to five clinics', text.padEnd(60, ' x'))).not.toEqual([]);
  });
});

describe('the ideas', () => {
  it('are at least 50, with unique ids and words', () => {
    const ids = new Set(IDEAS.map(({ id }) => id));
    expect(ids.size).toBe(IDEAS.length);
    expect(ids.size).toBeGreaterThanOrEqual(50);
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(40);
  });

  it.each(EXAMPLES)('are plain English for $name', (example) => {
    const slips = wordedFor(example).flatMap(({ idea, title, description, bare }) =>
      [description, bare].flatMap((text) => slipsIn(title, text).map((slip) => `${idea.id}: ${slip}`)),
    );
    expect([...new Set(slips)]).toEqual([]);
  });

  it.each(EXAMPLES)('quote only a reason for the task from $name', ({ claims }) => {
    const briefs = briefsOf(claims, []);
    const [briefFor] = briefs;
    const asides = IDEAS.flatMap((idea) => {
      // What the idea itself has chosen needs no kind: a shown sentence, a purchase.
      const wording = briefFor ? idea.write(briefFor()) : null;
      if (wording?.about === undefined || wording.shown !== undefined) return [];
      const worded = wordingOf(idea, briefs);
      const quote = /“([^”]*)”/.exec(worded?.description ?? '')?.[1]?.replace(/ …$/, '');
      if (quote === undefined) return [];
      const sources = claims.statements.filter((statement) =>
        withoutQuotes(statement.quote).startsWith(quote),
      );
      return sources.some((statement) => isReason(statement, idea.factor)) ? [] : [`${idea.id}: ${quote}`];
    });
    expect(asides).toEqual([]);
  });

  it.each(EXAMPLES)('quote $name word for word', (example) => {
    const written = Object.values(factsOfExample(example.example)).join(' ').replaceAll(/\s+/g, ' ');
    const quotes = wordedFor(example).flatMap(({ description }) =>
      [...description.matchAll(/“([^”]*)”/g)].map(([, quote]) => (quote ?? '').replace(/ …$/, '')),
    );
    expect(quotes.filter((quote) => !written.includes(quote))).toEqual([]);
  });

  it('have distinct wordings', () => {
    for (const example of EXAMPLES) {
      const ofTitle = new Map<string, string>();
      for (const { idea, title } of wordedFor(example)) {
        expect({ title, id: ofTitle.get(title) ?? idea.id }).toEqual({ title, id: idea.id });
        ofTitle.set(title, idea.id);
      }
    }
  });
});

describe('a task is written only if the texts carry it', () => {
  const titleOf = (id: string, overrides: Partial<Example>) => {
    const example: Example = {
      idea_title: 'Rota',
      sector: 'SaaS',
      stage: 'launched',
      idea_description: 'An app for bakeries.',
      ...overrides,
    };
    const idea = IDEAS.find((candidate) => candidate.id === id);
    if (!idea) throw new Error(`There is no idea ${id}`);
    return wordingOf(idea, briefsOf(readClaims(factsOfExample(example)), []))?.title ?? null;
  };

  // rule: SCORE-25
  it('a sum is asked of what the founder names without amounts, in the founder’s words', () => {
    const sums = (funding_usage: string) =>
      titleOf('funds.break-down', { funding_usage, funding_ask: 60_000 });
    expect(sums('Two drivers, a dispatch system and a van')).toBe(
      'Put a sum beside each: “Two drivers”, “a dispatch system”, “a van”',
    );
    expect(sums('Drivers 40k, a van 20k')).toBeNull();
    expect(sums('A proper drier, ours is a bread oven. We also plan 20000 for drivers.')).toBeNull();
    expect(sums('Marketing')).toBeNull();
    expect(sums('A proper drier, ours is a bread oven')).toBe(
      'Bring two written offers for this: “A proper drier”',
    );
    expect(sums('Letter reader in Polish and Urdu, a van')).toBe(
      'Put a sum beside each: “Letter reader in Polish and Urdu”, “a van”',
    );
    expect(sums('First run of 3,000 pair, boxes')).toBe(
      'Put a sum beside each: “First run of 3,000 pair”, “boxes”',
    );
    expect(sums('Somebody who sells')).toBe(
      'Ask three for the wage at which they would start: “Somebody who sells”',
    );
    expect(sums('Żółty piec do chleba i używany samochód dostawczy')).toBe(
      'Put a sum beside each: “Żółty piec do chleba”, “używany samochód dostawczy”',
    );
  });

  // rule: SCORE-25
  it('a link is asked of a product that the founder calls live', () => {
    const link = (idea_description: string) => titleOf('product.link', { idea_description });
    expect(link('The app is live since May in two towns.')).not.toBeNull();
    expect(link('The app is for bakeries in two towns.')).toBeNull();
  });

  // rule: SCORE-25
  it('a figure of the problem is checked only if it is a cost that the problem field states', () => {
    const check = (more: Partial<Example>) =>
      titleOf('problem.check-figure', { target_market: 'Bakers', ...more });
    expect(check({ problem_statement: 'A baker spends 6 hours a week on the rota.' })).not.toBeNull();
    expect(
      check({ idea_description: 'Last summer we sold 3 tonnes to 26 bakers at 14 dollars a kilo.' }),
    ).toBeNull();
  });

  it('the first hire has the role that the founder names', () => {
    const hire = (funding_usage: string) =>
      titleOf('team.first-hire', { funding_usage, funding_ask: 60_000 });
    expect(hire('One nurse for onboarding, 12 months.')).toBe(
      'Line up the nurse for whom the $60,000 would pay',
    );
    expect(hire('We are hiring for growth.')).toBeNull();
  });

  it('nobody is asked who builds it if the texts say so', () => {
    const who = (idea_description: string) => titleOf('experience.write-down', { idea_description });
    expect(who('An app for bakeries that my daughter codes.')).toBeNull();
    expect(who('A map of bakeries.')).not.toBeNull();
  });

  it('a proof is asked only of an advantage that a document can prove', () => {
    const proof = (competitive_advantage: string) => titleOf('edge.proof', { competitive_advantage });
    expect(proof('It is open, and every integration makes it more work to copy.')).toBeNull();
    expect(proof('We hold a patent and an exclusive contract with the guild of bakers.')).not.toBeNull();
  });
});

describe('the task that lifts the cap of missing demand', () => {
  it('asks to count the users that the texts mention, and otherwise to win the first', () => {
    const cap: LedgerEntry = {
      dimension: 'cap',
      factor: 'Nobody uses it, pays for it or has promised to',
      weight: 0,
      points: -9,
      max_points: 0,
      evidence: null,
      rung: 'absent',
    };
    const title = (idea_description: string) => {
      const facts = factsOfExample({ idea_title: 'Rota', sector: 'SaaS', stage: 'mvp', idea_description });
      const [idea] = ideasOfCap(cap, []);
      return idea && wordingOf(idea, briefsOf(readClaims(facts), []))?.title;
    };
    expect(title('An app for bakeries. It is giving me 300 pesos for each of 41 shops.')).toBe(
      'Count who uses Rota, pays for it or has promised to',
    );
  });
});

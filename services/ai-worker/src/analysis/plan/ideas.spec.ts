import { readClaims } from '../../claims/claims.js';
import { IDEAS } from './ideas/index.js';
import { slipsIn } from './testing/english.js';
import { factsOfExample } from './testing/example.js';
import { OTHERS } from './testing/startups-b.js';
import { SOME } from './testing/startups-a.js';
import { EXTREMES } from './testing/startups-c.js';
import { briefsOf, isReason, wordingOf } from './wording.js';

const RISKS = [...new Set(IDEAS.flatMap(({ risk }) => risk ?? []))];
const EXAMPLES = [...SOME, ...OTHERS, ...EXTREMES].map((example) => {
  const claims = readClaims(factsOfExample(example));
  return { name: `${example.idea_title} (${example.stage})`, example, claims };
});

const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/["“”„«»]/g, '')
    .trim();

/** Every idea that applies to a founder if every risk is found, with and without a quote. */
function wordedFor({ claims }: (typeof EXAMPLES)[number]) {
  const statements = claims.statements.filter(({ isHype }) => !isHype);
  const quoted = RISKS.map((code, at) => ({
    code,
    quote: statements[at % Math.max(1, statements.length)]?.quote ?? null,
  }));
  const bare = RISKS.map((code) => ({ code, quote: null }));
  return [[], quoted, bare].flatMap((risks) =>
    IDEAS.flatMap((idea) => {
      const worded = wordingOf(idea, briefsOf(claims, risks));
      return worded === null ? [] : [{ idea, ...worded }];
    }),
  );
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
  it('are at least 60, with unique ids and words', () => {
    const ids = new Set(IDEAS.map(({ id }) => id));
    expect(ids.size).toBe(IDEAS.length);
    expect(ids.size).toBeGreaterThanOrEqual(60);
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(40);
  });

  it.each(EXAMPLES)('are plain English for $name', (example) => {
    const slips = wordedFor(example).flatMap(({ idea, title, description, bare }) =>
      [description, bare].flatMap((text) => slipsIn(title, text).map((slip) => `${idea.id}: ${slip}`)),
    );
    expect([...new Set(slips)]).toEqual([]);
  });

  it.each(EXAMPLES)('quote only a reason for the task from $name', ({ claims }) => {
    const asides = IDEAS.flatMap((idea) => {
      const worded = wordingOf(idea, briefsOf(claims, []));
      const quote = /“([^”]*)”/.exec(worded?.description ?? '')?.[1]?.replace(/ …$/, '');
      if (quote === undefined) return [];
      const sources = claims.statements.filter((statement) => plain(statement.quote).startsWith(quote));
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

import { readClaims } from '../../claims/claims.js';
import { count, dollars } from './figures.js';
import { IDEAS } from './ideas/index.js';
import { slipsIn } from './testing/english.js';
import { factsOfExample } from './testing/example.js';
import { OTHERS } from './testing/startups-b.js';
import { SOME } from './testing/startups-a.js';
import { EXTREMES } from './testing/startups-c.js';
import { wordingOf } from './wording.js';

const RISKS = [...new Set(IDEAS.flatMap(({ risk }) => risk ?? []))];
const EXAMPLES = [...SOME, ...OTHERS, ...EXTREMES].map((example) => {
  const claims = readClaims(factsOfExample(example));
  return { name: `${example.idea_title} (${example.stage})`, example, claims };
});

/** Every idea that has something to say to a founder, as if every risk were found, with and without a quote. */
function wordedFor({ claims }: (typeof EXAMPLES)[number]) {
  const statements = claims.statements.filter(({ isHype }) => !isHype);
  const quoted = RISKS.map((code, at) => ({
    code,
    quote: statements[at % Math.max(1, statements.length)]?.quote ?? null,
  }));
  const bare = RISKS.map((code) => ({ code, quote: null }));
  return [[], quoted, bare].flatMap((risks) =>
    IDEAS.flatMap((idea) => {
      const worded = wordingOf(idea, claims, risks);
      return worded === null ? [] : [{ idea, ...worded }];
    }),
  );
}

/** What a reader recognises as this founder's: a quote, a figure of theirs or their customers' noun. */
function isOwn(text: string, { example, claims }: (typeof EXAMPLES)[number]): boolean {
  const written = Object.values(example).join(' ').replaceAll(/\s+/g, ' ');
  const quotes = [...text.matchAll(/“([^”]*)”/g)].map(([, quote]) => (quote ?? '').replace(/ …$/, ''));
  if (quotes.some((quote) => written.includes(quote))) return true;
  const { plural, singular, isOwn: isNamed } = claims.customer;
  const nouns = [plural, singular].map((noun) => noun.split(' ').at(-1) ?? '');
  if (isNamed && nouns.some((noun) => new RegExp(`\\b${noun}\\b`).test(text))) return true;
  const { users, revenue, ask, interviews, commitments } = claims;
  const figures = [
    users && count(users.value),
    revenue && dollars(revenue.value),
    ask && dollars(ask.value),
    interviews && count(interviews.value),
    commitments && count(commitments.value),
  ];
  return figures.some((figure) => figure !== null && text.includes(figure));
}

describe('the teacher of English', () => {
  it.each([
    'Name three every home you have spoken to.',
    'Ask a customers about the price they would pay to you.',
    'Talk to three clinic about the last time they had this.',
    'Ask an user how the the product helps with undefined.',
    'You write: “”. Ask ten clinics about it and bring back ten answers',
  ])('finds fault with: %s', (text) => {
    expect(slipsIn('Talk to five clinics', text.padEnd(60, ' x'))).not.toEqual([]);
  });
});

describe('the ideas', () => {
  it('are at least 60, each with its own name and its own words', () => {
    const ids = new Set(IDEAS.map(({ id }) => id));
    expect(ids.size).toBe(IDEAS.length);
    expect(ids.size).toBeGreaterThanOrEqual(60);
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(40);
  });

  it.each(EXAMPLES)('are plain English for $name', (example) => {
    const slips = wordedFor(example).flatMap(({ idea, title, description, bare }) =>
      [description, ...(bare === null ? [] : [bare])].flatMap((text) =>
        slipsIn(title, text).map((slip) => `${idea.id}: ${slip}`),
      ),
    );
    expect([...new Set(slips)]).toEqual([]);
  });

  it.each(EXAMPLES.filter(({ example }) => example.idea_description.length > 12))(
    'speak of what $name wrote',
    (example) => {
      const generic = wordedFor(example)
        .flatMap(({ idea, title, description, bare }) =>
          [description, ...(bare === null ? [] : [bare])].map((text) => ({
            id: idea.id,
            text: `${title}. ${text}`,
          })),
        )
        .filter(({ text }) => !isOwn(text, example));
      expect(generic).toEqual([]);
    },
  );

  it.each(EXAMPLES)('quote $name word for word', (example) => {
    const written = Object.values(factsOfExample(example.example)).join(' ').replaceAll(/\s+/g, ' ');
    const quotes = wordedFor(example).flatMap(({ description }) =>
      [...description.matchAll(/“([^”]*)”/g)].map(([, quote]) => (quote ?? '').replace(/ …$/, '')),
    );
    expect(quotes.filter((quote) => !written.includes(quote))).toEqual([]);
  });

  it('ask no two things in the same words', () => {
    for (const example of EXAMPLES) {
      const ofTitle = new Map<string, string>();
      for (const { idea, title } of wordedFor(example)) {
        expect({ title, id: ofTitle.get(title) ?? idea.id }).toEqual({ title, id: idea.id });
        ofTitle.set(title, idea.id);
      }
    }
  });
});

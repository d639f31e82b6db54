import { startupFacts, startupInput, type StartupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

import { TEXT_FIELDS, type TextField } from './fields.js';
import { score } from './ledger.js';
import { saidOnce } from './repetition.js';

/** The texts of the evaluation: many hands' worth of styles, some without any punctuation. */
const DATA = new URL('../../../../../eval/src/startups/data/', import.meta.url);
const file = z.array(z.object({ name: z.string(), facts: startupInput.optional() }).loose());
const EVALUATION = readdirSync(DATA)
  .filter((name) => !name.includes('twins'))
  .toSorted()
  .flatMap((name) => file.parse(JSON.parse(readFileSync(new URL(name, DATA), 'utf8'))))
  .map(({ name, facts }) => ({ name, facts: startupFacts.parse(facts) }));

/** Texts without a full stop at their end, where a seam looks like a sentence. */
const CLINICS = startupFacts.parse({
  ...aStartup(),
  stage: 'launched',
  problem_statement: 'Clinics lose 6 hours a week re-typing 400 invoices.',
  solution_statement: 'We match bank lines to invoices and cut it to 20 minutes.',
  target_market: '12,000 dental clinics in the US paying $150 a month',
  competitive_advantage: 'Unlike QuickBooks we read dental codes; exclusive contract with 2 PMS vendors',
  funding_ask: 500_000,
  funding_usage: 'Two engineers for 18 months: $300,000; sales $200,000',
  team_background: 'Maria built payment software for 9 years. Jonas sold to clinics for 6 years.',
  user_count: 1200,
  monthly_revenue: 30_000,
});
const ALL = [{ name: 'clinics', facts: CLINICS }, ...EVALUATION];
/** Enough of them for what is tried in very many ways. */
const SOME = ALL.filter((_, place) => place % 7 === 0);

const JOINERS = ['', ' ', ', ', '. ', '; ', ' - ', '\n'];
const overall = (facts: StartupFacts) => score(facts).score.overall_score;
const filled = (facts: StartupFacts) =>
  TEXT_FIELDS.flatMap((field) => {
    const text = facts[field];
    return text === null ? [] : [[field, text] as const];
  });
const wordsOf = (text: string) => text.split(/\s+/);

type Change = (facts: StartupFacts, joiner: string) => Partial<Record<TextField, string>>[];
const inEachField = (change: (text: string, joiner: string) => string[]): Change => {
  return (facts, joiner) =>
    filled(facts).flatMap(([field, text]) => change(text, joiner).map((more) => ({ [field]: more })));
};

/** Every change of every startup by every joiner whose score is not what it should be. */
function violations(
  change: Change,
  wrong: (changed: number, once: number) => boolean,
  joiners: readonly string[] = JOINERS,
  among = SOME,
): string[] {
  return among.flatMap(({ name, facts }) => {
    const once = overall(facts);
    return joiners.flatMap((joiner) =>
      change(facts, joiner).flatMap((changed) => {
        const now = overall({ ...facts, ...changed });
        return wrong(now, once) ? [`${name}: ${once} to ${now} by ${JSON.stringify(changed)}`] : [];
      }),
    );
  });
}
const differs = (changed: number, once: number) => changed !== once;
const rises = (changed: number, once: number) => changed > once;

describe('repetition', () => {
  it('of a whole text leaves the score as it was, however it is joined and written', () => {
    const again = inEachField((text, joiner) => [
      text + joiner + text,
      text + joiner + text.toUpperCase(),
      text + joiner + text.replaceAll(/[.,;:!?]/g, ''),
      Array.from({ length: 20 }, () => text).join(joiner),
    ]);
    expect(violations(again, differs)).toEqual([]);
    expect(
      violations(
        inEachField((text, joiner) => [text + joiner + text]),
        differs,
        [' '],
        ALL,
      ),
    ).toEqual([]);
  });

  it('of all texts at once leaves the score as it was', () => {
    const again: Change = (facts, joiner) => [
      Object.fromEntries(filled(facts).map(([field, text]) => [field, text + joiner + text])),
    ];
    expect(violations(again, differs, JOINERS, ALL)).toEqual([]);
  });

  it('of the beginning or the end of a text never raises the score', () => {
    const parts = inEachField((text, joiner) =>
      [1, 2, 3, 5, 9].flatMap((length) => [
        text + joiner + wordsOf(text).slice(0, length).join(' '),
        text + joiner + wordsOf(text).slice(-length).join(' '),
      ]),
    );
    const spaced = [' ', ', ', '. '];
    expect(violations(parts, rises, spaced)).toEqual([]);
  });

  it('of a clause, behind the text or where it stands, never raises the score', () => {
    const clauses = inEachField((text, joiner) =>
      text
        .split(/(?<=[.!?;,])\s+/)
        .flatMap((clause) => [text + joiner + clause, text.replace(clause, () => clause + joiner + clause)]),
    );
    const spaced = [' ', ', ', '. '];
    expect(violations(clauses, rises, spaced)).toEqual([]);
  });

  it('of a text or a sentence in another field never raises the score', () => {
    const copies: Change = (facts, joiner) =>
      filled(facts).flatMap(([field, text]) =>
        TEXT_FIELDS.filter((other) => other !== field).flatMap((other) => {
          const own = facts[other];
          // A single word in two places is a word, not a statement.
          const statements = [text, ...text.split(/(?<=[.!?;])\s+/)].filter(
            (statement) => wordsOf(statement).length > 1,
          );
          return statements.map((statement) => ({
            [other]: own === null ? statement : own + joiner + statement,
          }));
        }),
      );
    expect(violations(copies, rises, [' '])).toEqual([]);
  });

  it('of one text in every field never raises the score', () => {
    const everywhere: Change = (facts, joiner) =>
      filled(facts)
        .filter(([, text]) => wordsOf(text).length > 1)
        .map(([, text]) =>
          Object.fromEntries(
            TEXT_FIELDS.map((field) => {
              const own = facts[field];
              return [field, own === null || own === text ? text : own + joiner + text];
            }),
          ),
        );
    expect(violations(everywhere, rises, [' ', '. '])).toEqual([]);
  });

  it('in a script without spaces leaves the score as it was', () => {
    const text = '我们为牙科诊所自动核对四百张发票，每周节省六小时。';
    const once = score({ ...CLINICS, problem_statement: text }).score;
    for (const joiner of JOINERS)
      expect(score({ ...CLINICS, problem_statement: text + joiner + text }).score).toEqual(once);
  });

  it('of a word is no repetition of a statement: an honest text is read nearly as it stands', () => {
    for (const { facts } of EVALUATION) {
      const [way, ...others] = saidOnce(facts);
      expect(others).toEqual([]);
      for (const [field, text] of filled(facts)) {
        // At most the last words of a text that is left open.
        const left = wordsOf(way?.[field] ?? '').length;
        expect({ text, few: wordsOf(text).length - left <= 2 }).toEqual({ text, few: true });
      }
    }
  });

  it('is not what new facts are: they still raise the score', () => {
    const more = `${CLINICS.competitive_advantage ?? ''}. We hold a dataset of 90,000 corrected dental invoices.`;
    expect(overall({ ...CLINICS, competitive_advantage: more })).toBeGreaterThan(overall(CLINICS));
  });
});

import type { LedgerEntry, Rung } from '@proofround/contracts';

import { readClaims } from '../../claims/claims.js';
import { bareFacts } from '../../testing/claims.js';
import { factsOfExample } from '../plan/testing/example.js';
import { SOME } from '../plan/testing/startups-a.js';
import { OTHERS } from '../plan/testing/startups-b.js';
import { EXTREMES } from '../plan/testing/startups-c.js';
import { FACTORS, score } from './ledger.js';
import { weaknessOf } from './weaknesses.js';

const EXAMPLES = [...SOME, ...OTHERS, ...EXTREMES].map((example) => ({
  name: `${example.idea_title} (${example.stage})`,
  facts: factsOfExample(example),
}));
const line = (factor: string, rung: Rung): LedgerEntry => ({
  dimension: 'market',
  factor,
  weight: 10,
  points: 0,
  max_points: 10,
  evidence: null,
  rung,
});
/** Says that nothing at all is there. */
const NOTHING =
  /\b(?:nothing is said|not described|nobody is named|no users are named|nobody pays|is named\.)/i;

describe('weaknesses', () => {
  it('do not call customers few who pay', () => {
    const few = (monthly_revenue: number) =>
      weaknessOf(line('Users', 'considered'), readClaims(bareFacts({ user_count: 7, monthly_revenue })));
    expect(few(0)).toContain('few users');
    expect(few(410_000)).toBeNull();
  });

  const [first] = EXAMPLES;
  const claims = readClaims((first ?? { facts: factsOfExample({} as never) }).facts);

  it.each(FACTORS.map(({ name }) => name))('of %s are complete sentences', (factor) => {
    const rungs = ['not_assessed', 'absent', 'considered', 'explained'] as const;
    const texts = rungs.flatMap((rung) => weaknessOf(line(factor, rung), claims) ?? []);
    for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
  });

  it.each(FACTORS.map(({ name }) => name))('do not call %s absent above the lowest rung', (factor) => {
    const texts = (['considered', 'explained', 'specified'] as const).map((rung) =>
      weaknessOf(line(factor, rung), claims),
    );
    expect(texts.filter((text) => text !== null && NOTHING.test(text))).toEqual([]);
  });

  it.each([
    ['Revenue', 'absent', 'A school is giving me 300 pesos for each of 41 students.'],
    ['Users', 'absent', 'There are 7,000 members on it after a few months.'],
    ['Competition', 'absent', 'There is a Danish one; unlike it, ours is cheaper.'],
  ] as const)('do not call %s missing when a sentence mentions it', (factor, rung, idea_description) => {
    expect(weaknessOf(line(factor, rung), readClaims(bareFacts({ idea_description })))).toBeNull();
    const nothing = readClaims(bareFacts({ idea_description: 'Rafts that seal themselves.' }));
    expect(weaknessOf(line(factor, rung), nothing)).not.toBeNull();
  });

  it.each(EXAMPLES)('do not contradict the texts of $name', ({ facts }) => {
    const scored = score(facts);
    const { claims: said, ledger } = scored;
    const sums = (field: 'funding_usage') =>
      said.in(field).flatMap(({ quantities }) => quantities.filter(({ kind }) => kind === 'money'));
    const denied: [RegExp, boolean][] = [
      [/^No talk with/, said.interviews !== null],
      [/^No users are named/, said.users !== null],
      [/^Nobody pays for it yet/, said.revenue !== null],
      [/^There are promises, but nobody uses/, said.users !== null],
      [/^There are promises, but nobody pays/, said.revenue !== null],
      [/what one customer pays is not said/, said.price !== null],
      [/not counted/, said.marketCount !== null],
      [/^No alternative or competitor/, said.of('alternatives').length > 0],
      [/not broken down into amounts/, sums('funding_usage').length > 1],
      [/what for\.$/, said.in('funding_usage').length > 0],
      [/^The problem is not described/, said.in('problem_statement').length > 0],
      [/^How it works is not described/, said.in('solution_statement').length > 0],
      [/^The market is not described/, said.in('target_market').length > 0],
      [/^Nothing is said about who is building/, said.in('team_background').length > 0],
    ];
    const wrong = ledger.flatMap((entry) => {
      const text = weaknessOf(entry, said);
      return text !== null && denied.some(([sentence, isSaid]) => isSaid && sentence.test(text))
        ? [{ factor: entry.factor, rung: entry.rung, text, evidence: entry.evidence }]
        : [];
    });
    expect(wrong).toEqual([]);
  });
});

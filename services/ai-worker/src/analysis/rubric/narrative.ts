import type { LedgerEntry, StartupFacts } from '@proofround/contracts';

import type { Scored } from './ledger.js';
import { bandOf } from './weights.js';

const MOST = 5;

const share = (entry: LedgerEntry) => (entry.max_points === 0 ? 0 : entry.points / entry.max_points);
const evidence = (entry: LedgerEntry) => (entry.evidence === null ? '' : `: “${entry.evidence}”`);

const SAYS: Record<LedgerEntry['rung'], string> = {
  absent: 'nothing is said about it',
  considered: 'it is mentioned, not explained',
  explained: 'it is explained, without a figure or a name',
  specified: 'it is specific, but not proven yet',
  evidenced: 'there is proof',
  not_assessed: 'not assessed',
};

/** Summary, strengths and concerns in plain words, each tied to a line of the ledger. */
export function narrate(facts: StartupFacts, scored: Scored) {
  const lines = scored.ledger.filter(({ dimension }) => dimension !== 'cap' && dimension !== 'risk');
  const assessed = lines.filter(({ rung }) => rung !== 'not_assessed');
  const best = assessed.toSorted((a, b) => share(b) - share(a) || b.points - a.points);
  const worst = assessed.toSorted((a, b) => b.max_points - b.points - (a.max_points - a.points));

  const strengths = best
    .filter((entry) => share(entry) >= 0.75)
    .slice(0, MOST)
    .map((entry) => `${entry.factor}${evidence(entry)}`);
  const concerns = [
    ...scored.contradictions,
    ...scored.ledger
      .filter(({ dimension }) => dimension === 'cap')
      .map(({ factor }) => `${factor}: the overall score is held at 65 or less.`),
    ...worst.filter((entry) => share(entry) <= 0.5).map((entry) => `${entry.factor}: ${SAYS[entry.rung]}.`),
    ...scored.risks
      .filter(({ rating }) => rating !== null && rating <= -2)
      .map(({ name }) => `Risk: ${name.toLowerCase()}.`),
  ].slice(0, MOST + scored.contradictions.length);

  const { overall_score } = scored.score;
  const strongest = best[0];
  const weakest = worst[0];
  const sentences = [
    `${facts.idea_title} scores ${Math.round(overall_score)} of 100 for funding readiness: ${bandOf(overall_score)}.`,
    strongest && share(strongest) >= 0.5
      ? `Strongest: ${strongest.factor.toLowerCase()}, where ${SAYS[strongest.rung]}.`
      : undefined,
    weakest && share(weakest) < 1
      ? `Most to gain: ${weakest.factor.toLowerCase()}, where ${SAYS[weakest.rung]}.`
      : undefined,
    scored.assessed < 5
      ? `${scored.assessed} of 5 dimensions assessed; the weights of the others were shared out.`
      : undefined,
    'Users, revenue and all else are as the founder states them.',
  ];
  return { summary: sentences.filter((one) => one !== undefined).join(' '), strengths, concerns };
}

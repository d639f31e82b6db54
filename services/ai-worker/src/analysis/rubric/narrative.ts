import type { LedgerEntry, StartupFacts } from '@proofround/contracts';

import type { Language } from './language.js';
import type { Scored } from './ledger.js';
import { bandOf } from './weights.js';

/** Said where a text tried to talk to the scorer. */
export const INSTRUCTED = 'Sentences that read like instructions to whoever scores this were left out.';

const MOST = 5;

const share = (entry: LedgerEntry) => (entry.max_points === 0 ? 0 : entry.points / entry.max_points);
const evidence = (entry: LedgerEntry) => (entry.evidence === null ? '' : `: “${entry.evidence}”`);

const SAYS: Record<LedgerEntry['rung'], string> = {
  absent: 'nothing is said about it',
  considered: 'it is mentioned, not explained',
  explained: 'it is explained, without a figure or a name',
  specified: 'it is specific, but not proven yet',
  evidenced: 'what was done is stated with figures',
  not_assessed: 'not assessed',
};

/** The same for what is a number or a set of people, where nothing needs explaining. */
const SAYS_OF: Readonly<Record<string, Partial<Record<LedgerEntry['rung'], string>>>> = {
  Users: {
    absent: 'none yet',
    considered: 'a first start',
    explained: 'some, few for the stage',
    specified: 'good for the stage',
    evidenced: 'strong for the stage',
  },
  Revenue: {
    absent: 'none yet',
    considered: 'a first start',
    explained: 'some, little for the stage',
    specified: 'good for the stage',
    evidenced: 'strong for the stage',
  },
  'Team completeness': {
    considered: 'it is not clear who builds and who sells',
    explained: 'one half is there: who builds or who sells is missing',
    specified: 'most roles are there',
    evidenced: 'who builds, who sells and who knows the trade are all there',
  },
  Product: {
    considered: 'it is described; there is nothing to see in use',
    explained: 'there is a first version or a test of it',
    specified: 'it can be seen, with first users',
    evidenced: 'it can be seen and is in use (self-reported)',
  },
};
const says = ({ factor, rung }: LedgerEntry) => SAYS_OF[factor]?.[rung] ?? SAYS[rung];

/** Said when the reading of the words may fall short; numbers and structure count all the same. */
function languageNote(language: Language): string | undefined {
  if (language === 'English') return undefined;
  return language === 'other'
    ? 'The text is in a language that the rubric cannot read well: figures and structure count, wording may be undervalued; an English version would be read in full.'
    : `The text is read as ${language}, with a smaller vocabulary than English: figures and structure count fully, some wording may be undervalued.`;
}

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
    ...scored.limits,
    ...(scored.instructed ? [INSTRUCTED] : []),
    ...worst.filter((entry) => share(entry) <= 0.5).map((entry) => `${entry.factor}: ${says(entry)}.`),
    ...scored.risks
      .filter(({ rating }) => rating !== null && rating <= -2)
      .map(({ name }) => `Risk: ${name.toLowerCase()}.`),
  ].slice(0, MOST + scored.contradictions.length + scored.limits.length);

  const { overall_score } = scored.score;
  const strongest = best[0];
  const weakest = worst[0];
  const sentences = [
    `${facts.idea_title} scores ${Math.round(overall_score)} of 100 for funding readiness: ${bandOf(overall_score)}.`,
    strongest && share(strongest) >= 0.5
      ? `Strongest: ${strongest.factor.toLowerCase()} (${says(strongest)}).`
      : undefined,
    weakest && share(weakest) < 1
      ? `Most to gain: ${weakest.factor.toLowerCase()} (${says(weakest)}).`
      : undefined,
    scored.assessed < 5
      ? `${scored.assessed} of 5 dimensions assessed; the weights of the others were shared out.`
      : undefined,
    languageNote(scored.language),
    'Users, revenue and all else are as the founder states them.',
  ];
  return { summary: sentences.filter((one) => one !== undefined).join(' '), strengths, concerns };
}

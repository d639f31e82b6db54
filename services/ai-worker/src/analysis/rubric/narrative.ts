import type { LedgerEntry, StartupFacts } from '@proofround/contracts';
import type { LanguageName } from '@proofround/text/languages/language.js';

import { paidOnce, smallMarket } from './economics.js';
import { hints } from './hints.js';
import type { Scored } from './ledger.js';
import { isFactor, shareOf, strengthsOf, strongFactors } from './strengths.js';
import { weaknessOf } from './weaknesses.js';
import { readinessOf } from './weights.js';

/** The concern about texts that address the scorer. */
export const INSTRUCTED = 'Sentences that read like instructions to whoever scores this were left out.';

const MAX_RISKS = 3;
const MAX_WEAKNESSES = 3;

/** The number of evidenced factors, which limits the band of readiness. */
export const evidencedFactors = (ledger: readonly LedgerEntry[]): number =>
  ledger.filter((entry) => isFactor(entry) && entry.rung === 'evidenced').length;

/** A note for languages that the rubric reads less well. */
function languageNote(language: LanguageName): string | undefined {
  if (language === 'English') return undefined;
  return language === 'other'
    ? 'The text is in a language that the rubric cannot read well: figures count, wording may be undervalued; an English version would be read in full.'
    : `The text is read as ${language}, with a smaller vocabulary than English: figures count fully, some wording may be undervalued.`;
}

/** The concerns that always come first: offences, contradictions and instructions to the scorer. */
export function mandatoryConcerns({ offences, contradictions, claims }: Scored): string[] {
  return [
    ...offences.slice(0, 3).map(({ offence, statement }) => `${offence.text} “${statement.quote}”`),
    ...contradictions.map(({ sentence }) => sentence),
    ...(claims.hasInstructions ? [INSTRUCTED] : []),
  ];
}

/** An investor's concerns: the mandatory ones, the signs that quote a sentence, the founder's sums, then the other signs, risks and weaknesses in turn. */
function concernsOf(scored: Scored): string[] {
  const { ledger, claims, signs } = scored;
  const quoting = signs.filter(({ isWhole }) => !isWhole);
  const quoted = new Set(quoting.map(({ statement }) => statement.quote));
  // No sentence is quoted twice.
  const risks = scored.risks
    .filter(({ quote }) => quote === null || !quoted.has(quote))
    .slice(0, MAX_RISKS)
    .map(({ pattern, quote }) => `${pattern.title}${quote === null ? '.' : `: “${quote}”`}`);
  const weaknesses = ledger
    .filter((entry) => isFactor(entry) && (entry.rung === 'not_assessed' || shareOf(entry) <= 0.5))
    .toSorted((a, b) => missedPoints(b) - missedPoints(a))
    .slice(0, MAX_WEAKNESSES)
    .flatMap((entry) => weaknessOf(entry, claims) ?? []);
  const unquoted = signs.filter(({ isWhole }) => isWhole).map(({ concern }) => concern);
  const turns = Array.from({ length: Math.max(MAX_RISKS, unquoted.length) }, (_, at) =>
    [unquoted[at], risks[at], weaknesses[at]].filter((concern) => concern !== undefined),
  ).flat();
  const ofFigures = [smallMarket(claims), paidOnce(claims)].filter((concern) => concern !== null);
  const open = quoting.map(({ concern, statement }) => `${concern}: “${statement.quote}”`);
  return [...new Set([...mandatoryConcerns(scored), ...open, ...ofFigures, ...turns, ...limitsOf(scored)])];
}

const NO_DEMAND = 'Nobody uses it, pays for it or has promised to';
const NO_MARKET = 'No target market';
const NOT_COUNTED = 'The fields for users and revenue are blank or 0';
const NONE_FOUND = 'No number of users, payers or promises was found';
const MARKET_NOT_FOUND = 'No sentence that clearly names the target market was found';

/**
 * The limits of the score. They say what was not found, and never that nobody or nothing is there: a
 * sentence may say so in words that the rubric does not know.
 */
export const limitsOf = ({ limits, claims }: Scored): string[] => {
  const demand = hints.countOfUse(claims) || hints.income(claims) ? NOT_COUNTED : NONE_FOUND;
  return limits.map((limit) => limit.replace(NO_DEMAND, demand).replace(NO_MARKET, MARKET_NOT_FOUND));
};

/** The points that an entry misses; an unassessed one counts like a missing dimension. */
const missedPoints = (entry: LedgerEntry) =>
  entry.rung === 'not_assessed' ? 15 : entry.max_points - entry.points;

/** The factors as a summary names them. */
const NAMED: Readonly<Record<string, string>> = {
  Edge: 'the advantage over others',
  Figures: 'figures that can be checked',
  'Market size': 'the size of the market',
  Competition: 'the comparison with others',
  Users: 'the number of users',
  'Relevant experience': 'the experience of the team',
  'Team completeness': 'the make-up of the team',
};
const named = ({ factor }: LedgerEntry): string => NAMED[factor] ?? `the ${factor.toLowerCase()}`;

/**
 * Factors that a summary does not call the strongest part. Readers of the rounds r8 to r16 called 11 of 36 such
 * sentences on the revenue false, and 3 of 3 on the size of the market: both are only the founder's figures.
 */
const NOT_STRONGEST: ReadonlySet<string> = new Set(['Revenue', 'Market size']);

/** Names the factor that more words can raise most, and the stage if it misses more points. */
function mostToGain(weakest: LedgerEntry, ledger: readonly LedgerEntry[]): string {
  const stage = ledger.find(({ factor }) => factor === 'Stage');
  return stage && missedPoints(stage) > missedPoints(weakest)
    ? `Apart from the stage, most points are missing for ${named(weakest)}.`
    : `Most points are missing for ${named(weakest)}.`;
}

/** The summary, strengths and concerns, each based on a ledger entry, a claim or a risk. */
export function narrate(facts: StartupFacts, scored: Scored) {
  const { ledger, score, claims } = scored;
  const { overall_score } = score;
  // No words of the founder change the stage.
  const factors = ledger.filter(
    (entry) => isFactor(entry) && entry.rung !== 'not_assessed' && entry.factor !== 'Stage',
  );
  const isStopped = scored.contradictions.length > 0 || scored.offences.length > 0;
  const [strongest] = isStopped ? [] : strongFactors(scored);
  const weakest = factors.toSorted((a, b) => missedPoints(b) - missedPoints(a))[0];
  const weakness = weakest ? weaknessOf(weakest, claims) : null;
  const sentences = [
    `${facts.idea_title} scores ${Math.round(overall_score)} of 100 for funding readiness: ${readinessOf(overall_score, evidencedFactors(ledger))}.`,
    strongest && !NOT_STRONGEST.has(strongest.factor)
      ? `The strongest part is ${named(strongest)}.`
      : undefined,
    isStopped ? 'What the first concern says has to be cleared before anything else.' : undefined,
    weakest && weakness !== null && !isStopped ? `${mostToGain(weakest, ledger)} ${weakness}` : undefined,
    scored.assessed < 5
      ? `${scored.assessed} of 5 dimensions assessed; the weights of the others were shared out.`
      : undefined,
    languageNote(claims.language),
    'Users, revenue and all else are as the founder states them.',
  ];
  return {
    summary: sentences.filter((sentence) => sentence !== undefined).join(' '),
    strengths: strengthsOf(scored),
    concerns: concernsOf(scored),
  };
}

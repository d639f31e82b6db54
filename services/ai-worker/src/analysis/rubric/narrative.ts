import type { LedgerEntry, StartupFacts } from '@proofround/contracts';

import type { Language } from '@proofround/text/languages/language.js';
import type { Scored } from './ledger.js';
import { weaknessOf } from './weaknesses.js';
import { bandOf } from './weights.js';

/** The concern about texts that address the scorer. */
export const INSTRUCTED = 'Sentences that read like instructions to whoever scores this were left out.';

const MAX_STRENGTHS = 5;
const MAX_RISKS = 3;
const MAX_WEAKNESSES = 3;

const isFactor = ({ dimension }: LedgerEntry) => dimension !== 'cap' && dimension !== 'risk';
const shareOf = ({ points, max_points }: LedgerEntry) => (max_points === 0 ? 0 : points / max_points);

/** The number of evidenced factors, which limits the band of readiness. */
export const evidencedFactors = (ledger: readonly LedgerEntry[]): number =>
  ledger.filter((entry) => isFactor(entry) && entry.rung === 'evidenced').length;

/** A note for languages that the rubric reads less well. */
function languageNote(language: Language): string | undefined {
  if (language === 'English') return undefined;
  return language === 'other'
    ? 'The text is in a language that the rubric cannot read well: figures count, wording may be undervalued; an English version would be read in full.'
    : `The text is read as ${language}, with a smaller vocabulary than English: figures count fully, some wording may be undervalued.`;
}

/** Factors based on figures; they are no strengths when statements contradict each other. */
const ON_FIGURES: ReadonlySet<string> = new Set(['Users', 'Revenue', 'Product', 'Market size']);

/** Factors that describe completeness and progress, not a strength. */
const NO_STRENGTHS: ReadonlySet<string> = new Set(['Figures', 'Stage']);

/** The kinds of sentences that can be shown as a factor's strength. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  'Relevant experience': ['team_experience'],
  'Team completeness': ['team_role', 'team_experience'],
  'Target customer': ['customer', 'customer_contact', 'users', 'revenue'],
  'Market size': ['market_count'],
  Competition: ['alternatives'],
  Problem: ['problem', 'problem_cost', 'customer_contact'],
  Solution: ['solution', 'mechanism', 'outcome'],
  Edge: ['edge', 'approval', 'outcome'],
};
const SHOWS = 0.6;
/** Fields whose sentences cannot show a factor's strength: the use of funds, for example, is a plan. */
const NOT_FROM: Readonly<Record<string, RegExp>> = {
  Solution: /^(?:funding_usage|problem_statement|team_background)$/,
  Problem: /^(?:funding_usage|team_background|competitive_advantage)$/,
  'Target customer': /^(?:funding_usage|team_background|competitive_advantage)$/,
};

/**
 * Whether the evidence of a factor can be shown as its strength; figures and links always can. A
 * denial, a plan, an admission or the sentence of a risk cannot.
 */
function canBeStrength({ factor, evidence }: LedgerEntry, { claims, signs, risks }: Scored): boolean {
  const kinds = SHOWN_BY[factor];
  const statement = claims.statements.find(({ quote }) => quote === evidence);
  if (!kinds || !statement) return true;
  if (statement.isDenied || statement.isPlanned || statement.is('aside')) return false;
  if ((NOT_FROM[factor] ?? /^funding_usage$/).test(statement.field)) return false;
  if (signs.some((sign) => !sign.isWhole && sign.statement === statement)) return false;
  if (risks.some(({ quote }) => quote === evidence)) return false;
  return kinds.some((kind) => statement.confidence(`kind:${kind}`) >= SHOWS);
}

/** The strengths; none for a startup with an offence. */
function strengthsOf(scored: Scored): string[] {
  const { ledger, offences, contradictions } = scored;
  if (offences.length > 0) return [];
  return ledger
    .filter((entry) => isFactor(entry) && entry.rung === 'evidenced')
    .filter((entry) => !NO_STRENGTHS.has(entry.factor) && canBeStrength(entry, scored))
    .filter(({ factor }) => contradictions.length === 0 || !ON_FIGURES.has(factor))
    .toSorted((a, b) => shareOf(b) - shareOf(a) || b.points - a.points)
    .slice(0, MAX_STRENGTHS)
    .map(({ factor, evidence }) => `${factor}${evidence === null ? '' : `: “${evidence}”`}`);
}

/** The concerns that always come first: offences, contradictions and instructions to the scorer. */
export function mandatoryConcerns({ offences, contradictions, claims }: Scored): string[] {
  return [
    ...offences.slice(0, 3).map(({ offence, statement }) => `${offence.text} “${statement.quote}”`),
    ...contradictions.map(({ sentence }) => sentence),
    ...(claims.isInstructed ? [INSTRUCTED] : []),
  ];
}

/** An investor's concerns: the mandatory ones, admissions, then questions of the trade, risks and weaknesses in turn. */
function concernsOf(scored: Scored): string[] {
  const { ledger, claims, signs } = scored;
  const risks = scored.risks
    .slice(0, MAX_RISKS)
    .map(({ pattern, quote }) => `${pattern.title}${quote === null ? '.' : `: “${quote}”`}`);
  const weaknesses = ledger
    .filter((entry) => isFactor(entry) && (entry.rung === 'not_assessed' || shareOf(entry) <= 0.5))
    .toSorted((a, b) => missedPoints(b) - missedPoints(a))
    .flatMap((entry) => weaknessOf(entry, claims) ?? [])
    .slice(0, MAX_WEAKNESSES);
  const admissions = signs.filter(({ isWhole }) => !isWhole);
  const ofTrade = signs.filter(({ isWhole }) => isWhole).map(({ concern }) => concern);
  const turns = Array.from({ length: MAX_RISKS }, (_, at) =>
    [ofTrade[at], risks[at], weaknesses[at]].filter((concern) => concern !== undefined),
  ).flat();
  const open = admissions.map(({ concern, statement }) => `${concern}: “${statement.quote}”`);
  return [...new Set([...mandatoryConcerns(scored), ...open, ...turns, ...scored.limits])];
}

/** The points that an entry misses; an unassessed one counts like a missing dimension. */
const missedPoints = (entry: LedgerEntry) =>
  entry.rung === 'not_assessed' ? 15 : entry.max_points - entry.points;

/** The summary, strengths and concerns, each based on a ledger entry, a claim or a risk. */
export function narrate(facts: StartupFacts, scored: Scored) {
  const { ledger, score, claims } = scored;
  const { overall_score } = score;
  const factors = ledger.filter((entry) => isFactor(entry) && entry.rung !== 'not_assessed');
  const isDoubtful = scored.offences.length > 0 || scored.contradictions.length > 0;
  const strongest = factors
    .filter((entry) => !NO_STRENGTHS.has(entry.factor) && canBeStrength(entry, scored))
    .toSorted((a, b) => shareOf(b) - shareOf(a) || b.points - a.points)[0];
  const weakest = factors.toSorted((a, b) => missedPoints(b) - missedPoints(a))[0];
  const weakness = weakest ? weaknessOf(weakest, claims) : null;
  const sentences = [
    `${facts.idea_title} scores ${Math.round(overall_score)} of 100 for funding readiness: ${bandOf(overall_score, evidencedFactors(ledger))}.`,
    strongest?.rung === 'evidenced' && !isDoubtful
      ? `Strongest: ${strongest.factor.toLowerCase()}.`
      : undefined,
    weakest && weakness !== null ? `Most to gain: ${weakest.factor.toLowerCase()}. ${weakness}` : undefined,
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

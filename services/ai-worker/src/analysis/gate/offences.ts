import type { HoldReason } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { Label, Statement } from '../../claims/statement.js';
import { OFFENCES, type Offence } from './offence-catalogue.js';

/** An offence found in the statements, with the sentence that shows it best. */
export interface FoundOffence {
  readonly offence: Offence;
  readonly statement: Statement;
  /** The combined confidence of the statements, 0 to 1. */
  readonly confidence: number;
}

/** The least confidences in one offence and in any offence; one of the pairs must be reached. */
const SHOWN = [
  { one: 0.6, any: 0.88 },
  { one: 0.9, any: 0.6 },
] as const;
/** The least confidence of an offence that is named beside the surest one. */
const NAMED = 0.5;
/** The classifier is unreliable on shorter sentences. */
const LEAST_WORDS = 5;
/** The number of statements whose confidences are combined. */
const TOGETHER = 3;

interface Shown {
  readonly statement: Statement;
  /** The probability that at least one of the surest statements shows it. */
  readonly confidence: number;
}

function shownBy(statements: readonly Statement[], label: Label): Shown | null {
  const surest = statements
    .map((statement) => ({ statement, confidence: statement.confidence(label) }))
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, TOGETHER);
  const [best] = surest;
  if (!best) return null;
  const doubt = surest.reduce((product, { confidence }) => product * (1 - confidence), 1);
  return { statement: best.statement, confidence: 1 - doubt };
}

/** Words of founders about themselves or their customers. */
const FOUNDERS =
  /\b(?:we|our|us|i|my|you|your|wir|unser\w*|uns|nous|notre|nos|nosotros|nuestr\w*|eu|nossos?|nossas?)\b/;
/** Denials of a promise. */
const NOT_PROMISED =
  /\b(?:not|isn't|isnt|never|no|nothing|kein\w*|nicht|nie|pas|jamais|nao|sem)\b[^,;]{0,22}\b(?:guarant\w*|garant\w*|free energy|perpetual|cure[sd]?|heal\w*|magic|miracle|promis\w*|riskless|heilt|cura)\b/;

/** Whether a statement is about rivals, the problem or the buyers, and so no offence of the founder. */
function isOfOthers(statement: Statement): boolean {
  if (statement.field === 'target_market' || NOT_PROMISED.test(statement.text)) return true;
  if (statement.is('alternatives') && !statement.leans('solution')) return true;
  const isProblem = statement.is('problem') || statement.field === 'problem_statement';
  return isProblem && !FOUNDERS.test(statement.text);
}

/**
 * The offences that the statements show, surest first. The thresholds come from cross-validation
 * over whole submissions (docs/model-card.md).
 */
export function offencesIn(claims: Claims): FoundOffence[] {
  const statements = claims.statements.filter(
    (statement) => statement.words.length >= LEAST_WORDS && !statement.isHype && !isOfOthers(statement),
  );
  const any = shownBy(statements, 'offence:any');
  const found = OFFENCES.flatMap((offence): FoundOffence[] => {
    const shown = shownBy(statements, `offence:${offence.code}`);
    return shown ? [{ offence, ...shown }] : [];
  }).toSorted((a, b) => b.confidence - a.confidence);
  const [best] = found;
  if (!any || !best) return [];
  const isShown = SHOWN.some((least) => best.confidence >= least.one && any.confidence >= least.any);
  return isShown ? found.filter((candidate) => candidate === best || candidate.confidence >= NAMED) : [];
}

/** The reasons to hold a startup back from investors: unlawful or harmful, not merely impossible. */
export function holdReasons(offences: readonly FoundOffence[]): HoldReason[] {
  return offences
    .filter(({ offence }) => offence.treatment === 'hold')
    .map(({ offence, statement }) => ({ code: offence.code, text: offence.text, quote: statement.quote }));
}

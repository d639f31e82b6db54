import type { HoldReason } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { Label, Statement } from '../../claims/statement.js';
import { OFFENCES, type Offence } from './offence-catalogue.js';

/** A kind of offence that the statements show, with the sentence that shows it best. */
export interface FoundOffence {
  readonly offence: Offence;
  readonly statement: Statement;
  /** 0 to 1: how sure the statements together make it. */
  readonly confidence: number;
}

/** How sure one offence and how likely any offence must be, together: two readings that agree. */
const SHOWN = [
  { one: 0.6, any: 0.88 },
  { one: 0.9, any: 0.6 },
] as const;
/** From this confidence on an offence is named beside the surest one. */
const NAMED = 0.5;
/** Fragments of fewer words are read too easily for anything. */
const LEAST_WORDS = 5;
/** The statements that count together. */
const TOGETHER = 3;

interface Shown {
  readonly statement: Statement;
  /** How sure the surest statements together are: the chance that not all of them mean something else. */
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

/** Words of those who speak of what they do themselves, or of what their customers get. */
const FOUNDERS =
  /\b(?:we|our|us|i|my|you|your|wir|unser\w*|uns|nous|notre|nos|nosotros|nuestr\w*|eu|nossos?|nossas?)\b/;
/** Says that something is not promised. */
const NOT_PROMISED =
  /\b(?:not|isn't|isnt|never|no|nothing|kein\w*|nicht|nie|pas|jamais|nao|sem)\b[^,;]{0,22}\b(?:guarant\w*|garant\w*|free energy|perpetual|cure[sd]?|heal\w*|magic|miracle|promis\w*|riskless|heilt|cura)\b/;

/** What others do, what is wrong in the world and who buys are no offences of the founder's. */
function isOfOthers(statement: Statement): boolean {
  if (statement.field === 'target_market' || NOT_PROMISED.test(statement.text)) return true;
  if (statement.is('alternatives') && !statement.leans('solution')) return true;
  const isProblem = statement.is('problem') || statement.field === 'problem_statement';
  return isProblem && !FOUNDERS.test(statement.text);
}

/**
 * Every offence that the statements show, surest first. The bounds are set by cross-validation over
 * whole submissions (docs/model-card.md).
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
  return isShown ? found.filter((one) => one === best || one.confidence >= NAMED) : [];
}

/** What must be held back from investors: the unlawful and harmful, not the merely impossible. */
export function holdReasons(offences: readonly FoundOffence[]): HoldReason[] {
  return offences
    .filter(({ offence }) => offence.treatment === 'hold')
    .map(({ offence, statement }) => ({ code: offence.code, text: offence.text, quote: statement.quote }));
}

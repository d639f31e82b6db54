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

/** One sentence this sure is enough. By cross-validation over whole submissions; see docs/model-card.md. */
const SURE_ALONE = 0.9;
/** Several sentences are enough when they are so sure together. */
const SURE_TOGETHER = 0.6;
/** A sentence below this says nothing of an offence. */
const LEAST = 0.2;
/** Fragments of fewer words are read too easily for anything. */
const LEAST_WORDS = 5;
/** The statements that count together. */
const TOGETHER = 3;

/** How sure the surest sentences together are: the chance that not all of them mean something else. */
function together(confidences: readonly number[]): number {
  return 1 - confidences.slice(0, TOGETHER).reduce((doubt, confidence) => doubt * (1 - confidence), 1);
}

/** What others do is no offence of the founder's. */
const isOfOthers = (statement: Statement) => statement.is('alternatives') && !statement.leans('solution');

function find(claims: Claims, offence: Offence): FoundOffence | null {
  const label: Label = `offence:${offence.code}`;
  const shown = claims.statements
    .filter((statement) => statement.words.length >= LEAST_WORDS && !isOfOthers(statement))
    .map((statement) => ({ statement, confidence: statement.confidence(label) }))
    .filter(({ confidence }) => confidence >= LEAST)
    .toSorted((a, b) => b.confidence - a.confidence);
  const [best] = shown;
  if (!best) return null;
  const confidence = together(shown.map((one) => one.confidence));
  const isShown = best.confidence >= SURE_ALONE || (shown.length > 1 && confidence >= SURE_TOGETHER);
  return isShown ? { offence, statement: best.statement, confidence } : null;
}

/** Every offence that the statements show, surest first. */
export function offencesIn(claims: Claims): FoundOffence[] {
  return OFFENCES.flatMap((offence) => find(claims, offence) ?? []).toSorted(
    (a, b) => b.confidence - a.confidence,
  );
}

/** What must be held back from investors: the unlawful and harmful, not the merely impossible. */
export function holdReasons(offences: readonly FoundOffence[]): HoldReason[] {
  return offences
    .filter(({ offence }) => offence.treatment === 'hold')
    .map(({ offence, statement }) => ({ code: offence.code, text: offence.text, quote: statement.quote }));
}

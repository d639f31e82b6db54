import { fieldOfFactor } from '@proofround/contracts/tasks/fields.js';

import type { LedgerEntry } from '../../api/generated/client';
import { wordsOf } from '../../components/ledger/words';
import type { FactorChange } from './runs';
import type { AfterEdit } from './use-edited-runs';

/** Why a factor moved or did not: words, and the sentence behind them if there is one. */
export interface Reason {
  readonly words: string;
  readonly quote: string | null;
}

const ofLine = (ledger: readonly LedgerEntry[], factor: string) =>
  ledger.find((line) => line.factor === factor && line.dimension !== 'risk');

/** The evidence of the stage or of a limit is ours to say, and no sentence of the founder. */
const isQuote = ({ dimension, factor }: LedgerEntry) => dimension !== 'cap' && factor !== 'Stage';

/** Why a factor gained or lost points; null where the ledgers do not tell. */
export function reasonOf(
  { factor, change }: FactorChange,
  ledger: readonly LedgerEntry[],
  { ledgerBefore }: AfterEdit,
): Reason | null {
  const now = ofLine(ledger, factor);
  const then = ledgerBefore.find((line) => line.factor === factor);
  if (!now) return null;
  if (then?.rung === now.rung && then.evidence === now.evidence)
    return { words: 'Its sentence counts as before; only its share of the 100 points changed.', quote: null };
  const lost = then?.evidence ?? null;
  if (change < 0 && lost !== null && lost !== now.evidence && isQuote(now))
    return { words: 'This no longer earns as much:', quote: lost };
  const quote = isQuote(now) ? now.evidence : null;
  return { words: quote === null ? `${wordsOf(now)}.` : `${wordsOf(now)}:`, quote };
}

/** A factor that the user edited, or whose task the user answered, without a change of its points. */
export interface Unmoved {
  readonly factor: string;
  readonly why: string;
}

/** The factors that did not move after the edit, with the reason. The factor of the answered task comes first. */
export function unmovedIn(
  changes: readonly FactorChange[],
  ledger: readonly LedgerEntry[],
  { fields, taskFactor }: AfterEdit,
): Unmoved[] {
  const isMeant = ({ factor, dimension }: LedgerEntry) =>
    dimension !== 'risk' &&
    dimension !== 'cap' &&
    !changes.some((one) => one.factor === factor) &&
    (factor === taskFactor || fields.includes(fieldOfFactor(factor) ?? ''));
  return ledger
    .filter(isMeant)
    .toSorted((a, b) => Number(b.factor === taskFactor) - Number(a.factor === taskFactor))
    .map((line) => ({ factor: line.factor, why: whyUnmoved(line) }));
}

function whyUnmoved(line: LedgerEntry): string {
  if (line.missing !== undefined) return line.missing;
  return line.rung === 'evidenced' ? 'It is at its highest level already.' : `${wordsOf(line)}.`;
}

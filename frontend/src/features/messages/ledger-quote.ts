import type { LedgerEntry } from '../../api/generated/client';
import { outOf, RUNG_WORDS } from '../../components/ledger/points';

/** A line of the ledger as a message quotes it. */
export function ledgerQuote({ factor, points, max_points, rung, evidence }: LedgerEntry) {
  const isScored = points !== 0 || max_points !== 0;
  const head = isScored ? `${factor}, ${outOf(points, max_points)} points` : factor;
  return { kind: 'ledger', text: `${head}: ${evidence ?? RUNG_WORDS[rung]}` } as const;
}

import type { Statement } from '../../../claims/statement.js';
import { has } from '../policies/policy.js';

/**
 * Signs that an offer wrongs people, in four lists. One sign proves nothing, because an honest text may have it. Several
 * together, or one beside the classifier's suspicion, are a reason to hold the startup (`offences.ts`).
 *
 * | list             | its ways answer                                                                  |
 * | ---------------- | -------------------------------------------------------------------------------- |
 * | `harm.ts`        | who is told something false, does not know, cannot leave, or is helpless         |
 * | `hints.ts`       | who looks away, is paid or is sold, and which record says what is not so         |
 * | `means.ts`       | how the victim is chosen, what it believes, how it is held, how the trail ends   |
 * | `concealment.ts` | how the offer is kept from those who would stop it                               |
 *
 * A new phrase goes to the way whose comment it fits. The first list with a sign gives the sentence that is shown.
 */
export interface Suspicion {
  /** The number of different ways. */
  readonly ways: number;
  /** The sentence that shows the first of them. */
  readonly statement: Statement;
}

/** The ways of a list in the statements; null without any. */
export function suspicionIn(ways: readonly RegExp[], statements: readonly Statement[]): Suspicion | null {
  const shown = ways.flatMap((way) => statements.find(({ text }) => has(text, way)) ?? []);
  const [statement] = shown;
  return statement ? { ways: shown.length, statement } : null;
}

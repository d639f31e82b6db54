import type { HoldReason, StartupReview } from '@proofround/contracts';

/** Whether a startup is held back from investors; null where nothing was ever found. */
export type ReviewState = StartupReview['state'] | null;

/** What is known of a startup's review. */
export interface Review {
  readonly state: ReviewState;
  /** What the last analysis holds it for; of a cleared one what it was held for. */
  readonly reasons: readonly HoldReason[];
  /** Codes that an admin looked at and cleared. */
  readonly cleared: readonly string[];
}

/** Held back: shown to its owner and the admin only. */
export const isHeldBack = (state: ReviewState): boolean => state === 'held' || state === 'upheld';

const codesOf = (reasons: readonly HoldReason[]) => reasons.map(({ code }) => code);

/**
 * What becomes of a review by a new analysis:
 * - what an admin cleared does not count again, a new code does;
 * - nothing left ends the hold; one that an admin upheld ends by an edit only, so that nobody runs
 *   the same text again until it passes;
 * - an upheld one stays upheld until a new code comes, which nobody has decided about.
 */
export function afterAnalysis(review: Review, found: readonly HoldReason[], edited: boolean): Review {
  const { state, cleared } = review;
  const counting = found.filter(({ code }) => !cleared.includes(code));
  if (counting.length > 0) {
    const known = codesOf(review.reasons);
    const decided = state === 'upheld' && counting.every(({ code }) => known.includes(code));
    return { ...review, state: decided ? 'upheld' : 'held', reasons: counting };
  }
  if (state === 'upheld' && !edited) return review;
  if (state === 'cleared') return review;
  return { ...review, state: cleared.length > 0 ? 'cleared' : null, reasons: [] };
}

/** What becomes of it by an admin's decision, which may be changed later. */
export function afterDecision(review: Review, verdict: 'cleared' | 'upheld'): Review {
  const codes = codesOf(review.reasons);
  const others = review.cleared.filter((code) => !codes.includes(code));
  return { ...review, state: verdict, cleared: verdict === 'cleared' ? [...others, ...codes] : others };
}

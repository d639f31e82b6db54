import type { HoldReason, StartupReview } from '@proofround/contracts';
import { transitions } from '@proofround/service-kit';

/** An admin hid the startup, whatever its analysis says. Only an admin's clearing ends it. */
const MODERATED: HoldReason = {
  code: 'moderated',
  text: 'An admin took this startup out of sight.',
  quote: '',
};

/** Whether a startup is held back from investors; null when no analysis gave a reason. */
export type ReviewState = StartupReview['state'] | null;

/** `none` stands for null. */
type DrawnState = Exclude<ReviewState, null> | 'none';
export type ReviewMover = 'analysis' | 'admin';

export const reviewStates = transitions<DrawnState, ReviewMover | 'founder'>({
  title: 'Review (startups)',
  about:
    'An analysis that finds a reason holds the startup back from other users. An admin clears or upholds the hold, may change that decision, and may hide a startup without a finding. ' +
    'A hold ends when an analysis finds no reason that counts; an upheld hold also needs an edit. A reason that no admin has decided on holds the startup again.',
  start: { none: ['founder'] },
  moves: {
    none: { none: ['analysis'], held: ['analysis'], upheld: ['admin'] },
    held: {
      none: ['analysis'],
      held: ['analysis'],
      cleared: ['analysis', 'admin'],
      upheld: ['admin'],
    },
    cleared: { cleared: ['analysis'], held: ['analysis'], upheld: ['admin'] },
    upheld: {
      none: ['analysis'],
      held: ['analysis'],
      cleared: ['analysis', 'admin'],
      upheld: ['analysis', 'admin'],
    },
  },
});

const drawn = (state: ReviewState): DrawnState => state ?? 'none';

/** The state of a review after a move of its table. @throws IllegalTransition */
export function movedReview(from: ReviewState, to: ReviewState, by: ReviewMover): ReviewState {
  const state = reviewStates.move(drawn(from), drawn(to), by);
  return state === 'none' ? null : state;
}

export interface Review {
  readonly state: ReviewState;
  /** Why the startup is held or, once cleared, why it was held. */
  readonly reasons: readonly HoldReason[];
  /** Reason codes that an admin cleared. */
  readonly cleared: readonly string[];
}

/** Whether only the owner and the admin may see the startup. */
export const isHeldBack = (state: ReviewState): boolean => state === 'held' || state === 'upheld';

const codesOf = (reasons: readonly HoldReason[]) => reasons.map(({ code }) => code);

/**
 * The review after a new analysis:
 * - Codes that an admin cleared do not count; other codes hold the startup.
 * - No counting code ends the hold. An upheld hold also needs an edit, so founders cannot rerun the same
 *   text until it passes; it stays upheld until a code appears that no admin has decided on.
 * - What an admin hid without a finding stays a reason.
 */
export function afterAnalysis(review: Review, findings: readonly HoldReason[], edited: boolean): Review {
  const { state, cleared } = review;
  const standing = isHeldBack(state) ? review.reasons.filter(({ code }) => code === MODERATED.code) : [];
  const counting = [...standing, ...findings.filter(({ code }) => !cleared.includes(code))];
  if (counting.length > 0) {
    const earlierCodes = codesOf(review.reasons);
    const isDecided = state === 'upheld' && counting.every(({ code }) => earlierCodes.includes(code));
    return { ...review, state: isDecided ? 'upheld' : 'held', reasons: counting };
  }
  if (state === 'upheld' && !edited) return review;
  if (state === 'cleared') return review;
  return { ...review, state: cleared.length > 0 ? 'cleared' : null, reasons: [] };
}

/** The review of a startup that an admin is about to hide: it gets a reason that stays. */
export const moderated = (review: Review): Review => ({
  ...review,
  state: 'held',
  reasons: [MODERATED, ...review.reasons.filter(({ code }) => code !== MODERATED.code)],
});

/** Whether an admin hid the startup without a finding. */
export const isModerated = ({ reasons }: Review): boolean =>
  reasons.some(({ code }) => code === MODERATED.code);

/** Whether an admin who read the reasons with these codes read all of them (REVIEW-7). Without codes: yes. */
export const areKnown = ({ reasons }: Review, read: readonly string[] | undefined): boolean =>
  read === undefined || codesOf(reasons).every((code) => read.includes(code));

/** The review after an admin's decision, which a later decision may change. */
export function afterDecision(review: Review, verdict: 'cleared' | 'upheld'): Review {
  const codes = codesOf(review.reasons);
  const otherCleared = review.cleared.filter((code) => !codes.includes(code));
  return {
    ...review,
    state: verdict,
    cleared: verdict === 'cleared' ? [...otherCleared, ...codes] : otherCleared,
  };
}

import type { DealState } from '@proofround/contracts';
import { transitions } from '@proofround/service-kit';

/** account: the buyer's account was deleted. startup: the startup or the seller's account was deleted. */
export type DealMover =
  'accepted offer' | 'both sides' | 'buyer' | 'seller' | 'silence' | 'account' | 'startup';
/** Who or what ends a deal without completing it. */
export type DealEnder = Exclude<DealMover, 'accepted offer' | 'both sides'>;

export const dealStates = transitions<DealState, DealMover>({
  title: 'Deal (marketplace)',
  about:
    'Accepting an offer opens a deal. It is completed when both sides have confirmed every step. Either side may end it before; 21 days without an act of either side end it too, after two reminders and not before the last due date of a step that is not done, and so does the deletion of the startup or of an account. A deal that falls through opens its listing again, except after the deletion of the startup.',
  start: { open: ['accepted offer'] },
  moves: {
    open: {
      completed: ['both sides'],
      fell_through: ['buyer', 'seller', 'silence', 'account', 'startup'],
    },
    completed: {},
    fell_through: {},
  },
});

import type { MetaQuestion } from '../reading/questions/topic-words.js';

export type Move =
  | { readonly kind: 'ask'; readonly slot: string }
  /** Lists the usual answers of a field, to choose from by number or word. */
  | { readonly kind: 'choose'; readonly slot: string }
  /** Asks whether a value in doubt is right. */
  | { readonly kind: 'confirm'; readonly slot: string }
  /** Asks again for a field that the person calls wrong. */
  | { readonly kind: 'reopen'; readonly slot: string }
  | { readonly kind: 'summarise' }
  /** Asks for the yes to the summary without printing the summary again. */
  | { readonly kind: 'await-yes' }
  | { readonly kind: 'complete' }
  /** The profile is complete and stays complete. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'confirm-restart' }
  | { readonly kind: 'change-what' }
  /** Asks which of two answers the person means. */
  | { readonly kind: 'which'; readonly slots: readonly string[] }
  /** Every required question was asked in vain. */
  | { readonly kind: 'stuck' };

/** Why a required question stays open; `refused` means a second time. */
export type Because = 'skip' | 'unknown' | 'none' | 'refused';

/** Text before the move, in the order of the list. */
export type Remark =
  | { readonly kind: 'answer'; readonly topic: MetaQuestion }
  /** Acknowledges the changes, with notes and hints. */
  | { readonly kind: 'acknowledge' }
  | { readonly kind: 'summary' }
  | { readonly kind: 'needed'; readonly slot: string; readonly because: Because }
  | { readonly kind: 'suggested'; readonly slot: string }
  /** What a required question needs, with examples. */
  | { readonly kind: 'plainly'; readonly slot: string }
  | { readonly kind: 'left-out'; readonly slot: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'say'; readonly words: Words };

/** Keys of fixed sentences. */
export type Words =
  | 'introduction'
  | 'skipped'
  | 'no-problem'
  | 'left'
  | 'keep'
  | 'keep-everything'
  | 'cleared'
  | 'not-understood'
  | 'known-already'
  | 'nonsense'
  | 'greeting'
  | 'greeting-again'
  | 'thanks'
  | 'no-hurry'
  | 'good'
  | 'fine'
  | 'go-back'
  | 'at-the-beginning'
  | 'come-back-later'
  | 'enough'
  | 'nothing-to-change'
  | 'unsure-what-to-change'
  | 'which-answer'
  | 'nothing-changed'
  | 'all-right'
  | 'more-than-yes';

export interface Decision {
  readonly remarks: readonly Remark[];
  readonly move: Move;
}

export const say = (words: Words): Remark => ({ kind: 'say', words });
export const ACKNOWLEDGE: Remark = { kind: 'acknowledge' };

export const decision = (move: Move, ...remarks: Remark[]): Decision => ({ move, remarks });

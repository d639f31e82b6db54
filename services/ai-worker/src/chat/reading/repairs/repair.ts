import type { Answer } from '../../slots/slot.js';

/** What a message does to answers that were given before (CHAT-29). */
export type Repair =
  /** A text, or a part of it, goes to another field. `left` stays where it was. */
  | {
      readonly kind: 'move';
      readonly from: string;
      readonly to: string;
      readonly moved: unknown;
      readonly left: unknown;
    }
  | { readonly kind: 'swap'; readonly slots: readonly [string, string] }
  /** A value goes away, or a part of it. */
  | { readonly kind: 'remove'; readonly slot: string; readonly left: unknown }
  | { readonly kind: 'replace'; readonly slot: string; readonly answer: Answer }
  /** The person chose the answer that is wrong, and gives no other one yet. */
  | { readonly kind: 'reopen'; readonly slot: string }
  /** Something is wrong, and it may be either of two answers. */
  | { readonly kind: 'which'; readonly slots: readonly [string, string] }
  /** The person wants a change that the chat cannot find. */
  | { readonly kind: 'unfound' };

/** A repair, and the rest of the message, which is read as any other. */
export interface RepairRead {
  readonly repair: Repair;
  readonly rest: string;
}

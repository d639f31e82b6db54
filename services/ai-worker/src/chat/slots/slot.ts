import type { UserType } from '@proofround/contracts';

/** What is known so far, in the shape of the API's body. */
export type Known = Readonly<Record<string, unknown>>;

/** What a question may refer to. */
export interface Context {
  readonly profile: UserType;
  readonly known: Known;
  readonly skipped: readonly string[];
  /** The startup's name, or a word for it. */
  readonly name: string;
}

/** What an answer to one slot's question says. */
export type Answer =
  /** `note` is said to the person: a conversion, a choice between two readings. */
  | { readonly kind: 'value'; readonly value: unknown; readonly note?: string }
  /** There is none, or it stays out. */
  | { readonly kind: 'none'; readonly note?: string }
  /** A value that is taken only after the person has agreed; `ask` asks for that. */
  | { readonly kind: 'doubt'; readonly value: unknown; readonly ask: string }
  /** It was meant as an answer but cannot be taken; `hint` says why and what would do. */
  | { readonly kind: 'unclear'; readonly hint: string };

export const value = (given: unknown, note?: string): Answer => ({ kind: 'value', value: given, note });
export const none = (note?: string): Answer => ({ kind: 'none', note });
export const doubt = (given: unknown, ask: string): Answer => ({ kind: 'doubt', value: given, ask });
export const unclear = (hint: string): Answer => ({ kind: 'unclear', hint });

/** One field of the profile: how it is asked for, why, and how an answer is read. */
export interface Slot {
  /** The API's field. */
  readonly name: string;
  /** What it is called in a sentence: "the sector". */
  readonly label: string;
  /** Other words for it in "change the … to …" and in "…: value". A pattern's source, without groups that capture. */
  readonly aliases: string;
  /** Words that name the field only in a list ("What: …"); a pattern's source, as for `aliases`. */
  readonly labels?: string;
  readonly required: boolean;
  /** Free text takes what was written; the others are read for a value. */
  readonly text: boolean;
  /** The question, then other ways to put it. */
  readonly questions: (context: Context) => readonly [string, ...string[]];
  /** Why it is asked. */
  readonly why: string;
  readonly example: string;
  /** What a bare "yes" still leaves open. */
  readonly afterYes: string;
  /** A yes is half an answer ("is there a website?"), where others are not answered by it at all. */
  readonly halfAnsweredByYes?: boolean;
  /** What holds while it is not told, for the summary. */
  readonly without?: string;
  /** Reads an answer to this slot's question. */
  readonly read: (text: string, context: Context) => Answer;
  /** What "no" and "none yet" mean here; null when they are no answer. */
  readonly noneMeans: Answer | null;
  /** The value in a few words, for an acknowledgement. */
  readonly brief: (given: unknown) => string;
  /** The value in the summary. */
  readonly show: (given: unknown) => string;
  /** Whether the question makes sense now; left out: always. */
  readonly relevant?: (context: Context) => boolean;
  /** What to offer when a required answer is not known; left out: nothing. */
  readonly fallback?: (context: Context) => Answer | null;
}

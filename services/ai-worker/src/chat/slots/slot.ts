import type { UserType } from '@proofround/contracts';

/** The known values, in the shape of the API's request body. */
export type Known = Readonly<Record<string, unknown>>;

/** The data that a question may use. */
export interface Context {
  readonly profile: UserType;
  readonly known: Known;
  readonly skipped: readonly string[];
  /** The startup's name, or "your startup". */
  readonly name: string;
}

/** The result of reading an answer to a slot's question. */
export type Answer =
  /** `note` tells the person about a conversion or a choice between two readings. */
  | { readonly kind: 'value'; readonly value: unknown; readonly note?: string }
  /** The person has none, or wants to leave it out. */
  | { readonly kind: 'none'; readonly note?: string }
  /** A value that needs the person's yes; `ask` is the question for it. */
  | { readonly kind: 'doubt'; readonly value: unknown; readonly ask: string }
  /** The text was meant as an answer but is not accepted; `hint` says why and what would be. */
  | { readonly kind: 'unclear'; readonly hint: string };

export const value = (given: unknown, note?: string): Answer => ({ kind: 'value', value: given, note });
export const none = (note?: string): Answer => ({ kind: 'none', note });
export const doubt = (given: unknown, ask: string): Answer => ({ kind: 'doubt', value: given, ask });
export const unclear = (hint: string): Answer => ({ kind: 'unclear', hint });

/** One field of the profile, with its questions and its reader. */
export interface Slot {
  /** The API's field name. */
  readonly name: string;
  /** Its name in a sentence: "the sector". */
  readonly label: string;
  /** Other names in "change the … to …". The source of a regular expression without capturing groups. */
  readonly aliases: string;
  /** Names that count only as a label ("What: …"). The same format as `aliases`. */
  readonly labels?: string;
  readonly required: boolean;
  /** Whether the answer is stored as free text. All other answers are read for a value. */
  readonly text: boolean;
  /** The question, then its other wordings. */
  readonly questions: (context: Context) => readonly [string, ...string[]];
  readonly why: string;
  /** What counts as an answer, for a person who asks. Default: the reason for the question. */
  readonly counts?: string;
  readonly example: string;
  /** What is needed, with two examples, in one sentence, for a person whose answers are not understood. */
  readonly plainly?: string;
  /** The usual answers, which a person may choose by number or by word. Default: none. */
  readonly choices?: readonly string[];
  /** A way to give an answer that some people keep to themselves. Default: none. */
  readonly roughly?: string;
  /** The request for the answer itself, after a bare "yes". */
  readonly afterYes: string;
  /** Whether a yes is half an answer ("is there a website?"). For other questions a yes is no answer. */
  readonly halfAnsweredByYes?: boolean;
  /** The default that applies without an answer, for the summary. */
  readonly without?: string;
  /** Reads an answer to this slot's question. */
  readonly read: (text: string, context: Context) => Answer;
  /** The meaning of "no" and "none yet" as an answer; null if they are not one. */
  readonly noneMeans: Answer | null;
  /** The value in a few words, for an acknowledgement. */
  readonly brief: (given: unknown) => string;
  /** The value for the summary. */
  readonly show: (given: unknown) => string;
  /** Whether the question makes sense now. Default: always. */
  readonly relevant?: (context: Context) => boolean;
  /** The suggestion when the person does not know a required answer. Default: none. */
  readonly fallback?: (context: Context) => Answer | null;
}

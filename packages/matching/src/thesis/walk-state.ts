import type { CueReader } from './cue-reader.js';
import { ANYTHING, BACK_REFERENCES, isOutside, ME } from './cues.js';
import type { Item, MarkedItem, MarkedSentence, Mode, RefusalSpan } from './marks.js';

/** What a walk knows of the clause in which it is. */
interface Clause {
  /** The index of its first word. */
  readonly start: number;
  /** The number of items before it. */
  readonly firstItem: number;
  /** The number of items before the list that it continues. */
  readonly firstOfList: number;
  /** It is a relative clause: "founders who ...". */
  readonly isRelative: boolean;
  /** That relative clause has a negation and stands in a refusal: "no founders who never ...". */
  readonly isDenied: boolean;
  /** It is the condition of a refusal: "unless ...". */
  readonly isCondition: boolean;
}

/** What a walk knows after some words of a sentence. No function changes it; each returns the next state. */
export interface WalkState extends MarkedSentence {
  /** How the next item is meant. */
  readonly mode: Mode;
  /** The mode before the last opening parenthesis. */
  readonly modeOutside: Mode;
  readonly clause: Clause;
}

const clauseAt = (start: number, items: number): Clause => ({
  start,
  firstItem: items,
  firstOfList: items,
  isRelative: false,
  isDenied: false,
  isCondition: false,
});

export const START: WalkState = {
  marked: [],
  spans: [],
  mode: 'want',
  modeOutside: 'want',
  clause: clauseAt(0, 0),
};

export const withMode = (state: WalkState, mode: Mode): WalkState => ({ ...state, mode });

export const withClause = (state: WalkState, clause: Partial<Clause>): WalkState => ({
  ...state,
  clause: { ...state.clause, ...clause },
});

/** Begins a clause in which the mode goes on. */
export const newClause = (state: WalkState, at: number): WalkState => ({
  ...state,
  clause: clauseAt(at, state.marked.length),
});

/** Begins a clause about what the investor wants: "..., but we love bees". */
export const newStatement = (state: WalkState, at: number): WalkState =>
  withMode(newClause(state, at), 'want');

export const withItems = (state: WalkState, items: readonly Item[]): WalkState => {
  const mode = state.mode === 'no' && state.clause.isCondition ? 'condition' : state.mode;
  const common = { mode, refusal: state.spans.length - 1, denied: state.clause.isDenied } as const;
  return { ...state, marked: [...state.marked, ...items.map((item): MarkedItem => ({ item, ...common }))] };
};

/** Whether an item ends just before `at`. */
export const endsWithItem = ({ marked }: WalkState, at: number): boolean => {
  const last = marked.at(-1)?.item;
  return last !== undefined && last.at + last.length === at;
};

const spanFrom = (from: number): RefusalSpan => ({
  from,
  anything: false,
  refersBack: false,
  condition: null,
});

const withLastSpan = (state: WalkState, change: (span: RefusalSpan) => Partial<RefusalSpan>): WalkState => {
  const last = state.spans.at(-1);
  return last ? { ...state, spans: [...state.spans.slice(0, -1), { ...last, ...change(last) }] } : state;
};

/** Refuses what follows: "no bees". */
export const refuseFrom = (state: WalkState, from: number): WalkState =>
  withClause({ ...state, mode: 'no', spans: [...state.spans, spanFrom(from)] }, { isCondition: false });

/** The words from an index on are a condition of the refusal. Its first condition counts. */
export const beginCondition = (state: WalkState, from: number): WalkState =>
  withLastSpan(withClause(state, { isCondition: true }), ({ condition }) => ({
    condition: condition ?? from,
  }));

/** Notes that a refusal is of "anything", or of "them". */
export function noteReference(state: WalkState, word: string): WalkState {
  if (state.mode !== 'no') return state;
  if (ANYTHING.has(word)) return withLastSpan(state, () => ({ anything: true }));
  return BACK_REFERENCES.has(word) ? withLastSpan(state, () => ({ refersBack: true })) : state;
}

/** Refuses what the clause or the sentence named before: "Hardware is not for us". Null if it named nothing. */
export function refuseBefore(
  state: WalkState,
  { words }: CueReader,
  scope: 'clause' | 'sentence' = 'clause',
): WalkState | null {
  const isSentence = scope === 'sentence';
  const { start, firstItem } = isSentence ? { start: 0, firstItem: 0 } : state.clause;
  const isRefused = ({ mode }: MarkedItem, index: number) =>
    index >= firstItem && mode !== 'no' && mode !== 'condition' && !(isSentence && mode === 'only');
  const first = state.marked.find(isRefused);
  if (!first || words.slice(start, first.item.at).some((word) => ME.has(word))) return null;
  const refusal = state.spans.length;
  const marked = state.marked.map((mark, index): MarkedItem => {
    if (!isRefused(mark, index)) return mark;
    // "Outside Europe we do not invest" restricts to Europe.
    return { ...mark, mode: isOutside(words, mark.item.at) ? 'only' : 'no', refusal };
  });
  return { ...state, marked, mode: 'ignore', spans: [...state.spans, spanFrom(words.length)] };
}

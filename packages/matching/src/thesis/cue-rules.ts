import type { CueReader } from './cue-reader.js';
import {
  ALL,
  type Cue,
  isAside,
  isContrast,
  isInverted,
  isOtherInvestor,
  ME,
  PASSIVE,
  prefers,
  REFUSED,
  REFUSED_THINGS,
  SCARES,
} from './cues.js';
import type { Mode } from './marks.js';
import {
  beginCondition,
  newStatement,
  noteReference,
  refuseBefore,
  refuseFrom,
  type WalkState,
  withClause,
  withMode,
} from './walk-state.js';

/** The state after a cue that stands from `at` up to `end`. */
type Rule = (state: WalkState, sentence: CueReader, at: number, end: number) => WalkState;

/** The most words after "without" that make a sentence of their own. */
const MAX_WORDS_OF_BARE_REFUSAL = 4;

const CONTINUES = /^(?:ni|nor|noch|ne|nem)$/;

/** Whether the word at `at` goes on with a denied objection: "we fear neither the state nor wine". */
export const continuesOpen = ({ mode }: WalkState, sentence: CueReader, at: number): boolean =>
  mode === 'open' && CONTINUES.test(sentence.word(at));

/** Whether a short sentence with "without" is a refusal: "Sin hardware." */
function isBareRefusal(sentence: CueReader, from: number): boolean {
  const rest = sentence.words.slice(from);
  return (
    rest.length <= MAX_WORDS_OF_BARE_REFUSAL &&
    rest.every((word) => word !== ',' && !ME.has(word)) &&
    sentence.hasItems(from)
  );
}

/**
 * A negation refuses if its clause has "we", "I" or no subject. One about others ("founders who never give up")
 * refuses nothing.
 */
const negate: Rule = (state, sentence, at, end) => {
  const { mode, clause } = state;
  if (clause.isRelative) {
    const isDenied = mode === 'no';
    return withClause(isDenied ? state : withMode(state, 'ignore'), { isDenied });
  }
  const rest = sentence.rest(end);
  if (SCARES.has(rest[0] ?? '') || isContrast(sentence.words, at)) return state;
  if (continuesOpen(state, sentence, at)) return state;
  const own = mode === 'no' || sentence.isOwn(clause.start, at);
  const isBehind =
    rest.some((word) => REFUSED.has(word)) || ((own || rest.length === 0) && !sentence.hasItems(end));
  const scope = isInverted(sentence.words.slice(clause.start, at)) ? 'sentence' : 'clause';
  const refused = isBehind ? refuseBefore(state, sentence, scope) : null;
  if (refused) return refused;
  // "Nothing excites me more than hardware."
  if (prefers(rest)) return withMode(state, 'open');
  const isOther = isOtherInvestor(rest, (index) => sentence.itemsAt(end + index) !== undefined);
  if (isOther || !own) return withMode(state, 'ignore');
  return noteReference(refuseFrom(state, end), sentence.word(at));
};

const avoid: Rule = (state, sentence, at, end) => {
  const { start, isRelative } = state.clause;
  const after = sentence.rest(end);
  const isNamed = sentence.hasItems(end);
  if (isAside(sentence.words, at, after, isRelative, isNamed)) return state;
  const before = sentence.words.slice(Math.max(start, at - 3), at);
  if (before.some((word) => sentence.isNegation(word))) return withMode(state, 'open');
  const own = sentence.isOwn(start, at);
  // "ESG exclusions apply: arms."
  const list = end + after.length + 1;
  const isHeader = own || REFUSED_THINGS.test(sentence.word(at));
  if (isHeader && sentence.word(list - 1) === ':' && sentence.hasItems(list)) return refuseFrom(state, list);
  // "Tobacco is excluded by our charter."
  const isBehind = PASSIVE.test(sentence.word(at - 1)) || !isNamed;
  const refused = isBehind
    ? (refuseBefore(state, sentence) ?? refuseBefore(state, sentence, 'sentence'))
    : null;
  if (refused) return refused;
  return own || sentence.word(at) === 'excluding' ? refuseFrom(state, end) : state;
};

const restrict: Rule = (state, sentence, at, end) => {
  const { isRelative, firstItem, firstOfList } = state.clause;
  // "I would only be a tourist" restricts nothing.
  if (isRelative || /^(?:would|could|might|id|wed)$/.test(sentence.word(at - 1))) return state;
  if (sentence.hasItems(end)) return withMode(state, 'only');
  const marked = state.marked.map((mark, index) => {
    // "Kenya, Uganda and Tanzania only."
    const isListed = end - at > 1 || index >= firstItem || (index >= firstOfList && mark.item.place);
    return isListed && mark.mode === 'want' ? { ...mark, mode: 'only' as const } : mark;
  });
  return { ...state, marked };
};

const except: Rule = (state, sentence, at) => {
  if (state.mode === 'no') {
    const refusal = state.spans.length - 1;
    const isRefused = state.marked.some((mark) => mark.refusal === refusal && mark.mode === 'no');
    return withMode(state, isRefused ? 'want' : 'only');
  }
  const word = sentence.word(at);
  if (word === 'but' && sentence.word(at + 1) === 'not') return refuseFrom(state, at + 2);
  if (word.startsWith('outside') || word === 'hors') return state;
  const isOfAll =
    /^(?:any(?:thing|where)|every(?:thing|where)|all)$/.test(word) ||
    sentence.words.slice(0, at).some((before) => ALL.test(before));
  return isOfAll ? refuseFrom(state, at + 1) : state;
};

const condition: Rule = (state, _sentence, _at, end) =>
  state.mode === 'no' ? beginCondition(state, end) : state;

const change =
  (from: Mode, to: Mode): Rule =>
  (state) =>
    state.mode === from ? withMode(state, to) : state;

/** What each cue does. The items in the examples are in capitals; walk.spec.ts shows more. */
export const CUE_RULES: Readonly<Record<Cue, Rule>> = {
  /** "We never fund BEES", "BEES are not for us". */
  no: negate,
  /** "We avoid BEES", "BEES are excluded", "Exclusions: BEES". */
  avoid,
  /** "Only BEES", "BEES only". */
  only: restrict,
  /** "No BEES except WASPS", "anything but BEES". */
  except,
  /** "No BEES, but we love WASPS". */
  but: (state, _sentence, _at, end) => newStatement(state, end),
  /** "Founders who never fear BEES". */
  who: (state, _sentence, at) => withClause(state, { isRelative: at > 0 }),
  /** "Not only BEES". */
  open: (state) => withMode(state, 'open'),
  /** "Startups must have HONEY". */
  must: change('want', 'must'),
  /** "Only after a pilot with a HOSPITAL" restricts no sector. */
  once: change('only', 'must'),
  /** "Sin BEES", "no BEES without HONEY". */
  without: (state, sentence, at, end) =>
    at === 0 && isBareRefusal(sentence, end) ? refuseFrom(state, end) : condition(state, sentence, at, end),
  /** "No BEES unless they make HONEY". */
  unless: condition,
  /** "We never fund BEES before HONEY". */
  before: condition,
};

import type { LanguageCode } from '@proofround/text/words/plain-words.js';

import { CueReader } from './cue-reader.js';
import { continuesOpen, CUE_RULES } from './cue-rules.js';
import { CONJUNCTIONS, type Cue, ME } from './cues.js';
import type { Item, MarkedSentence } from './marks.js';
import {
  endsWithItem,
  newClause,
  newStatement,
  noteReference,
  refuseBefore,
  START,
  type WalkState,
  withClause,
  withItems,
  withMode,
} from './walk-state.js';

/** Marks every item of a sentence with its mode: goes through the words once, from state to state. */
export function markItems(
  words: readonly string[],
  items: readonly Item[],
  language: LanguageCode,
): MarkedSentence {
  const sentence = new CueReader(words, items, language);
  let state = START;
  for (let at = 0; at < words.length;) {
    const named = sentence.itemsAt(at);
    const cue = sentence.cueAt(at);
    // A name that contains a cue ("no code", "web 3 only") is a name.
    if (named && (!cue || Math.max(...named.map((item) => item.length)) > cue.end - at)) {
      state = withItems(state, named);
      at++;
    } else if (cue) {
      state = CUE_RULES[cue.cue](state, sentence, at, cue.end);
      at = cue.end;
    } else {
      state = afterWord(state, sentence, at);
      at++;
    }
  }
  return { marked: state.marked, spans: state.spans };
}

/** The state after a word or sign that is neither an item nor a cue. */
function afterWord(state: WalkState, sentence: CueReader, at: number): WalkState {
  const word = sentence.word(at);
  const next = at + 1;
  switch (word) {
    case ',':
      return continuesOpen(state, sentence, next) ? state : afterComma(state, sentence, at);
    case '(': {
      const outside = { ...state, modeOutside: state.mode };
      return sentence.isVerdict(next) ? outside : newClause(outside, next);
    }
    case ')':
      return withMode(newClause(state, next), state.modeOutside);
    case ':':
      if (ME.has(sentence.word(next))) return newStatement(state, next);
      return sentence.isVerdict(next) ? state : newClause(state, next);
    case 'free':
      // "Sugar free".
      return (endsWithItem(state, at) ? refuseBefore(state, sentence) : null) ?? state;
    default:
      if (CONJUNCTIONS.has(word) && ME.has(sentence.word(next))) return newStatement(state, next);
      return noteReference(state, word);
  }
}

/** Cues that go on with the clause before their comma: "no bees, unless they make honey". */
const GO_ON: ReadonlySet<Cue> = new Set(['unless', 'before', 'without', 'except']);

function afterComma(state: WalkState, sentence: CueReader, at: number): WalkState {
  const { mode, clause } = state;
  const next = at + 1;
  // "Es sei denn, …"
  if (clause.isCondition && state.spans.at(-1)?.condition === at) return state;
  const cue = sentence.cueAt(next)?.cue;
  if (cue && GO_ON.has(cue)) return state;
  const begun = newClause(state, next);
  const continued = endsWithItem(state, at) ? withClause(begun, { firstOfList: clause.firstOfList }) : begun;
  if (ME.has(sentence.word(next))) return withMode(continued, 'want');
  if (mode === 'open' || mode === 'must')
    return sentence.itemsAt(next) === undefined ? withMode(continued, 'want') : continued;
  return mode === 'ignore' ? withMode(continued, 'want') : continued;
}

import { eachField, TEXT_FIELDS, type Texts, type TextField } from './fields.js';
import { Numbering, Passage, sentencesOf, type Run } from './passage.js';
import { behind, isUnspaced, kept, textOf, wordsOf, type Wording } from './words-read.js';

/**
 * Repetition earns nothing (decisions, section 7): a text is reduced to what it says once before
 * anything is read, so that neither a repeated sentence nor the seam between two copies of a text
 * can look like something new.
 */

/** So many words in a row, read in the same field before, are the same statement again. */
const RUN = 5;
/** Fields may share a phrase ("private clinics in the US"), not a statement. */
const RUN_ACROSS = 8;
/** A whole sentence of another field, in the midst of this one. */
const SENTENCE_ACROSS = 3;
const FIGURE_ACROSS = 2;
/** A character of a script without spaces is less than a word. */
const CHARACTERS_PER_WORD = 3;

/** A text that is one text over and over, whatever stands between: that one, up to its last letter. */
function firstPeriod(text: string): string {
  const letters = [...text.matchAll(/[\p{L}\p{N}]/gu)];
  const signs = letters.map(([sign]) => sign.toLowerCase());
  const border: number[] = [0];
  for (let at = 1, length = 0; at < signs.length; at++) {
    while (length > 0 && signs[at] !== signs[length]) length = border[length - 1] ?? 0;
    if (signs[at] === signs[length]) length += 1;
    border[at] = length;
  }
  const period = signs.length - (border.at(-1) ?? 0);
  const last = letters[period - 1];
  if (period * 2 > signs.length || last === undefined) return text;
  const end = last.index + last[0].length;
  return text.slice(0, end) + behind(text.slice(end));
}

/** A single word can hardly be told from the ending of another: so many letters at least. */
const GLUED = 5;

/** Puts a space where words said before were glued to the word in front of them ("vendorsUnlike we"). */
function unglued(text: string, said: ReadonlyMap<string, ReadonlySet<string>>): string {
  const { words, end } = wordsOf(text);
  const first = words[0]?.key ?? '';
  const apart = words.map((word, at) => {
    const { key, raw } = word;
    const next = words[at + 1]?.key;
    const twice = next === undefined && key.length > 3 && key.slice(key.length / 2).repeat(2) === key;
    const copies =
      next !== undefined
        ? [...(said.get(next) ?? [])]
        : [...(first.length >= GLUED ? [first] : []), ...(twice ? [key.slice(key.length / 2)] : [])];
    const copy = copies.find((one) => one.length < key.length && key.endsWith(one) && !/^\p{N}/u.test(one));
    if (copy === undefined || raw.length !== key.length) return word;
    return { ...word, raw: `${raw.slice(0, -copy.length)} ${raw.slice(-copy.length)}` };
  });
  return textOf({ words: apart, end });
}

/** Which words stand in front of a word, anywhere; a pair seen once is no copy of anything. */
function pairs(texts: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const text of texts) {
    const { words } = wordsOf(text);
    words.forEach(({ key }, place) => {
      const before = words[place - 1]?.key;
      if (before === undefined || before.length < 2) return;
      found.set(key, (found.get(key) ?? new Set()).add(before));
    });
  }
  return found;
}

/**
 * Whether so many words stand twice in a row anywhere. The first of two such copies holds a place
 * that is a multiple of its length: only around those is looked.
 */
function standsTwice(ids: readonly number[], length: number): boolean {
  const isSame = (at: number) => at >= 0 && at + length < ids.length && ids[at] === ids[at + length];
  for (let place = 0; place + length < ids.length; place += length) {
    let [from, to] = [place, place];
    while (to - place < length && isSame(to)) to += 1;
    while (to > place && to - from < length && isSame(from - 1)) from -= 1;
    if (to - from >= length) return true;
  }
  return false;
}

/** Words that stand twice in a row, once ("we cut costs, we cut costs by half"). */
function collapsed(wording: Wording, numbering: Numbering): Wording {
  let { words } = wording;
  let ids = words.map(({ key }) => numbering.ofWord(key));
  for (let length = Math.floor(words.length / 2); length > 0; length--) {
    if (!standsTwice(ids, length)) continue;
    let same = 0;
    for (let at = 0; at + length < ids.length; at++) {
      same = ids[at] === ids[at + length] ? same + 1 : 0;
      if (same < length) continue;
      const from = at - length + 1;
      const [one, first, next] = [words[at], words[from], words[at + 1]];
      if (!one || !first || !next || (length === 1 && isUnspaced(one))) continue;
      // The first copy goes; the one that stays takes its place, so that what follows still does.
      words = [...words.slice(0, from), { ...next, gap: first.gap }, ...words.slice(at + 2)];
      ids = [...ids.slice(0, from), ...ids.slice(at + 1)];
      at = from - 1;
      same = 0;
    }
  }
  return { words, end: wording.end };
}

/**
 * Without the end of a sentence that only puts words of the text together again, because nobody
 * can tell there a copy from what belongs to the sentence: in one that is left open, whatever
 * stands behind the last new word; in one that is closed, the end of an earlier one.
 */
function withoutTails(wording: Wording): Wording {
  const { words, end } = wording;
  const known = new Set<string>();
  const left = new Set<number>();
  // By the two words they end on: to end on one alike is nothing yet.
  const endings = new Map<string, string[][]>();
  for (const [from, to] of sentencesOf(wording)) {
    let last = from - 1;
    for (let place = from; place < to; place++) {
      const word = words[place];
      if (!word) continue;
      const key = isUnspaced(word) ? `${words[place - 1]?.key ?? ''}${word.key}` : word.key;
      if (!known.has(key)) last = place;
      known.add(key);
    }
    const keys = words.slice(from, to).map(({ key }) => key);
    const lastTwo = keys.slice(-2).join(' ');
    const before = endings.get(lastTwo) ?? [];
    const alike = before.reduce((most, ending) => Math.max(most, sharedEnd(keys, ending)), 0);
    const closed = /[.!?;]/.test(words[to]?.gap ?? end);
    const tail = Math.min(to - 1 - last, closed ? (alike > 1 ? alike : 0) : to - from);
    for (let place = to - tail; place < to; place++) left.add(place);
    endings.set(lastTwo, [...before, keys]);
  }
  return kept(wording, (place) => !left.has(place));
}

/** How many words two sentences end on alike. */
function sharedEnd(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

/** Every field of a submission. */
type Passages = Readonly<Record<TextField, Passage>>;

/** So many words of another field say the same again, wherever they stand. */
const isStatement = ({ key, length }: Run) =>
  length >= (/ \p{N}/u.test(key) ? FIGURE_ACROSS : SENTENCE_ACROSS);

/** Leaves out what was read before, the fields read in this order and each from this end. */
function keepingFirst(passages: Passages, order: readonly TextField[], backwards: boolean): Texts {
  const inTurn = <T>(list: readonly T[]) => (backwards ? list.toReversed() : list);
  /** What the fields read so far say: their sentences and their whole texts. */
  const said = new Map<string, Run>();
  const runsSaid = new Set<string>();
  const result: Partial<Record<TextField, string>> = {};
  for (const field of order) {
    const passage = passages[field];
    const { words, sentences } = passage;
    const perWord = words.filter(isUnspaced).length * 2 > words.length ? CHARACTERS_PER_WORD : 1;
    const known = new Array<boolean>(words.length).fill(false);
    const leaveOut = (from: number, to: number) => known.fill(true, from, to);

    for (const run of said.values())
      if (isStatement(run)) for (const at of passage.placesOf(run)) leaveOut(at, at + run.length);

    const read = new Set<number>();
    for (const { index, from, to, run } of inTurn(sentences)) {
      const places = passage.placesOf(run);
      const isWithinRead = (at: number) => {
        const around = passage.sentenceAt(at);
        return read.has(around) && around === passage.sentenceAt(at + run.length - 1);
      };
      if (said.has(run.key) || places.some(isWithinRead)) leaveOut(from, to);
      else if (run.length > 1)
        for (const at of places)
          if (backwards ? at + run.length <= from : at >= to) leaveOut(at, at + run.length);
      read.add(index);
    }

    const own = new Map<number, number>();
    for (const { place, id } of inTurn(passage.runs(RUN * perWord))) {
      const first = own.get(id);
      if (first === undefined) own.set(id, place);
      else if (Math.abs(place - first) >= RUN * perWord) leaveOut(place, place + RUN * perWord);
    }
    const across = passage
      .runs(RUN_ACROSS * perWord)
      .filter(
        ({ place }) => passage.sentenceAt(place) === passage.sentenceAt(place + RUN_ACROSS * perWord - 1),
      )
      .map(({ place, id }) => ({ place, key: `${perWord} ${id}` }));
    for (const { place, key } of across) if (runsSaid.has(key)) leaveOut(place, place + RUN_ACROSS * perWord);
    for (const { key } of across) runsSaid.add(key);

    for (const { run } of sentences) said.set(run.key, run);
    if (sentences.length > 1) said.set(passage.whole.key, passage.whole);
    result[field] = textOf(withoutTails(kept(passage, (place) => !known[place])));
  }
  return eachField((field) => result[field] ?? '');
}

/**
 * What a submission says once. Where the same statement stands in several places it counts in one
 * of them only, and nobody can say which of them is the copy: each way to read it is given, for
 * the least of their scores to count. Nearly always there is but one.
 */
export function saidOnce(facts: Readonly<Record<TextField, string | null>>): Texts[] {
  const texts = eachField((field) => firstPeriod(facts[field] ?? ''));
  const said = pairs(Object.values(texts));
  const numbering = new Numbering();
  const passages = eachField(
    (field) => new Passage(collapsed(wordsOf(unglued(texts[field], said)), numbering), numbering),
  );
  const ways = [
    keepingFirst(passages, TEXT_FIELDS, false),
    keepingFirst(passages, TEXT_FIELDS.toReversed(), true),
    ...TEXT_FIELDS.filter((field) => passages[field].words.length > 0).map((field) =>
      keepingFirst(passages, [field, ...TEXT_FIELDS.filter((one) => one !== field)], false),
    ),
  ];
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}

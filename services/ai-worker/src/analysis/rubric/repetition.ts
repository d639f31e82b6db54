import { eachField, TEXT_FIELDS, type Texts, type TextField } from './fields.js';
import { behind, isBreak, isUnspaced, keysOf, kept, textOf, wordsOf, type Wording } from './words-read.js';

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

/** Words that stand twice in a row, once ("we cut costs, we cut costs by half"). */
function collapsed(wording: Wording): Wording {
  let { words } = wording;
  for (let length = Math.floor(words.length / 2); length > 0; length--) {
    let same = 0;
    for (let at = 0; at + length < words.length; at++) {
      const one = words[at];
      same = one?.key === words[at + length]?.key ? same + 1 : 0;
      if (same < length || (length === 1 && one && isUnspaced(one))) continue;
      const from = at - length + 1;
      const [first, next] = [words[from], words[at + 1]];
      if (!first || !next) continue;
      // The first copy goes; the one that stays takes its place, so that what follows still does.
      words = [...words.slice(0, from), { ...next, gap: first.gap }, ...words.slice(at + 2)];
      at = from - 1;
      same = 0;
    }
  }
  return { words, end: wording.end };
}

/** Where its sentences begin and end. */
function sentencesOf({ words }: Wording): (readonly [number, number])[] {
  const starts = words.flatMap(({ gap }, place) => (place === 0 || isBreak(gap) ? [place] : []));
  return starts.map((from, at) => [from, starts[at + 1] ?? words.length] as const);
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
  const endings: string[][] = [];
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
    const alike = Math.max(0, ...endings.map((ending) => sharedEnd(keys, ending)));
    const closed = /[.!?;]/.test(words[to]?.gap ?? end);
    const tail = Math.min(to - 1 - last, closed ? (alike > 1 ? alike : 0) : to - from);
    for (let place = to - tail; place < to; place++) left.add(place);
    endings.push(keys);
  }
  return kept(wording, (place) => !left.has(place));
}

/** How many words two sentences end on alike. */
function sharedEnd(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

/** Where a run of words begins in a text. */
function placesOf(run: string, text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(run); at >= 0; at = text.indexOf(run, at + 1))
    found.push(text.slice(0, at + 1).split(' ').length - 2);
  return found;
}

/** Every statement of a submission, where it stands. */
type Wordings = Readonly<Record<TextField, Wording>>;

/** Leaves out what was read before, the fields read in this order and each from this end. */
function keepingFirst(wordings: Wordings, order: readonly TextField[], backwards: boolean): Texts {
  const sentences: { run: string; length: number; field: TextField }[] = [];
  const elsewhere = new Set<string>();
  const result: Partial<Record<TextField, string>> = {};
  for (const field of order) {
    const wording = wordings[field];
    const { words } = wording;
    const perWord = words.filter(isUnspaced).length * 2 > words.length ? CHARACTERS_PER_WORD : 1;
    const known = new Array<boolean>(words.length).fill(false);
    const leaveOut = (from: number, to: number) => known.fill(true, from, to);
    const spans = sentencesOf(wording);
    const whole = keysOf(wording);
    for (const { run, length } of sentences)
      if (length >= (/ \p{N}/u.test(run) ? FIGURE_ACROSS : SENTENCE_ACROSS))
        for (const at of placesOf(run, whole)) leaveOut(at, at + length);
    for (const [from, to] of backwards ? spans.toReversed() : spans) {
      const [run, length] = [keysOf(wording, from, to), to - from];
      const before = sentences.some((one) => (one.field === field ? one.run.includes(run) : one.run === run));
      if (before) leaveOut(from, to);
      else if (length > 1)
        for (const at of placesOf(run, whole))
          if (backwards ? at + length <= from : at >= to) leaveOut(at, at + length);
      sentences.push({ run, length, field });
    }
    const runs = (length: number, within: readonly (readonly [number, number])[]) => {
      const all = within.flatMap(([from, to]) =>
        Array.from({ length: Math.max(0, to - from - length + 1) }, (_, on) => ({
          place: from + on,
          run: keysOf(wording, from + on, from + on + length),
        })),
      );
      return backwards ? all.toReversed() : all;
    };
    if (spans.length > 1) sentences.push({ run: whole, length: words.length, field });
    const own = new Map<string, number>();
    for (const { place, run } of runs(RUN * perWord, [[0, words.length]])) {
      const first = own.get(run);
      if (first === undefined) own.set(run, place);
      else if (Math.abs(place - first) >= RUN * perWord) leaveOut(place, place + RUN * perWord);
    }
    const across = runs(RUN_ACROSS * perWord, spans);
    for (const { place, run } of across)
      if (elsewhere.has(run)) leaveOut(place, place + RUN_ACROSS * perWord);
    for (const { run } of across) elsewhere.add(run);
    result[field] = textOf(withoutTails(kept(wording, (place) => !known[place])));
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
  const wordingOf = (field: TextField) => collapsed(wordsOf(unglued(texts[field], said)));
  const wordings: Wordings = {
    idea_description: wordingOf('idea_description'),
    problem_statement: wordingOf('problem_statement'),
    solution_statement: wordingOf('solution_statement'),
    target_market: wordingOf('target_market'),
    competitive_advantage: wordingOf('competitive_advantage'),
    funding_usage: wordingOf('funding_usage'),
    team_background: wordingOf('team_background'),
  };
  const ways = [
    keepingFirst(wordings, TEXT_FIELDS, false),
    keepingFirst(wordings, TEXT_FIELDS.toReversed(), true),
    ...TEXT_FIELDS.filter((field) => wordings[field].words.length > 0).map((field) =>
      keepingFirst(wordings, [field, ...TEXT_FIELDS.filter((one) => one !== field)], false),
    ),
  ];
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}

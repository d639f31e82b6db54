import { plain } from './language.js';

/** A word where it stands. */
export interface Word {
  /** What it is compared by: lower case, without accents. */
  readonly key: string;
  readonly raw: string;
  /** What stands between the word before it and this one. */
  readonly gap: string;
}

export interface Wording {
  readonly words: readonly Word[];
  /** What stands behind the last word. */
  readonly end: string;
}

/** Scripts that put no spaces between words: there a character stands for a word. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`;
const WORDS = new RegExp(
  String.raw`${UNSPACED}|\p{N}(?:[\p{N}.,]*\p{N})?(?:\p{L}{1,2}(?![\p{L}\p{M}]))?|(?:(?!${UNSPACED})[\p{L}\p{M}])+`,
  'gu',
);
const ALONE = new RegExp(String.raw`^${UNSPACED}$`, 'u');
export const isUnspaced = ({ key }: Word) => ALONE.test(key);

/** A text as words and what stands between them; nothing is lost. */
export function wordsOf(text: string): Wording {
  const words: Word[] = [];
  let from = 0;
  for (const match of text.matchAll(WORDS)) {
    const [raw] = match;
    words.push({ key: plain(raw), raw, gap: text.slice(from, match.index) });
    from = match.index + raw.length;
  }
  return { words, end: text.slice(from) };
}

export const textOf = ({ words, end }: Wording) =>
  `${words.map(({ gap, raw }) => gap + raw).join('')}${end}`.trim();

/** Words as they are compared, each between blanks: a run of them is a part of it. */
export const keysOf = ({ words }: Wording, from = 0, to = words.length) =>
  ` ${words
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ')} `;

/** A new sentence begins behind it. */
export const isBreak = (gap: string) => /[.!?;]\s|\n/.test(gap);

/** What in a gap belongs to the word before it ("94 %", "clinics."), and to the one behind it ("$5"). */
export const behind = (gap: string) => /^(?:\s?%)?[)"”'’.!?;。！？]*/.exec(gap)?.[0] ?? '';
const before = (gap: string) => /[("“'‘$€£¥~]*$/.exec(gap)?.[0] ?? '';

/** The words that are kept; where some were left out, the two sides of the gap are put together. */
export function kept({ words, end }: Wording, keep: (place: number) => boolean): Wording {
  const result: Word[] = [];
  let open: string | undefined;
  words.forEach((word, place) => {
    if (!keep(place)) {
      open ??= word.gap;
      return;
    }
    result.push(open === undefined ? word : { ...word, gap: joined(open, word.gap, result.length === 0) });
    open = undefined;
  });
  return { words: result, end: open === undefined ? end : behind(open) };
}

function joined(left: string, right: string, first: boolean): string {
  if (first) return before(right);
  const between =
    isBreak(left) || isBreak(right) ? '\n' : left.includes(',') && right.includes(',') ? ', ' : ' ';
  return behind(left) + between + before(right);
}

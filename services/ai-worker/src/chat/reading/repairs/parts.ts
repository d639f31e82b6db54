import { escaped, sentence, trimEnds, wordCount } from '@proofround/text/words/prose.js';

import { slotOf } from '../../slots/profile.js';
import type { Situation } from '../claim.js';
import type { Parsed } from './parse.js';

/** A part of a stored text that a message points at by its words, and what is left without it. */
export interface PartFound {
  readonly slot: string;
  readonly part: string;
  readonly left: string;
}

/** The words between which the person quotes a stored text. */
const MAX_QUOTED = 12;

/** The longest run of words of a message that are not about the repair: "second librarian". */
export function quotedIn({ rest, text, contentFrom }: Parsed): string {
  const to = rest.trimEnd().length;
  const quoted = trimEnds(text.slice(contentFrom, to));
  return wordCount(quoted) > MAX_QUOTED ? '' : quoted;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
/** No two quantifiers for white space meet, so a long run of blanks takes linear time. */
const JOINT = /\s?[,;.]\s(?:(?:and|und|et|y|e|en|och|i|a|и)\s)?|\s(?:and|und|et|y|e|en|och|i|a|и)\s/iu;

/** The pieces of a text between commas, full stops and "and", with what joins them to the piece before. */
function piecesOf(text: string): { joint: string; words: string }[] {
  const pieces: { joint: string; words: string }[] = [];
  let rest = text;
  let joint = '';
  for (;;) {
    const found = JOINT.exec(rest);
    if (!found) return [...pieces, { joint, words: rest }];
    pieces.push({ joint, words: rest.slice(0, found.index) });
    joint = found[0];
    rest = rest.slice(found.index + found[0].length);
  }
}

/** The part of the latest stored text that has all the quoted words: a piece of it, else the words alone. */
export function partQuoted(quoted: string, { latest, known, profile }: Situation): PartFound | null {
  const wanted = wordsOf(quoted);
  if (wanted.length === 0) return null;
  for (const slot of latest) {
    const stored = known[slot];
    if (slotOf(profile, slot)?.text !== true || typeof stored !== 'string') continue;
    const pieces = piecesOf(stored);
    const at = pieces.findIndex(({ words }) => wanted.every((word) => wordsOf(words).includes(word)));
    const piece = pieces[at];
    if (piece && pieces.length > 1) return { slot, part: piece.words, left: joined(pieces, at) };
    const place = new RegExp(String.raw`\s?${escaped(quoted)}`, 'iu').exec(stored);
    if (place) {
      const left = `${stored.slice(0, place.index)}${stored.slice(place.index + place[0].length)}`;
      return { slot, part: place[0].trim(), left: sentence(left) };
    }
    if (piece) return { slot, part: piece.words, left: '' };
  }
  return null;
}

const joined = (pieces: readonly { joint: string; words: string }[], without: number): string =>
  sentence(
    pieces
      .filter((_, at) => at !== without)
      .map(({ joint, words }, at) => (at === 0 ? words : `${joint}${words}`))
      .join(''),
  );

/** Whether words go on about a text: they share a word with it. */
export const sharesWord = (words: string, text: string): boolean =>
  wordsOf(words).some((word) => word.length > 2 && wordsOf(text).includes(word));

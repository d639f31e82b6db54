import { everyday } from '../languages/everyday.js';

/** Straightens quotes, removes invisible characters and joins spaces. Line breaks and words stay. */
export const tidy = (message: string): string =>
  withoutGaps(message.replaceAll(/[‘’ʼ`´]/g, "'").replaceAll(/[“”„«»]/g, '"'));

/** Removes invisible characters and joins spaces and line breaks. Words and quotes stay as written. */
export function withoutGaps(message: string): string {
  return message
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, (character) =>
      character === '\n' ? '\n' : character === '\t' ? ' ' : '',
    )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** A message in a form for comparison: lower case, without outer punctuation, emojis and polite words. */
export function comparable(text: string): string {
  return tidy(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}'/&+ -]+/gu, ' ')
    .replaceAll(
      /\b(?:please|pls|plz|thanks|thank you|thx|lol|haha+|for now i guess|i guess|i think|tbh)\b/g,
      ' ',
    )
    .replaceAll(/(^|\s)[-'/]+(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Removes outer quotes, commas and closing punctuation. The lookbehind keeps long runs in linear time. */
export function trimEnds(text: string): string {
  return text
    .replace(/^[\s,;:.।!"'()–—\p{Extended_Pictographic}\u{fe0f}-]+/u, '')
    .replace(
      /(?<![\s,;:.।!"'(–—\p{Extended_Pictographic}\u{fe0f}-])[\s,;:.।!"'(–—\p{Extended_Pictographic}\u{fe0f}-]+$/u,
      '',
    )
    .trim();
}

/**
 * Like {@link trimEnds}, for a sentence: keeps closing punctuation, quotes and brackets, and
 * capitalises the first letter.
 */
export function sentence(text: string): string {
  const trimmed = text.replace(/^[\s,;:.!–—-]+/u, '').replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '');
  // Closes the gaps that removed words leave, also before a full stop.
  return capitalise(
    trimmed.replaceAll(/(?<![^\S\n])[^\S\n]+(?=[.,;](?:\s|$))/g, '').replaceAll(/[^\S\n]{2,}/g, ' '),
  ).trim();
}

export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.&/+-]*/gu)?.length ?? 0;

/** Exclamations, in the supported languages. They are never an answer. */
const EXCLAMATIONS = String.raw`(?:my |oh |oh my |good )?(?:goodness(?: me| gracious)?|gosh|heavens|gracious|god|lord|boy|dear(?: me)?)|ou?f+|ugh+|phew|blimey|crikey|jeez|geez|yikes|wow|whoa|oops|puh+|uff+|bof|vaya|madre m[ií]a|mein gott|meine güte|mon dieu|nossa|puxa|caramba|mamma mia`;
const EXCLAMATION = new RegExp(String.raw`^\W*(?:${EXCLAMATIONS})\W*$`, 'iu');

/** Whether a text is nothing but an exclamation: "Goodness!" */
export const isExclamation = (text: string): boolean => EXCLAMATION.test(text);

const FILLER = new RegExp(
  String.raw`^(?:(?:(?:ok(?:ay)?|hey|listen|look|right|well|so),? (?:bot|robot|machine|computer|mate|buddy|pal|dude|man|sir|madam)|(?:ha){2,}h?|lo+l|well|so|um+|uh+|er+m?|hmm+|ok(?:ay)?|sure|yeah|yes|yep|right|alright|basically|honestly|great question|good question|let's see|let me (?:see|think)|i'd say|i would say|i mean|of course|oh|${EXCLAMATIONS})(?![\p{L}'])[\s,.:!…-]*)+`,
  'iu',
);

/** Greetings, a yes or no and words to win time before an answer, in any language. A sign divides them from it. */
const OPENING = new RegExp(
  String.raw`^(?:(?:${everyday('greeting', 'ready', 'yes', 'no', 'hesitation', 'thanks')})\s*(?:[,:!…–—-]|\.(?!\p{L}))[\s,.:!…–—-]*)+`,
  'iu',
);

/** Removes greetings and hesitation from the start: "Ok. Allora, si chiama Forno" → "si chiama Forno". */
export function stripOpening(text: string): string {
  let rest = text.trim();
  for (let rounds = 0; rounds < MAX_OPENINGS; rounds++) {
    const shorter = stripFiller(stripGreeting(rest)).replace(OPENING, '').trim();
    if (shorter === '' || shorter === rest) break;
    rest = shorter;
  }
  return rest;
}
const MAX_OPENINGS = 4;

/** Removes introductory filler: "Well, so basically …". */
export function stripFiller(text: string): string {
  const rest = text.replace(FILLER, '').trim();
  return rest === '' ? text.trim() : rest;
}

const GREETING =
  /^(?:dear \p{L}+(?: \p{L}+){0,3}(?=[,:!\n])|hi+|hello+|hey+|hiya|howdy|hallo|hola|bonjour|salut|ciao|ola|olá|servus|namaste|greetings|moin|oi|guten (?:tag|morgen|abend)|buen[oa]s (?:d[ií]as|tardes|noches)|bom dia|boa (?:tarde|noite)|bonsoir|buongiorno|good (?:morning|afternoon|evening|day))(?:\s+(?:there|all|everyone|team|dear|proofround))?\b[\s,.!:)👋-]*/iu;

/** Removes a greeting at the start. */
export function stripGreeting(text: string): string {
  return text.replace(GREETING, '').trim();
}

const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz', 'qwertz'];

/** Whether a text has no content: only emojis, dots or random keys. */
export function isNonsense(text: string): boolean {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (letters === '') return true;
  if (/\p{N}/u.test(letters)) return false;
  // Laughter.
  if (/^(?:(?:ha|he|hi){2,}h?|(?:lo){1,}l(?:ol)*|lmf?ao+|rofl|xd+)$/.test(letters)) return true;
  if (/^(\p{L})\1{2,}$/u.test(letters) || /^(\p{L}{1,3})\1{2,}$/u.test(letters)) return true;
  if (wordCount(text) > 2) return false;
  // Names without vowels exist (Hndl), but five or more such letters in lower case are no name.
  if (/^[bcdfghjklmnpqrstvwxz]{5,}$/.test(letters) && text === text.toLowerCase()) return true;
  const run = letters.slice(0, 4);
  return letters.length >= 4 && letters.length <= 16 && KEYBOARD_ROWS.some((row) => row.includes(run));
}

/** Joins a list: "a, b and c". */
export function listOf(parts: readonly string[], joint = 'and'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** The text on one line, with single spaces. */
export const singleLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The text as a regular expression that matches it alone. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Shortens a text to `max` characters, cut at a word, for an echo in a reply. */
export function excerpt(text: string, max: number): string {
  const line = singleLine(text);
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max - 20)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

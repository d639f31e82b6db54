/** Small tools for text that people type into a chat. */

/** Straight quotes, no invisible characters, single spaces; line breaks and the words stay. */
export function tidy(message: string): string {
  return message
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, (character) =>
      character === '\n' ? '\n' : character === '\t' ? ' ' : '',
    )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Lower case without outer punctuation, emojis or politeness, for comparing a whole message. */
export function plain(text: string): string {
  return tidy(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}'/&+ -]+/gu, ' ')
    .replaceAll(
      /\b(?:please|pls|plz|thanks|thank you|thx|lol|haha+|for now i guess|i guess|i think|tbh)\b/g,
      ' ',
    )
    .replaceAll(/(^|\s)[-'/]+(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The first letter in upper case. */
export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/**
 * Without outer quotes, commas and closing punctuation. (What stands in front of a run at the end
 * says where it begins: tried from each of its characters, a run of thousands takes too long.)
 */
export function trimEnds(text: string): string {
  return text
    .replace(/^[\s,;:.!"'()–—\p{Extended_Pictographic}\u{fe0f}-]+/u, '')
    .replace(
      /(?<![\s,;:.!"'(–—\p{Extended_Pictographic}\u{fe0f}-])[\s,;:.!"'(–—\p{Extended_Pictographic}\u{fe0f}-]+$/u,
      '',
    )
    .trim();
}

/** As {@link trimEnds}, for sentences: their own full stop or question mark stays out, brackets stay in. */
export function sentence(text: string): string {
  const bare = text.replace(/^[\s,;:.!–—-]+/u, '').replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '');
  // Where words were taken out, no gap and no lonely full stop stays.
  return capitalise(
    bare.replaceAll(/(?<![^\S\n])[^\S\n]+(?=[.,;](?:\s|$))/g, '').replaceAll(/[^\S\n]{2,}/g, ' '),
  ).trim();
}

export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.&/+-]*/gu)?.length ?? 0;

const FILLER =
  /^(?:(?:(?:ha){2,}h?|lo+l|well|so|um+|uh+|er+m?|hmm+|ok(?:ay)?|sure|yeah|yes|yep|right|alright|basically|honestly|great question|good question|let's see|let me (?:see|think)|i'd say|i would say|i mean|of course|oh)\b[\s,.:!…-]*)+/i;

/** Without the words that people warm up with: "Well, so basically …". */
export function stripFiller(text: string): string {
  const rest = text.replace(FILLER, '').trim();
  return rest === '' ? text.trim() : rest;
}

const GREETING =
  /^(?:dear \p{L}+(?: \p{L}+){0,3}(?=[,:!\n])|hi+|hello+|hey+|hiya|howdy|hallo|hola|bonjour|salut|ciao|ola|olá|servus|namaste|greetings|good (?:morning|afternoon|evening|day))(?:\s+(?:there|all|everyone|team|proofround))?\b[\s,.!:)👋-]*/iu;

/** Without a greeting in front of what is said. */
export function stripGreeting(text: string): string {
  return text.replace(GREETING, '').trim();
}

const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz', 'qwertz'];

/** Nothing but emojis, dots or a hand on the keyboard. */
export function isNonsense(text: string): boolean {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (letters === '') return true;
  if (/\p{N}/u.test(letters)) return false;
  // Laughter.
  if (/^(?:(?:ha|he|hi){2,}h?|(?:lo){1,}l(?:ol)*|lmf?ao+|rofl|xd+)$/.test(letters)) return true;
  if (/^(\p{L})\1{2,}$/u.test(letters) || /^(\p{L}{1,3})\1{2,}$/u.test(letters)) return true;
  if (wordCount(text) > 2) return false;
  // Names without vowels exist (Hndl); six letters of them without a capital do not.
  if (/^[bcdfghjklmnpqrstvwxz]{5,}$/.test(letters) && text === text.toLowerCase()) return true;
  const run = letters.slice(0, 4);
  return letters.length >= 4 && letters.length <= 16 && KEYBOARD_ROWS.some((row) => row.includes(run));
}

const TYPOS: Readonly<Record<string, string>> = {
  mpv: 'mvp',
  mvb: 'mvp',
  custmers: 'customers',
  cutomers: 'customers',
  costumers: 'customers',
  costomers: 'customers',
  usres: 'users',
  usrs: 'users',
  uesrs: 'users',
  useres: 'users',
  montly: 'monthly',
  mothly: 'monthly',
  mnth: 'month',
  mounth: 'month',
  monht: 'month',
  thousend: 'thousand',
  tousand: 'thousand',
  milllion: 'million',
  raisin: 'raising',
  fundrasing: 'fundraising',
  caled: 'called',
  calld: 'called',
  callled: 'called',
  nothng: 'nothing',
  nothin: 'nothing',
  seeed: 'seed',
  sead: 'seed',
  im: "i'm",
  ive: "i've",
  weve: "we've",
  dont: "don't",
  havent: "haven't",
  thats: "that's",
};
/** What facts are recognised by; nearly these, they are these. */
const CUES =
  'customers customer clients subscribers revenue raising launched million thousand prototype monthly looking seeking growing founder cofounder fintech healthtech cleantech edtech investing sectors pre-seed tickets budget portfolio'.split(
    ' ',
  );
const REAL_WORDS = new Set(
  'rising lunched launches launcher launch moth mouthly client looting booking seeing customs raisings sector ticket'.split(
    ' ',
  ),
);

/** One letter missing, doubled or swapped with its neighbour. */
export function isSlipOf(word: string, cue: string): boolean {
  if (word === cue || !word.startsWith(cue.charAt(0)) || Math.abs(word.length - cue.length) > 1) return false;
  if (word.length === cue.length) {
    for (let at = 0; at < word.length - 1; at++) {
      if (word[at] === cue[at]) continue;
      const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
      return swapped === cue;
    }
    return false;
  }
  const [shorter, longer] = word.length < cue.length ? [word, cue] : [cue, word];
  for (let at = 0; at < longer.length; at++) {
    if (longer.slice(0, at) + longer.slice(at + 1) === shorter) return true;
  }
  return false;
}

/** The text with common slips of the words that carry facts put right. */
export function mend(text: string): string {
  return text.replaceAll(/\p{L}[\p{L}-]+/gu, (word) => {
    const lower = word.toLowerCase();
    const known = Object.hasOwn(TYPOS, lower) ? TYPOS[lower] : undefined;
    if (known !== undefined) return known;
    if (lower.length < 6 || REAL_WORDS.has(lower)) return word;
    // Plural or singular of a cue: no slip.
    if (CUES.some((cue) => lower === cue || lower === `${cue}s` || `${lower}s` === cue)) return word;
    // A name in the middle of its own capitals is a name.
    if (/\p{Lu}/u.test(word)) return word;
    return CUES.find((cue) => cue.length >= 6 && isSlipOf(lower, cue)) ?? word;
  });
}

/** "a, b and c" */
export function listOf(parts: readonly string[], joint = 'and'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** At most `max` characters for an echo in a reply, cut at a word. */
export function excerpt(text: string, max = 140): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= max) return flat;
  const cut = flat.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max - 20)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Sentences (and lines) with where they stand. */
export function sentencesOf(text: string): { text: string; start: number; end: number }[] {
  const parts: { text: string; start: number; end: number }[] = [];
  let start = 0;
  const push = (end: number) => {
    if (text.slice(start, end).trim() !== '') parts.push({ text: text.slice(start, end), start, end });
    start = end;
  };
  for (const match of text.matchAll(/(?<![.!?])[.!?]+(?=\s+[^\s]|\s*$)|\n+/g)) {
    const before = text.slice(Math.max(0, match.index - 4), match.index).toLowerCase();
    if (match[0] === '.' && /(?:\b(?:e\.g|i\.e|etc|vs|approx|inc|ltd|mr|ms|dr|u\.s|u\.k|p\.a))$/.test(before))
      continue;
    push(match.index + match[0].length);
  }
  push(text.length);
  return parts;
}

const COURTESY =
  /^(?:(?:it(?:'s| is) )?(?:lovely|nice|good|great|pleased|happy|glad) (?:to (?:meet|be|see|talk)|meeting)\b.*|(?:my name is|i(?:'m| am)|this is) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: here)?(?:,? (?:lovely|nice|pleased|happy|glad) to .*)?|(?:best|kind) regards.*|cheers.*)[\s.!,]*$/iu;
/** "I don't have a company yet, just something I keep thinking about." */
const SITUATION =
  /^(?:(?:so|well|ok|basically|honestly)[ ,]+)*(?:i|we)(?: do not|'m not| am not| don't| haven't|'ve never)\b[^.]*\b(?:company|startup|business|name|anything|something)\b/i;

/** Without sentences about the meeting itself; empty where there is nothing else. */
export function withoutSmallTalk(text: string): string {
  const kept = sentencesOf(text).filter(({ text: one }) => {
    const said = one
      .trim()
      .replace(/[:;]-?[)D]\s*$/, '')
      .trim();
    return !COURTESY.test(said) && !SITUATION.test(said);
  });
  return kept
    .map(({ text: one }) => one)
    .join('')
    .trim();
}

import { wordSet } from '../word-set.js';
/** Common typos in the words that carry facts: "custmers", "lauched". */
const TYPOS: Readonly<Record<string, string>> = Object.fromEntries(
  "mpv=mvp mvb=mvp custmers=customers cutomers=customers costumers=customers costomers=customers usres=users usrs=users uesrs=users useres=users montly=monthly mothly=monthly mnth=month mounth=month monht=month thousend=thousand tousand=thousand milllion=million raisin=raising fundrasing=fundraising caled=called calld=called callled=called nothng=nothing nothin=nothing seeed=seed sead=seed im=i'm ive=i've weve=we've dont=don't havent=haven't thats=that's"
    .split(' ')
    .map((pair): [string, string] => {
      const [slip = '', word = ''] = pair.split('=');
      return [slip, word];
    }),
);
/** Words that signal facts. A word that is almost one of these is a typo of it. */
const CUES =
  'customers customer clients subscribers revenue raising launched million thousand prototype monthly looking seeking growing founder cofounder fintech healthtech cleantech edtech investing sectors pre-seed tickets budget portfolio'.split(
    ' ',
  );
/** Words that look like a typo of a cue but are none. */
const REAL_WORDS = wordSet(
  'rising lunched launches launcher launch moth mouthly client looting booking seeing customs raisings sector ticket',
);

/** Whether a word differs from a cue by one missing, doubled or swapped letter. */
export function isTypoOf(word: string, cue: string): boolean {
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

/** Corrects the typos of words that carry facts. The length of the text changes. */
export function fixTypos(text: string): string {
  return text.replaceAll(/\p{L}[\p{L}-]+/gu, (word) => {
    const lower = word.toLowerCase();
    const known = Object.hasOwn(TYPOS, lower) ? TYPOS[lower] : undefined;
    if (known !== undefined) return known;
    if (lower.length < 6 || lower.includes('-') || REAL_WORDS.has(lower)) return word;
    // The plural or singular of a cue is not a typo.
    if (CUES.some((cue) => lower === cue || lower === `${cue}s` || `${lower}s` === cue)) return word;
    // A capitalised word is a name.
    if (/\p{Lu}/u.test(word)) return word;
    return CUES.find((cue) => cue.length >= 6 && isTypoOf(lower, cue)) ?? word;
  });
}

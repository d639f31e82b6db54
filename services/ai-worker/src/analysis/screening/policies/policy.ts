import type { Statement } from '../../../claims/statement.js';

/**
 * An offer that the law or any marketplace forbids, as a combination of cues: who does what, to whom, and
 * how it is hidden. An honest text may have one of the cues; all of them in neighbouring sentences show the
 * offer.
 */
export interface Policy {
  /** The offence whose text the founder reads. */
  readonly code: string;
  /** All must be there. The rarest comes first, because most texts lack it and the search ends there. */
  readonly cues: readonly RegExp[];
  /** Words that make the same offer lawful. */
  readonly unless?: RegExp;
}

/** Words as one cue. Patterns read text in lower case without accents. */
export const cue = (...words: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${words.join('|')})(?![a-z])`, 'g');

/** Denies the words after it: "nothing is paid for", "never change", "kein Geld". */
const DENIED =
  /\b(?:no|not|never|nobody|nothing|neither|nor|cannot|without|\w+n't|kein\w*|nicht|nie|niemand\w*|ohne|ne|n'\w+|pas|sans|jamais|aucun\w*|sin|nunca|nadie|ningun\w*|sem|ninguem|nenhum\w*|senza|non|mai|nessun\w*)\s+(?:[\w']+\s+){0,2}$/;
/** The same in further languages; signs of Chinese stand right before the word. */
const DENIED_ELSEWHERE =
  /(?<!\p{L})(?:geen|niet|nooit|zonder|nie|bez|nigdy|nikdy|inte|ingen|inga|aldrig|utan|ikke|uden|uten|aldri|ei|emme|eivat|nem|soha|nu|fara|niciodata|не|без|никогда|никто|ніколи|ніхто|δεν|χωρις|ποτε|tidak|tanpa|bukan|khong|لا|لن|لم|بدون|دون|ليس|לא|בלי|אין|ללא)\s+(?:[\p{L}']+\s+){0,1}$|[不没沒無无未非]\p{Script=Han}{0,2}$/u;
/** The longest denial that is looked for, in characters. */
const DENIAL_LENGTH = 32;

function isDenied(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - DENIAL_LENGTH), at);
  return DENIED.test(before) || DENIED_ELSEWHERE.test(before);
}

/** Whether a text has the cue, and does not deny it. */
export function has(text: string, pattern: RegExp): boolean {
  for (const match of text.matchAll(pattern)) if (!isDenied(text, match.index)) return true;
  return false;
}

/** The number of neighbouring sentences in which all cues must come together. */
const NEIGHBOURS = 4;

/** The sentence of the policy's narrowest passage with the most of its cues; null if they are not together. */
export function shownIn(statements: readonly Statement[], { cues }: Policy): Statement | null {
  const found = statements.map(({ text }) => cues.map((pattern) => has(text, pattern)));
  const count = (at: number) => found[at]?.filter(Boolean).length ?? 0;
  for (let width = 1; width <= NEIGHBOURS; width++)
    for (let from = 0; from + width <= statements.length; from++) {
      const places = Array.from({ length: width }, (_, more) => from + more);
      if (new Set(places.map((at) => statements[at]?.field)).size > 1) continue;
      if (!cues.every((_, which) => places.some((at) => found[at]?.[which]))) continue;
      const best = places.toSorted((a, b) => count(b) - count(a))[0];
      return statements[best ?? from] ?? null;
    }
  return null;
}

import type { StatedNumbers } from './numbers.js';

/** Patterns that no text of the model may contain. */
const FORBIDDEN: readonly RegExp[] = [
  // links and addresses
  /\b(?:https?|ftp|data|javascript|mailto|tel):/i,
  /\bwww\./i,
  /\b[\p{L}\p{N}-]+\.(?:com|net|org|io|ai|app|dev|co|me|info|biz|xyz|link|ly|gg|site|online|shop|ru|cn|uk|de|eu|us|example)\b/iu,
  /\S@\S/,
  // markup and invisible characters
  /<\s*[a-z!/?]/i,
  /&#?\w{2,8};/i,
  /\]\s*\(|!\[|```/,
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/,
  // readiness, never the probability of success; no advice to invest
  /\bprobab\w*/i,
  /\blikelihood\b/i,
  /\bchances?\b/i,
  /\bodds\b/i,
  /\bguarante\w*/i,
  /\b(?:will|sure to|certain to|bound to) (?:surely |certainly |definitely )?(?:succeed|fail|be funded|get funded|raise)\b/i,
  /\b(?:must|should) invest\b|\binvest (?:now|today|immediately|at once)\b/i,
  // scores come from the ledger only
  /\b\d[\d.]*\s*(?:\/|out of|of)\s*(?:10|100)\b/i,
  // flattery and abuse
  /\b(?:amazing|awesome|brilliant|revolutionary|ground-?breaking|game[- ]chang\w*|world[- ]class|best[- ]in[- ]class|unparalleled|unicorn|incredible|outstanding|exceptional|extraordinary|flawless|perfect|no[- ]brainer|once in a lifetime)\b/i,
  /\b(?:idiot\w*|stupid\w*|moron\w*|pathetic|worthless|garbage|liars?|scam\w*|fraudster\w*|shut up|loser\w*)\b/i,
  // mentions of the prompt or model, and repeated instructions
  /\b(?:system prompt|language model|as an ai\b|ignore (?:all|any|the|previous|prior)|previous instructions|DATA-[0-9a-f]{6})/i,
];

/** Collapses white space and control characters to single spaces. */
export const tidy = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

export interface WordingRules {
  readonly longest: number;
  /** The allowed numbers; the model's own arithmetic is not allowed. */
  readonly numbers: StatedNumbers;
}

/** Whether a text of the model may be shown to a user. */
export function isFit(text: string, { longest, numbers }: WordingRules): boolean {
  const shown = tidy(text);
  if (shown.length < 3 || shown.length > longest || !/\p{L}/u.test(shown)) return false;
  // Normalisation defeats look-alike letters.
  const normalized = shown.normalize('NFKC');
  return !FORBIDDEN.some((pattern) => pattern.test(normalized)) && numbers.covers(normalized);
}

/** The text without its unfit sentences; empty when none remains. */
export function fitSentences(text: string, rules: WordingRules & { most: number }): string {
  const kept = tidy(text)
    .split(/(?<=[.!?…]["”’)]?)\s+/)
    .filter((sentence) => isFit(sentence, { ...rules, longest: 400 }))
    .slice(0, rules.most);
  const joined = kept.join(' ');
  return joined.length <= rules.longest ? joined : '';
}

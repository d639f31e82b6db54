import { sentence, wordCount } from '@proofround/text/words/prose.js';

import type { Fact } from '../facts/fact.js';

/** Facts whose clause is not part of a description. */
const SEPARATE_FACTS = new Set([
  'stage',
  'user_count',
  'monthly_revenue',
  'funding_ask',
  'funding_usage',
  'product_url',
  'pitch_deck_url',
  'location',
]);
const CLAUSE =
  /[.!?]+(?=\s|$)|[;\n]+|,(?!\d)(?:\s+(?:and|but|so)\b)?|\s+(?:and|but)\s+(?=(?:we|i|our|we're|i'm|it's|currently|already|now)\b)|\s[-–—]\s/gi;
const LEADING_IN =
  /\s*(?:^|\b(?:with|at|and|currently|now|already|so far|we(?:'re|'ve| are| have)?|i(?:'m|'ve| am| have)?|it(?:'s| is)|our|just|still|,|in|an?|the|about|around)\s*)+$/i;
const CONTINUES = /^\s*(?:of|for|that|which|to)\s/i;

/** A part of a sentence; `end` is behind its punctuation. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const match of text.matchAll(CLAUSE)) {
    clauses.push({ text: text.slice(from, match.index), start: from, end: match.index + match[0].length });
    from = match.index + match[0].length;
  }
  if (from < text.length) clauses.push({ text: text.slice(from), start: from, end: text.length });
  return clauses;
}

/** The message without its facts: the description, if any. A clause of nothing but facts goes as a whole. */
export function remainder(text: string, found: readonly Fact[]): string {
  const facts = found.filter(({ slot }) => SEPARATE_FACTS.has(slot));
  if (facts.length === 0) return sentence(text);
  let rest = '';
  for (const { text: words, start, end } of clausesOf(text)) {
    const inside = facts.filter((fact) => fact.start < start + words.length && fact.end > start);
    if (inside.length === 0) {
      rest += text.slice(start, end);
      continue;
    }
    const head = text
      .slice(start, Math.max(start, Math.min(...inside.map((fact) => fact.start))))
      .replace(LEADING_IN, '');
    const tail = text.slice(
      Math.min(start + words.length, Math.max(...inside.map((fact) => fact.end))),
      start + words.length,
    );
    const kept = [head, CONTINUES.test(tail) ? tail.replace(/^\s*of\s+/i, '') : '']
      .filter((part) => wordCount(part) >= 2)
      .join(' ');
    rest += wordCount(kept) >= 2 ? `${kept}${text.slice(start + words.length, end)}` : '';
  }
  return sentence(
    rest.replaceAll(/\s+([,.;])/g, '$1').replace(/(?:[\s,;–—-]|\b(?:and|but|with|we're|we are|it's))+$/i, ''),
  );
}

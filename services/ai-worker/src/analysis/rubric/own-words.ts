import type { StartupFacts } from '@proofround/contracts';

/** Short forms in the founder's own words, for tasks that speak of their case. */

const LONGEST = 60;
const BREAK =
  /[,;:.!?()]|\s[-–]\s|\s(?:a|per|each|every)\s(?:year|month|week|day)\b|\s(?:need|want|use|pay|buy|spend|have|are|is|do|must|can|still|who|which|that|where|because|as|with|in|at|aged|between|over|under|about|roughly|around)\s/;

/** A count in front of the customer: "about 41,000 clinics". */
const COUNT =
  /^(?:the |about |around |roughly |some |over |more than )?~?\d[\d.,]*\s?(?:k|m|million|thousand|billion)?\b\s*/i;
const NOBODY = /\b(?:everyone|everybody|anyone|ignore|you must)\b/i;

/** The customer as the founder names it: "public hospitals", not the whole paragraph. */
export function customer(facts: StartupFacts): string {
  const words = facts.target_market?.replace(COUNT, '').split(BREAK)[0]?.trim() ?? '';
  if (words.length < 4 || words.length > LONGEST || /\d/.test(words) || NOBODY.test(words))
    return /^other$/i.test(facts.sector) ? 'customers' : `${facts.sector} customers`;
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** The first clause of a text, to remind the founder of what it was about; null without one. */
export function gist(text: string | null): string | null {
  const clause = text?.split(/[.!?;\n]/)[0]?.trim() ?? '';
  if (clause === '') return null;
  if (clause.length <= 100) return clause;
  const cut = clause.slice(0, 100);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 40 ? cut.lastIndexOf(' ') : 100)} …`;
}

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
export const count = (value: number) => value.toLocaleString('en-US');

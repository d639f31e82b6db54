/**
 * Reads a founder's text for what it says, not for how long or how grand it is. Everything is
 * counted over distinct content words and distinct specifics, so that padding, repetition and
 * buzzwords add nothing.
 */

/** What a text holds. */
export interface Reading {
  /** Distinct words that carry meaning; no function words, no marketing words. */
  readonly content: ReadonlySet<string>;
  /** Sentences that say something new. */
  readonly sentences: readonly string[];
  /** Distinct figures with what they count: "6 hours", "$40", "94 %". */
  readonly figures: readonly string[];
  /** Says why or how: because, so that, by doing, instead of … */
  readonly reasons: boolean;
  /** Sets itself against something else: than, unlike, versus, instead of … */
  readonly compares: boolean;
}

const FUNCTION_WORDS = new Set(
  (
    'a about above after again all almost also although always am among an and any are as at be because been before being ' +
    'below between both but by can could did do does doing down during each even every few for from further get gets ' +
    'give given go goes had has have having he her here hers him his how however i if in into is it its itself just ' +
    'know let lets like make makes many may me might more most much must my never no nor not now of off often on once ' +
    'one only or other our ours out over own people please quite rather really same say says see she should since so ' +
    'some something such take than that the their theirs them then there these they thing things this those through to ' +
    'too under until up us use used uses using very want truly wants was way we well were what when where which while who ' +
    'whom whose why will with within without would yes yet you your yours etc via per across them lot lots'
  ).split(' '),
);

/** Words that pitch without saying anything (Y Combinator: marketing language is noise). */
const MARKETING = new Set(
  (
    'amazing awesome best better breakthrough cutting-edge disrupt disruptive disrupting disruption dominate ecosystem ' +
    'empower empowering enterprise-grade epic exponential exponentially frictionless future game-changer game-changing ' +
    'great groundbreaking guaranteed holistic huge immersive incredible industry-leading innovative innovation ' +
    'innovations intelligent leading leverage leverages leveraging massive mission-critical next-gen next-generation ' +
    'next-level paradigm passionate perfect powerful premium reimagine reimagined revolution revolutionary ' +
    'revolutionise revolutionize robust scalable seamless seamlessly smart solution solutions state-of-the-art super ' +
    'synergies synergy technology transform transformative transforming ultimate unicorn unique unlock unparalleled ' +
    'unprecedented world-class world worlds'
  ).split(' '),
);

const REASONS =
  /\b(because|since|so that|therefore|which means|due to|as a result|in order to|by (?:\w+ing)|caus\w+|lead\w* to|results? in|instead of|that way)\b/i;
const COMPARES =
  /\b(than|unlike|versus|vs\.?|compared (?:to|with)|instead of|rather than|whereas|alternatives?|competitors?|incumbents?|rivals?|today they use|currently use)\b/i;
const FIGURE =
  /(?:[$€£¥]\s?\d[\d,.]*\s?(?:k|m|bn|b|million|billion|thousand)?|\d[\d,.]*\s?(?:%|percent|per cent|k|m|bn|million|billion|thousand|hours?|days?|weeks?|months?|years?|minutes?|users?|customers?|clients?|companies|businesses|clinics?|hospitals?|schools?|shops?|stores?|restaurants?|teams?|people|interviews?|pilots?|letters?|patents?|downloads?|sign-?ups?|members?|units?|x)\b|\d[\d,.]*\s+[a-z]{3,})/gi;

/** The sentences of a text, each once. */
function distinctSentences(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const key = sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

const isMarketing = (token: string) =>
  MARKETING.has(token) || token.split('-').some((part) => MARKETING.has(part));

/** The meaning words of a sentence, and how many of its words only praise. */
function weigh(sentence: string): { content: string[]; praise: number } {
  const content: string[] = [];
  let praise = 0;
  for (const [token] of sentence.toLowerCase().matchAll(WORD)) {
    if (isMarketing(token)) praise += 1;
    else if (token.length >= 3 && !/^\d/.test(token) && !FUNCTION_WORDS.has(token)) content.push(stem(token));
  }
  return { content, praise };
}

/** Reads one text; null and blank read as nothing, and so do sentences that mostly praise. */
export function read(text: string | null): Reading {
  const content = new Set<string>();
  const sentences = distinctSentences(text ?? '').filter((sentence) => {
    const weighed = weigh(sentence);
    if (weighed.praise >= weighed.content.length) return false;
    weighed.content.forEach((one) => content.add(one));
    return true;
  });
  const joined = sentences.join(' ');
  const figures = [...new Set([...joined.matchAll(FIGURE)].map(([figure]) => figure.toLowerCase().trim()))];
  return { content, sentences, figures, reasons: REASONS.test(joined), compares: COMPARES.test(joined) };
}

/** Rough: enough to count "clinic" and "clinics" once. */
function stem(token: string): string {
  return token
    .replace(/(?:'s|’s)$/, '')
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:es|s)$/, '');
}

/** The sentence that best shows `pattern`, cut to a quotable length; null when none does. */
export function quote(text: string | null, pattern?: RegExp): string | null {
  const sentences = distinctSentences(text ?? '');
  const chosen = (pattern && sentences.find((sentence) => pattern.test(sentence))) ?? sentences[0];
  if (chosen === undefined) return null;
  return chosen.length <= 200 ? chosen : `${chosen.slice(0, 199).trimEnd()}…`;
}

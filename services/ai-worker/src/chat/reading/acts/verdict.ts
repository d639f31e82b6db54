import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { actOf } from './read.js';

/** A yes or no, and the rest of the message. */
export interface Verdict {
  readonly says: 'yes' | 'no';
  readonly rest: string;
}

/** Sounds and words before a yes or no. */
const WARMING_UP = /^(?:(?:o+h|a+h|m+|hm+|um+|well|aiyo|why|nearly|almost)\b[\s,.!:…-]*)+/iu;
const NO = String.raw`no+|nope|nah|non|nein|nee+|não|wrong|not (?:quite|exactly|really)|that'?s (?:wrong|not right|incorrect)`;
const YES = String.raw`yes|yeah|yep|yup|ya|ja|jo|oui|s[ií]m?|sì|sure|correct|exactly|obviously|looks? (?:good|great|right|fine)|perfect|great|ok(?:ay)?`;
/** A yes or no before other content, separated by a sign or by a word that starts the next clause. */
const LEADING = new RegExp(
  String.raw`^(?:(?<no>${NO})|(?:${YES}))(?![\p{L}'])(?:\s*[,.;:!–—-]+\s*|\s+(?=(?:but|except|though|however|it'?s|we|i|the|make|change|my|our|actually|with|\d|only|just|please|no)(?![\p{L}])))(?:(?:${NO}|${YES})(?![\p{L}'])[\s,.;:!–—-]*)*(?:but |except(?: that| for)? |though |however |only |just |please )*(?<rest>.+)$`,
  'isu',
);

/** The yes or no before other content: "yes, but …", "no, 3,000 users", "Nein, so nicht". */
export function leadingAnswer(message: string): Verdict | null {
  const { no, rest } = LEADING.exec(message.trim().replace(WARMING_UP, ''))?.groups ?? {};
  if (rest === undefined || rest.trim() === '') return null;
  return { says: no === undefined ? 'yes' : 'no', rest: rest.trim() };
}

/** The most words of a yes or no with words around it that say the same. */
const MAX_WORDS = 6;

/** A yes or no with a word of address and the same once more: "Yes baby that's right". */
function repeatedAnswer(message: string): Verdict | null {
  const [first = '', second = '', ...others] = message.trim().split(/[\s,]+/u);
  const says = actOf(first);
  if ((says !== 'yes' && says !== 'no') || others.length === 0 || others.length + 2 > MAX_WORDS) return null;
  const rests = [[second, ...others], others].map((words) => actOf(words.join(' ')));
  return rests.includes(says) ? { says, rest: '' } : null;
}

/** Like {@link leadingAnswer}, also for a yes or no at the end: "Is that what I said? No." */
export function verdictIn(message: string): Verdict | null {
  const sentences = sentenceSpans(message).map(({ text }) => text.trim());
  for (const at of sentences.length > 1 ? [0, sentences.length - 1] : []) {
    const act = actOf((sentences[at] ?? '').replace(WARMING_UP, ''));
    if (act === 'yes' || act === 'no')
      return { says: act, rest: sentences.filter((_, place) => place !== at).join(' ') };
  }
  return repeatedAnswer(message) ?? leadingAnswer(message);
}

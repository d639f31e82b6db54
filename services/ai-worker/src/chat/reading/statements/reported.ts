import { findAmounts } from '@proofround/text/numbers/money.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

/** Somebody else as the subject of an opinion: "my cofounder always says", "people keep calling us". */
const REPORTS =
  /^(?:(?:well|so|but|and|hm+|honestly|actually|also)[\s,]+)*(?:(?:my|our|his|her|the|an?|one|some|this|that|most|other)\s+(?:[\p{L}'-]+\s+){1,4}|(?:people|they|he|she|everyone|everybody|someone|somebody|others|friends|investors|customers|users|advisers|advisors)\s+)(?:(?:\p{L}+ly|always|often|still|once|just|would|will|might|keeps?|does|did|has|have)\s+){0,2}(?:sa(?:y|ys|id|ying)|th(?:ink|inks|ought|inking)|believe[sd]?|claim(?:s|ed)?|reckon(?:s|ed)?|tells?|told|suggest(?:s|ed)?|insist(?:s|ed)?|want(?:s|ed)?|call(?:s|ed|ing)?|guess(?:es|ed)?|recommend(?:s|ed)?|advise[sd]?|estimate[sd]?|puts?)(?!\p{L})/iu;
/** The person's own reservation. */
const RESERVES =
  /\b(?:(?:i|we)(?:'m| am|'re| are|'d|'ll)? (?:really |still |just |honestly )*(?:not (?:so |quite |really |yet |all that )*(?:sure|sold|certain|convinced|happy|decided)|unsure|(?:do|did|would|could)(?: not|n't) (?:really |yet |actually )*(?:know|think|agree|believe|say|like|want|see it)|have(?: not|n't) (?:checked|decided|looked|counted)|doubt|disagree|(?:would |will )?(?:have|need) to (?:check|look|ask|count|think))|(?:which|that|this|it)(?:'s| is| are|'re)? (?:we |i |it )?(?:really |clearly |certainly )*(?:(?:is|are|am|was)(?: not|n't)|not|wrong|nonsense|untrue|too (?:high|low|many|few|much))|(?:he|she|they)(?:'s|'re| is| are) (?:wrong|guessing|exaggerating)|who knows|no idea|(?:but|though) (?:he|she|they) (?:counts?|includes?|adds?))\b/i;

/** Whether a sentence tells what somebody else says or thinks. */
export const isReport = (sentence: string): boolean => REPORTS.test(sentence.trim());

/** Says of a figure that it does not count: "but those aren't customers". */
const DISOWNS =
  /(?<!\p{L})(?:those|these|they|that|it)(?:['’]re|['’]s| are| is| do| does)?(?:n['’]t| not)\s+(?:(?:really|yet|our|my|the|paying|actual|real)\s+)*(?:customers?|clients?|users?|buyers?|ours?|mine|counted|count|paying|us)(?!\p{L})/iu;

/** The person takes another's opinion over: "Our adviser says 450,000 and she's right". */
const SHARES = /(?<!\p{L})(?:right|agree|agreed|correct|true|so|then)(?!\p{L})/iu;

/**
 * A message without the sentences whose figure is another's opinion or does not count, if a figure of the person
 * is left: "I'd thought 45,000. My neighbour said a million" (CHAT-30).
 */
export function withoutHearsay(message: string): string {
  const sentences = sentenceSpans(message).map(({ text }) => ({
    text,
    hasFigure: findAmounts(text).some(({ weak }) => !weak),
    isHearsay: (isReport(text) && !SHARES.test(text)) || DISOWNS.test(text),
  }));
  const isOwn = sentences.some(({ hasFigure, isHearsay }) => hasFigure && !isHearsay);
  if (!isOwn) return message;
  return sentences
    .filter(({ hasFigure, isHearsay }) => !(hasFigure && isHearsay))
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** The sentences that only report another's view, about which the person is not sure (CHAT-18). */
export function reservedReports(text: string): { start: number; end: number }[] {
  const sentences = sentenceSpans(text);
  return sentences.filter(({ text: sentence }, at) => {
    if (!isReport(sentence)) return false;
    return RESERVES.test(sentence) || RESERVES.test(sentences[at + 1]?.text ?? '');
  });
}

import { sentenceSpans } from '@proofround/text/words/sentences.js';

/** Somebody else as the subject of an opinion: "my cofounder always says", "people keep calling us". */
const REPORTS =
  /^(?:(?:well|so|but|and|hm+|honestly|actually|also)[\s,]+)*(?:(?:my|our|his|her|the|an?|one|some|this|that|most|other)\s+(?:[\p{L}'-]+\s+){1,4}|(?:people|they|he|she|everyone|everybody|someone|somebody|others|friends|investors|customers|users|advisers|advisors)\s+)(?:(?:\p{L}+ly|always|often|still|once|just|would|will|might|keeps?|does|did|has|have)\s+){0,2}(?:sa(?:y|ys|id|ying)|th(?:ink|inks|ought|inking)|believe[sd]?|claim(?:s|ed)?|reckon(?:s|ed)?|tells?|told|suggest(?:s|ed)?|insist(?:s|ed)?|want(?:s|ed)?|call(?:s|ed|ing)?|guess(?:es|ed)?|recommend(?:s|ed)?|advise[sd]?|estimate[sd]?|puts?)(?!\p{L})/iu;
/** The person's own reservation. */
const RESERVES =
  /\b(?:(?:i|we)(?:'m| am|'re| are|'d|'ll)? (?:really |still |just |honestly )*(?:not (?:so |quite |really |yet |all that )*(?:sure|sold|certain|convinced|happy|decided)|unsure|(?:do|did|would|could)(?: not|n't) (?:really |yet |actually )*(?:know|think|agree|believe|say|like|want|see it)|have(?: not|n't) (?:checked|decided|looked|counted)|doubt|disagree|(?:would |will )?(?:have|need) to (?:check|look|ask|count|think))|(?:which|that|this|it)(?:'s| is| are|'re)? (?:we |i |it )?(?:really |clearly |certainly )*(?:(?:is|are|am|was)(?: not|n't)|not|wrong|nonsense|untrue|too (?:high|low|many|few|much))|(?:he|she|they)(?:'s|'re| is| are) (?:wrong|guessing|exaggerating)|who knows|no idea|(?:but|though) (?:he|she|they) (?:counts?|includes?|adds?))\b/i;

/** Whether a sentence tells what somebody else says or thinks. */
export const isReport = (sentence: string): boolean => REPORTS.test(sentence.trim());

/** The sentences that only report another's view, about which the person is not sure (CHAT-18). */
export function reservedReports(text: string): { start: number; end: number }[] {
  const sentences = sentenceSpans(text);
  return sentences.filter(({ text: sentence }, at) => {
    if (!isReport(sentence)) return false;
    return RESERVES.test(sentence) || RESERVES.test(sentences[at + 1]?.text ?? '');
  });
}

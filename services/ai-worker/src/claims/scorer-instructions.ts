/**
 * Sentences that address the scorer. Narrow on purpose, because a startup may be about scores,
 * language models or points; the classifier finds the others.
 */
const ADDRESSES_SCORER = new RegExp(
  [
    String.raw`(?:^[^a-z]*|[.:;,!>\]]\s*|\b(?:please|now|and|to|must|should|can|may|will|simply|just) )(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:above|instructions?|rubric|prompt|you were told|everything before|guidelines?)\b`,
    String.raw`\b(?:ignor\w+|desconsider\w+|vergiss|oubli\w+)\b.{0,50}\b(?:anweisung|instruc|instruz|consigne|vorherig|anterior|precedent)`,
    String.raw`(?:^[^a-z]*|[:,>\]]\s*|\bplease |\byou (?:should|must|have to|are to|will|can) )(?:now |also |just )*(?:give|award|assign|output|return|respond|rate|score|evaluate|treat|grade|set|mark)\b.{0,70}\b(?:100(?! ?%| ?[a-z]{4,})|full marks|top marks|points|maximum|highest|evidenced|overall|rating|exceptional|or more|overall_score)\b`,
    String.raw`\b(?:must|should|deserves? to|has to) (?:receive|get|be given|count as|be rated|be scored)\b.{0,40}\b(?:score|marks|rating|evidenced|100)\b`,
    String.raw`\b(?:dear|note to|note for|attention|hey|hello) (?:the |any |all )?(?:ai|llm|language model|chatgpt|gpt|reviewer|evaluator|grader|grading|assistant|judge)\b`,
    String.raw`\b(?:if you are an ai|you are now an?\b|you are now in|assistant, please|as the evaluator|do not mention this|evaluation mode|new instructions:|overall_score|previous prompt was)`,
    String.raw`^[^a-z]*(?:pretend (?:that|you)|system\s*:)|<\/?system>|\[\/?inst\]|\x60\x60\x60|\b100\s*(?:/|out of)\s*100\b`,
    String.raw`\b(?:100 (?:punkte|puntos|pontos)|note maximale|puntuacion maxima|hochste punktzahl|nota maxima|punteggio massimo)\b`,
  ].join('|'),
);

/** @param text in lower case, without accents. */
export const addressesScorer = (text: string): boolean => ADDRESSES_SCORER.test(text);

import type { Quantity } from '@proofround/text/numbers/quantities.js';

/** What founders do with people to learn from them, in the past tense. */
const TALKED = String.raw`(?:called|phoned|telephoned|rang|emailed|e-mailed|texted|messaged|visited|met|asked|interviewed|surveyed|polled|shadowed|approached|contacted|consulted|(?:spoke|spoken|talked|chatted) (?:to|with)|listened to|sat(?: down)? with|drove to see|went to see|wrote to)(?! (?:it|this|that|our|my|ourselves|myself|the (?:target|goal|deadline|requirement|standard|demand)s?)\b)`;
/** The startup speaks: "we have also called", or a note that begins with the verb. */
const ENGLISH = new RegExp(
  String.raw`(?:^|\b(?:we|i|both of us|the two of us)(?:'ve| have| had)? (?:\w+ly |also |already |then |now |since |first |just )*)${TALKED}\b`,
);
/** The same in German, French, Spanish, Portuguese, Italian, Dutch and Polish. */
const ELSEWHERE = new RegExp(
  [
    String.raw`\b(?:wir|ich) (?:haben|habe) [^.;]{0,80}\b(?:angerufen|besucht|getroffen|befragt|gefragt|interviewt|gesprochen|angeschrieben|telefoniert)\b`,
    String.raw`\b(?:nous avons|on a|j'ai|j ai) (?:\w+ )?(?:appele|telephone|visite|rencontre|interroge|interviewe|parle|discute|contacte|ecrit|questionne)\b`,
    String.raw`\b(?:llamamos|visitamos|hablamos|entrevistamos|preguntamos|encuestamos|contactamos|llame|visite|hable|entreviste|pregunte|hemos (?:llamado|visitado|hablado|entrevistado|preguntado|contactado))\b`,
    String.raw`\b(?:ligamos|conversamos|falamos|perguntamos|contactamos|liguei|visitei|conversei|falei|entrevistei|perguntei)\b`,
    String.raw`\b(?:abbiamo|ho) (?:\w+ )?(?:chiamato|telefonato|visitato|incontrato|intervistato|parlato|chiesto|contattato)\b`,
    String.raw`\b(?:we|wij|ik) (?:hebben|heb) [^.;]{0,80}\b(?:gebeld|bezocht|gesproken|gevraagd|ontmoet|geinterviewd|benaderd)\b`,
    String.raw`\b(?:zadzwonili|odwiedzili|rozmawiali|spotkali|zapytali|pytali)smy\b|\b(?:zadzwonil|odwiedzil|rozmawial|spotkal|zapytal|pytal)[ae]m\b`,
  ].join('|'),
);
/** A goal or a place that somebody reached counts nobody. */
const NOBODY =
  /^(?:of (?:our|the) )?(?:goals?|targets?|milestones?|deadlines?|countries|cities|sites|conferences|fairs)\b/;

/**
 * Whether a sentence says what the startup did with a number of people, whatever the words for it: it called, met or
 * wrote to them.
 * @param text in lower case without accents.
 */
export const tellsOfContact = (text: string, quantities: readonly Quantity[]): boolean =>
  (ENGLISH.test(text) || ELSEWHERE.test(text)) &&
  quantities.some(({ kind, mood, behind }) => kind === 'count' && mood === 'stated' && !NOBODY.test(behind));

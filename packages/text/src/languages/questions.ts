const alternatives = (...choices: string[]) => choices.join('|');

/** The words that ask, of languages other than English. */
const QUESTION_WORDS = alternatives(
  "qui|quoi|comment|pourquoi|quand|où|combien|quel(?:le)?s?|qu'est-ce|est-ce",
  'was|wie|warum|wieso|weshalb|wer|wann|wo|wozu|wofür|welche[rsnm]?',
  'qué|cómo|quién(?:es)?|dónde|cuándo|cuánt[oa]s?|cuál(?:es)?',
  'o que|como|quem|onde|quando|quant[oa]s?|qual|quais|cosa|come|chi|dove|quant[oi]|quale|perché',
  'wat|hoe|waarom|wie|waar|wanneer|welke?|hoeveel',
  'czy|co|jak|kto|gdzie|kiedy|dlaczego|ile|któr[yae]|jaki[ea]?|kdo|kde|kdy|proč|kolik|kter[ýáé]|jak[ýáé]',
  'ne|nasıl|neden|niçin|kim|nerede|nereye|kaç|hangi',
  'vad|hur|vem|när|varför|vilken|hvad|hvordan|hvem|hvor|hvornår|hvorfor|hva',
  'mitä|miten|kuka|missä|milloin|miksi|hogyan|hol|mikor|miért|mennyi|ce|cum|cine|unde|când|cât',
  'что|как|кто|где|когда|почему|сколько|зачем|що|як|хто|де|коли|чому|скільки',
);
const CONTAINS = new RegExp(String.raw`(?<!\p{L})(?:${QUESTION_WORDS})(?![\p{L}'])`, 'iu');
/** A question word and then only small words: "co mam wpisać". With a capital it may be a name. */
const BEGINS = new RegExp(String.raw`^(?:${QUESTION_WORDS})(?:\s[\p{Ll}\p{Lo}'-]+){2,5}[.!…]*$`, 'u');
/** The particle that makes a Turkish sentence a question. */
const PARTICLE = /\sm[iıuü](?:y[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?|d[ıiuü]r)?\s*[?.!]*$/iu;

const isMarked = (text: string): boolean => /[?？]["')\s]*$/u.test(text);

/** Whether a sentence asks something in words of another language than English, with or without a question mark. */
export function asksInForeignWords(sentence: string): boolean {
  const text = sentence.trim();
  if (isMarked(text)) return /\s/.test(text) && CONTAINS.test(text);
  const lower = text.slice(0, 1).toLowerCase() + text.slice(1);
  return BEGINS.test(lower) || (PARTICLE.test(text) && !/\p{Lu}/u.test(text.slice(1)));
}

import { sentencesOf, wordCount } from '../../text/prose.js';

/** "I won't give a figure", "I don't talk about that": a negated verb of telling, in the languages we read. */
const REFUSES: readonly RegExp[] = [
  /\b(?:won't|will not|not going to|can't|cannot|rather not|prefer not to|(?:do not|don't) (?:want to|wish to|like to)|not allowed to)\s+(?:\p{L}+\s){0,2}?(?:say|tell|share|disclose|give|discuss|reveal|talk|speak|name|answer)\b/iu,
  /\b(?:i|we) (?:don't|do not|never) (?:disclose|share|reveal|discuss|talk about|speak (?:of|about)|give out)\b/iu,
  /\b(?:none|not?(?: any)?) of your (?:\p{L}+ )?(?:business|concern)\b|\bmind your own\b|\bthat(?:'s| is) between (?:me|us)\b|\bi(?:'ll| will)? keep (?:that|this|it) to my ?self\b/iu,
  /\b(?:sage|sagen|verrate|verraten|spreche|sprechen|rede|reden|nenne|nennen|teile)\b[^.;!?]*\b(?:nicht|nichts|keine[nrs]?|ungern)\b|\bbehalte\b[^.;!?]*\bfür mich\b|\bgeht (?:sie|dich|niemanden) nichts an\b/iu,
  /\bme (?:l[oa]s? )?(?:[\p{L} ]{0,20})?reservo\b|\bprefiero no (?:dar|decir|revelar|compartir|hablar)|\bno (?:l[oa]s? )?(?:voy a|quiero|puedo|pienso) (?:dar|decir|revelar|compartir)|\bno es asunto suyo\b/iu,
  /\bje (?:préfère ne pas|ne (?:veux|peux|souhaite) pas) (?:le |la |vous )?(?:dire|donner|répondre|partager)|\bprefer(?:isco|iria|iro) não? ?(?:non )?(?:dir|diz|dar)|\bpreferisco non dir|\bprefiro não (?:dizer|dar|responder)/iu,
];

/** Whether a short message, without a figure of its own, keeps back what was asked for. */
export function refuses(text: string): boolean {
  if (/\d/.test(text) || wordCount(text) > 24) return false;
  const [first = null] = sentencesOf(text);
  return first !== null && REFUSES.some((pattern) => pattern.test(first.text));
}

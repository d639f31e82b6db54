import { wordCount } from '@proofround/text/words/prose.js';

import { actOf } from '../acts/read.js';
import type { Situation } from '../claim.js';

/** The start of a clause that rules a kind of startup out, in the languages that the chat reads. */
const RULES_OUT =
  /^(?:(?:and|but|also|please|und|et|y|e|en|och|og|i)\s+)*(?:(?:absolutely|definitely|certainly|strictly)\s+)?(?:no|never|nothing|kein(?:e[nrs]?)?|nichts|niemals|jamais|pas d[e'’]|rien|nada|nunca|ningun[oa]s?|ningún|nenhum[a]?|niente|nessun[oa]?|mai|geen|nooit|niets|żadn\p{L}*|nigdy|žádn\p{L}*|nikdy|ingen|inga|inget|aldrig|никак\p{L}*|никогда|ніяк\p{L}*)(?!\p{L})\s*\S/iu;
/** What is no kind of startup: "no idea", "no more than three", "no website". */
const ABOUT_ITSELF =
  /(?:\b(?:idea|clue|thanks?|worries|problem|limit|minimum|maximum|preference|thesis|website|deck|exits?|portfolio|investments?|companies|sectors?|budget|one|more|less|longer|yet|need|rush|thank you|checks?|cheques?|tickets?|than|mind|else|special|particular|specific|kidding|really|way|sir|madam|dear)\b|^(?:\p{L}+\s+)?(?:yes|no)\b\s*$)/iu;
/** A figure is a floor of the thesis only beside what startups have: "nothing below 10k monthly revenue". */
const OF_STARTUPS =
  /\b(?:revenues?|mrr|arr|sales|turnover|customers?|users?|umsatz|kunden|chiffre|clients?|clientes|ingresos|ventas|ricavi|clienti|omzet|klanten)\b/iu;
const MAX_WORDS = 12;

/**
 * The clauses of an investor's message that rule startups out beside the answer to another question:
 * "FinTech, no crypto, nothing below 10k monthly revenue". The thesis keeps them (CHAT-33).
 */
export function ruledOutIn(message: string, { profile, asked }: Situation): string[] {
  if (profile !== 'investor' || asked?.name === 'investment_thesis') return [];
  return message
    .split(/[.;!?\n]+(?=\s|$)|,(?!\d)/u)
    .map((clause) => clause.trim())
    .filter(
      (clause) =>
        RULES_OUT.test(clause) &&
        wordCount(clause) > 1 &&
        wordCount(clause) <= MAX_WORDS &&
        !ABOUT_ITSELF.test(clause) &&
        (!/\d/.test(clause) || OF_STARTUPS.test(clause)) &&
        actOf(clause) === null,
    )
    .map((clause) => clause.replace(/^(?:(?:and|but|also|please)\s+)+/iu, ''));
}

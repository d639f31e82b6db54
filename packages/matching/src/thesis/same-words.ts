import { isStopWord, type LanguageCode } from '@proofround/text/words/plain-words.js';

import { clauseTopic } from '../topics/topics.js';
import { ANYTHING, ME } from './cues.js';
import { refusingClauses } from './polarity.js';
import type { Refusal } from './refusals.js';

/** The letters of a word that may describe a business. */
const LEAST_LETTERS = 4;
const MOST_WORDS = 5;
/** Words of companies in general, and of refusing. */
const NAMELESS =
  /^(?:apps?|software|plat[ae]?form\p{L}*|plattform\p{L}*|plataformas?|piattaform\p{L}*|applikation|anwendung|firmen|firma|unternehmen|entreprises?|societes?|projets?|projekte?|empresas?|negocios?|proyectos?|projetos?|aziend[ae]|impres[ae]|progett[io]|bedrijven|bedrijf|projecten|produkte?|produits?|productos?|produtos?|prodott[io]|producten|investi\p{L}*|invert\p{L}*|finan[cz]\p{L}+|geld|argent|dinero|dinheiro|soldi|denaro|etwas|quelque|algo|qualcosa|andere\p{L}*|autres?|otr[oa]s?|outr[oa]s?|altr[ioae]|anderen|immer|jamais|nunca|niemals|mehr|plus|mas|mais|wieder|einen|cent|centime|centavo)$/u;

/**
 * The refusals of a clause by its own words, for startups in the same language: "les applications qui comptent les
 * calories, poubelle".
 */
export function sameWordsRefusals(sentence: string, language: LanguageCode, quote: string): Refusal[] {
  if (language === 'en') return [];
  return refusingClauses(sentence).flatMap((clause) => {
    const words = clause
      .split(' ')
      .filter(
        (word) =>
          word.length >= LEAST_LETTERS &&
          !/\d/.test(word) &&
          !isStopWord(word, language) &&
          !ANYTHING.has(word) &&
          !ME.has(word) &&
          !NAMELESS.test(word),
      );
    if (words.length < 2 || words.length > MOST_WORDS) return [];
    const about = [clauseTopic({ verb: null, words: [...new Set(words)], isForeign: true })];
    return [{ about, unmet: [], ceiling: null, quote }];
  });
}

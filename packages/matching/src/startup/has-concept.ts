import { wordSet } from '@proofround/text/word-set.js';
import { rememberedFor } from '@proofround/text/words/remembered.js';

import { IS_LICENSED } from '../thesis/condition-words.js';
import { LICENSED_TRADE, PAYERS, PHYSICAL } from '../topics/concepts.js';
import { type Trade, TRADES } from '../topics/trade-words.js';
import type { StartupReading } from './reading.js';
import { isAudience, isDenied, isFought, isNotYet, near } from './words.js';

/** A sentence about who pays. */
const PAYS =
  /(?<!\p{L})(?:pays?|paid|buys?|bought|sold to|sells? (?:\p{L}+ )?to|contracts?|tenders?|funded|funds|live on|grants?|donors?|customers?|zahl\p{L}+|bezahl\p{L}+|kauf\p{L}+|pai\p{L}+|achet\p{L}+|pag\p{L}+|compr\p{L}+|betaal\p{L}*|koop\p{L}*|plac\p{L}+|kupuj\p{L}+|плат\p{L}+|покупа\p{L}+|ode\p{L}+|satin\p{L}*|orders?|bestell\p{L}+|pedidos?|commandes?|zamow\p{L}+|заказ\p{L}*)(?!\p{L})/u;

/** This many sentences about a payer show that it pays, even if none speaks of paying. */
const SENTENCES_OF_PAYER = 2;

/** Work at a bench; a laboratory may also be a customer. */
const WORKS_IN_LAB =
  /(?<!\p{L})(?:(?:our|own|in the|in a|wet|my) lab(?:s|oratory)?|lab(?:oratory)? (?:tests?|bench|work|space|results)|cell (?:culture|line)s?|assays?|reagents?|enzymes?|in vitro|peptides?|strains? of|ferment\p{L}*|pipett\p{L}+|(?:unser\p{L}*|im) labor|notre laboratoire|nuestro laboratorio|nosso laboratorio|nostro laboratorio|ons lab\p{L}*|zellkultur\p{L}*|enzym\p{L}*)(?!\p{L})/u;

/** What is known of a startup's concepts so far. */
const conceptsOf = rememberedFor((_: StartupReading) => new Map<string, boolean>());

/** Whether a startup needs or is something, as its own texts name it. */
export function hasConcept(reading: StartupReading, concept: string): boolean {
  const found = conceptsOf(reading);
  let has = found.get(concept);
  if (has === undefined) found.set(concept, (has = readConcept(reading, concept)));
  return has;
}

function readConcept(reading: StartupReading, concept: string): boolean {
  if (concept === 'licence') return ownSentences(reading, IS_LICENSED).length > 0;
  if (concept === 'licensed trade') return ownSentences(reading, LICENSED_TRADE).length > 0;
  if (concept === 'things') return isPhysical(reading);
  const trade = TRADES[concept];
  if (trade) return showsTrade(reading, trade);
  const payer = PAYERS[concept];
  if (payer) return paysFor(reading, payer);
  if (concept === 'labs')
    return (
      reading.sector.ids.includes('biotech') ||
      (!isOnlySoftware(reading) && ownSentences(reading, WORKS_IN_LAB).length > 0)
    );
  const pattern = PHYSICAL[concept];
  if (!pattern || isOnlySoftware(reading)) return false;
  if (concept === 'devices' && reading.kinds.has('hardware')) return true;
  return ownSentences(reading, pattern).length > 0;
}

const joined = rememberedFor((sentence: readonly string[]) => ({ text: sentence.join(' ') }));
const textOf = (sentence: readonly string[]): string => joined(sentence).text;
const whole = rememberedFor(({ statements }: StartupReading) => ({
  text: statements.map(textOf).join(' . '),
}));
const sentencesWith = (reading: StartupReading, pattern: RegExp): (readonly string[])[] =>
  pattern.test(whole(reading).text)
    ? reading.statements.filter((sentence) => pattern.test(textOf(sentence)))
    : [];

/** The sentences that name something as the startup's own, not as what it fights or plans. */
const ownSentences = (reading: StartupReading, pattern: RegExp): (readonly string[])[] =>
  sentencesWith(reading, pattern).filter((sentence) => {
    const text = textOf(sentence);
    const match = pattern.exec(text);
    if (!match) return false;
    const at = text.slice(0, match.index).split(' ').length - 1;
    return !isFought(sentence, at, match[0].split(' ').length) && !isNotYet(sentence, at - 4, at);
  });

/** The sentences that show a trade if none of them introduces the startup. */
const SENTENCES_OF_TRADE = 2;

/** "A marketplace for carbon credits" sells them. */
const isSoldThere = (sentence: readonly string[], at: number): boolean =>
  near(sentence, at - SHOP_REACH, at, SHOPS);
const SHOP_REACH = 4;
const SHOPS = wordSet(
  'marketplace marktplatz shop store exchange market supermarket tienda loja negozio boutique winkel',
);

/** Whether a startup's own words show a trade: where it introduces itself, or in two sentences. */
function showsTrade(reading: StartupReading, { shown, isOfThings, servesThem }: Trade): boolean {
  if (isOfThings && isOnlySoftware(reading)) return false;
  const named = sentencesWith(reading, shown);
  if (named.length === 0) return false;
  const place = (sentence: readonly string[]) => {
    const text = textOf(sentence);
    return text.slice(0, shown.exec(text)?.index).split(' ').length - 1;
  };
  if (named.some((sentence) => isDenied(sentence, place(sentence)))) return false;
  const own = ownSentences(reading, shown).filter(
    (sentence) =>
      servesThem ||
      (!reading.market.has(sentence) &&
        (!isAudience(sentence, place(sentence), 'en') || isSoldThere(sentence, place(sentence)))),
  );
  return own.some((sentence) => reading.leading.has(sentence)) || own.length >= SENTENCES_OF_TRADE;
}

/** A payer counts in the target market, in a sentence about paying, or in two sentences. */
function paysFor(reading: StartupReading, pattern: RegExp): boolean {
  const own = ownSentences(reading, pattern);
  return (
    own.some((sentence) => reading.market.has(sentence) || PAYS.test(sentence.join(' '))) ||
    own.length >= SENTENCES_OF_PAYER
  );
}

const isOnlySoftware = ({ kinds }: StartupReading): boolean =>
  kinds.has('software') && !kinds.has('hardware') && !kinds.has('labour');

/** Whether a business moves, makes or keeps things, or sends out people. */
const isPhysical = (reading: StartupReading): boolean =>
  reading.kinds.has('hardware') ||
  (!isOnlySoftware(reading) &&
    Object.values(PHYSICAL).some((pattern) => ownSentences(reading, pattern).length > 0));

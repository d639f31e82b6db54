import type { StartupFacts } from '@proofround/contracts';
import { partsOfSpeech } from '@proofround/text/words/parts-of-speech.js';
import pluralize from 'pluralize';

import type { Statement } from './statement.js';

/** The noun for the startup's customers. */
export interface CustomerNoun {
  readonly singular: string;
  readonly plural: string;
  /** False for the default "customers". */
  readonly isOwn: boolean;
}

/** The default noun; also used for languages other than English, because our sentences are English. */
export const NO_OWN_NOUN: CustomerNoun = { singular: 'customer', plural: 'customers', isOwn: false };

/** Nouns that name no buyer. */
const NOT_BUYERS =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|times?|things?|ways?|dollars?|euros?|percent|sales|costs?|prices?|fees?|ages?|cities|countries|states|regions|areas|markets?|industries|sectors?|segments?|customers?|users?|clients?|buyers?|everyone|anyone|ones?|lots?|thousands|hundreds|millions|billions|reasons?|problems?|interviews?|apps?|products?|services?|solutions?|platforms?|tools?|data|needs|use|uses|cases|others|terms|goods|examples?|numbers?|figures?|units|kinds|types|sorts|levels|ways|sizes?|launch|start|beginning|parts?|most|half|majority|estimates?|statistics|according)$/;
const IRREGULAR = /^(?:people|women|men|children|police|staff|youth|elderly)$/;
const MAX_WORDS = 4;

const isPlural = (word: string) =>
  IRREGULAR.test(word) || (pluralize.isPlural(word) && !pluralize.isSingular(word));

/** The first plural noun phrase that names buyers: "independent dental clinics". */
function buyersIn(sentence: string): string | null {
  // The tagger takes a capitalised first word for a name.
  const words = partsOfSpeech(sentence.charAt(0).toLowerCase() + sentence.slice(1));
  for (let at = 0; at < words.length; at++) {
    const head = words[at];
    if (
      head?.pos !== 'NOUN' ||
      !isPlural(head.text.toLowerCase()) ||
      NOT_BUYERS.test(head.text.toLowerCase())
    )
      continue;
    if (words[at + 1]?.pos === 'NOUN') continue;
    let from = at;
    while (from > 0 && at - from < MAX_WORDS - 1 && /^(?:ADJ|NOUN)$/.test(words[from - 1]?.pos ?? ''))
      from -= 1;
    const group = words.slice(from, at + 1).map(({ text }) => text);
    if (group.slice(0, -1).some((word) => /\d/.test(word) || NOT_BUYERS.test(word.toLowerCase())))
      return head.text.toLowerCase();
    return group
      .map((word, place) => (place === 0 && /^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word))
      .join(' ');
  }
  return null;
}

/** The customers' noun from the target market or, without one, from statements about customers. */
export function customerNoun(
  facts: StartupFacts,
  market: readonly Statement[],
  others: readonly Statement[],
): CustomerNoun {
  for (const statement of [...market, ...others]) {
    if (statement.is('everyone')) continue;
    const plural = buyersIn(statement.quote);
    if (plural !== null) return { singular: pluralize.singular(plural), plural, isOwn: true };
  }
  return NO_OWN_NOUN;
}

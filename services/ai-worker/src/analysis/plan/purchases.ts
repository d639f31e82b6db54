import type { LanguageName } from '@proofround/text/languages/language.js';
import { dollarsFor } from '@proofround/text/numbers/currencies.js';
import { quantitiesOf } from '@proofround/text/numbers/quantities.js';
import { countryCalled } from '@proofround/text/places/countries.js';
import { placesIn } from '@proofround/text/places/places-named.js';
import { normalise } from '@proofround/text/words/words.js';

import type { Claims } from '../../claims/claims.js';
import { isPlainSum } from '../../claims/figures.js';

/** A thing or a person that the founder wants to pay with the money of the round. */
export interface Purchase {
  /** The founder's words: "3 more trailers at 22k". */
  readonly words: string;
  /** What all of it costs in US dollars; null where the founder names no sum. */
  readonly dollars: number | null;
  /** Its part of the sum to raise, in percent. */
  readonly percent: number | null;
  readonly isPerson: boolean;
  /** One thing that somebody can offer at a price, and no aim such as "marketing". */
  readonly isThing: boolean;
}

/** The most characters that fit into a title with its quotation marks. */
const MAX_LENGTH = 58;
/** A purchase, without explanations. */
const ITEM = /^(?!(?:\d+ )?(?:months|years|weeks)\b)[\p{L}\p{N}$€£₹₱][\p{L}\p{M}\p{N} $€£₹₱%&.,'’/+()-]+$/u;
/** A part of a sentence that depends on the purchase before it. */
const DEPENDENT =
  /^(?:should|if|because|so|which|who|since|as|when|where|that|not|the present|but|then|until|to (?:get|reach|be)|bis|damit|um|para|pour|afin|hasta)\b/i;
/** The reason behind a purchase: "since the agencies pay monthly". */
const REASONED =
  /\s+(?:since|because|so (?:that|the|we|they|our|my|(?:\p{L}+ ){1,3}(?:will|can|could))|instead of|damit|weil|statt|porque|para que|em vez de|parce que|pour que|au lieu)\s.*$/iu;
/** Somebody who is hired gives no written offer. */
const PERSON =
  /(?:\b(?:someone|somebody|ktos|jemand|alguien|alguem|quelqu'un|qualcuno|birisi|persons?|people|lads?|staff|sales ?(?:people|persons?|m[ae]n|wom[ae]n|reps?|team|leads?|managers?|head|hires?)|(?:\d+|an?|one|two|three|four|first) sales$|reps?|sellers?|brokers?|callers?|hires?|hiring|hire|me|wages?|engineers?|eng|devs?|developers?|programmers?|designers?|technicians?|drivers?|agronom\w*|vendedor\w*|comercial\w*|commercia\w*|vertriebs\w*|mitarbeiter\w*|entwickler\w*|devel\w*|developpeur\w*|développeur\w*|ingenier\w*|engenheir\w*|ingegner\w*|ingénieur\w*|programador\w*|handlow\w*|programist\w*|team|teams|equipo|équipe|ekibi|sueldo|salar\w*|salair\w*|gehalt\w*|lohn\w*|manager\w*|nurses?|cook|teachers?|officers?|agents?|cto|coo|aes?)\b|営業|エンジニア|مندوب|инженер|менеджер|продав)/iu;
/** An aim or a stock of many things, for which nobody writes one offer. */
const AIM =
  /\b(?:mostly|mainly|first|growth|marketing|ads?|adwords|advertising|launch\w*|expan\w*|pilots?|stock|inventory|working capital|brand\w*|acquisition|runway|rest|reserve|months?|years?|from \d|go-to-market|development|werbung|publicidad|publicite|reklama|reklam|marketingu|wachstum|crecimiento|croissance|capital|kapital\w*|cushion|float|buildings|sites|cities|city|towns?|areas?|markets?|quarters|burn|operations|opex|content|index|savings|costs?)\b|реклам|広告|宣伝/iu;
/** A thing that a supplier offers at a price. */
const THING =
  /\b(?:vans?|trucks?|lorr(?:y|ies)|cars?|vehicles?|trailers?|tractors?|bikes?|scooters?|boats?|drones?|machines?|machinery|equipment|press(?:es)?|presses|looms?|ovens?|kilns?|printers?|washers?|dr[iy]ers?|mixers?|fridges?|freezers?|cold ?(?:rooms?|stores?)|coolers?|mills?|lathes?|saws?|lasers?|cnc|moulds?|molds?|tooling|tools?|tanks?|pumps?|boilers?|stills?|fermenters?|reactors?|containers?|greenhouses?|tunnels?|sheds?|kitchens?|workshops?|warehouses?|stalls?|kiosks?|lockers?|racks?|shelves|tables?|batter(?:y|ies)|panels?|generators?|servers?|gpus?|cameras?|sensors?|devices?|scanners?|scales?|microscopes?|kits?|cabinets?|tents?|uniforms?|maschinen?|transporter|lieferwagen|fahrzeuge?|anlagen?|oefen|ofen|presse|drucker|kuehl\w*|maquinas?|camionet\w*|furgonet\w*|hornos?|prensas?|equipos?|camions?|camionnette|fourgon\w*|machine|four|presse|furgon\w*|forn[oi]|macchin\w*|maszyn\w*|samochod\w*|lodowk\w*|piec\w*|makine\w*|firin|bil|maskin\w*|busje|mesin|mobil)\b|車|機|冷蔵|设备|机器|柜|машин|оборудован|станок|печь/u;
/** Begins what describes the thing before it: "an installer with a van". */
const BEHIND_THING = /\s(?:with|for|from|mit|für|con|para|avec|pour)\s/u;
/** What somebody wants to reach, and does not buy. */
const GOAL =
  /^(?:convert|reach|win|get|grow|expand|launch|go|move|enter|open|become|hit|survive|finish|finding|scale|igualar)\b|^\w+ly$/i;
/** Words that are no part of the name of a thing. */
const FILLER = /^\s*(?:also|then|mostly|mainly|maybe)\s+|\s+(?:mostly|mainly|maybe|etc\.?)\s*$/giu;
/** What comes out of a purchase: "1,200 tiles a week". */
const A_RATE = /^\d[^$€£]*\b(?:a|per) (?:day|week|month|year|hour)\b/i;
/** A sentence, no purchase. */
const CLAUSE =
  /(?<!\p{L})(?:is|are|was|were|will|would|could|can|i|we|he|she|they|gave|got|had|have|has|want|needs?|think|know|ist|sind|est|sont|es|son|sao|i'm|i'd|we're|says?|don't|not|ich|wir|yo|eu|je|nous|noi|zebym|zeby|pagar|poder)(?!\p{L})/iu;
/** The bracket behind a purchase: "(took 14 months)". */
const BRACKET = /\s*\([^()]*\)?/gu;
/**
 * Joins two purchases if the second one stands alone: "and a van", "and two drivers". "Polish and Urdu" or
 * "Cover Florida and Georgia" share a word, and stay together.
 */
const JOINT =
  /\s*(?:\band\b|\+|&|\bund\b|\by\b|\be\b|\bet\b|\bplus\b)\s*(?=(?:an?|the|another|some|somebody|two|three|four|five|six|ten|second|third|\d+|new|un|une|una|uno|otra|otro|el|la|los|ein|eine|einen|zweite[rns]?|deux|dos|zwei|drei|due|um|uma|capital|\w+ing)\s)/iu;
/** The same, with the joining words of languages that have no articles or that the product does not know. */
const JOINT_ELSEWHERE = new RegExp(
  `${JOINT.source}|\\s+(?:i|oraz|ve|en|dan|og|och|и|та|और|aur)\\s+(?=[\\p{L}\\p{N}])|\\s+و(?=\\p{L})`,
  'iu',
);

/** "22k each", "at $85", "à 900 €". */
const OF_EACH =
  /(?:\b(?:at|à|a|zu je|je|für je|por|per)\s*[$€£₹₱]?\s*\d[\d.,]*\s*(?:k\b)?|\b(?:each|apiece|pro stück|cada un[oa]|chacune?)\b)/iu;
/** "22k" without a sign of money, behind "at". */
const BARE_SUM = /\bat (\d+(?:[.,]\d+)?)\s?k\b/i;
const THOUSAND = 1000;

function dollarsOf(words: string): number | null {
  const quantities = quantitiesOf(words);
  const money = quantities.find(({ kind, value }) => kind === 'money' && value > 0);
  const bare = BARE_SUM.exec(words);
  const plain = quantities.find(isPlainSum);
  const plainSum = bare ? Number(bare[1]) * THOUSAND : plain?.value;
  const sum = money ? money.value * dollarsFor(money.currency) : (plainSum ?? null);
  if (sum === null || !Number.isFinite(sum)) return null;
  const number = quantities.find(
    ({ kind, value, start }) => kind === 'count' && value > 1 && (!money || start < money.start),
  );
  return number && number.value !== sum && OF_EACH.test(words) ? sum * number.value : sum;
}

/** Whether words name only a place: "Norway", "Ghana". */
const isPlace = (words: string): boolean =>
  countryCalled(words) !== null || (!words.includes(' ') && placesIn(words).length > 0);

function purchaseOf(words: string): Purchase {
  const quantities = quantitiesOf(words);
  const plain = normalise(words);
  const [thing = ''] = plain.split(BEHIND_THING);
  const isPerson = PERSON.test(plain);
  return {
    words: words.replaceAll(BRACKET, '').trim(),
    dollars: dollarsOf(words),
    percent: quantities.find(({ kind }) => kind === 'percent')?.value ?? null,
    isPerson,
    isThing: !isPerson && !AIM.test(plain) && !isPlace(words) && THING.test(thing) && words.includes(' '),
  };
}

/** The purchases that a part of a list joins. */
function joinedIn(part: string, language: LanguageName): string[] {
  const things = part.split(language === 'other' ? JOINT_ELSEWHERE : JOINT);
  return things.every((thing) => thing.trim().includes(' ') || language === 'other') ? things : [part];
}

const isListed = (words: string): boolean =>
  words.length > 2 &&
  words.replaceAll(BRACKET, '').length <= MAX_LENGTH &&
  !A_RATE.test(words) &&
  ITEM.test(words) &&
  !DEPENDENT.test(words) &&
  !GOAL.test(words) &&
  !isPlace(words) &&
  !CLAUSE.test(normalise(words.replaceAll(BRACKET, ''))) &&
  !/^(?:the )?rest\b|^reserve$|^working capital$|^(?:hir(?:e|es|ing)|recruit\w*|team|staff|people|growth|gtm)$/i.test(
    words,
  );

/** The parts of the text about the use of funds, without joining words and reasons. */
function partsIn(claims: Claims): string[] {
  return claims
    .in('funding_usage')
    .filter(({ isHype }) => !isHype)
    .flatMap(({ quote }) =>
      quote.includes('…') ? [] : quote.split(/,(?!\p{Nd}{3})(?![^()]*\))|[;،、]|\s[-–—]\s/u),
    )
    .flatMap((part) => joinedIn(part, claims.language))
    .map((words) =>
      words
        .replaceAll(/["“”„«»]/g, '')
        .replace(REASONED, '')
        .replaceAll(
          /^\s*(?:and|plus|to (?:buy|hire|pay for)|und|y|et|e|i|ve|oraz|و)\s+|^\s*و(?=\p{L})|[\s.!。]+$/giu,
          '',
        )
        .replaceAll(FILLER, '')
        .trim(),
    );
}

/** What the founder wants to buy, in the order of the text; empty where the field holds no list. */
export const purchasesIn = (claims: Claims): Purchase[] =>
  partsIn(claims)
    .filter((words) => isListed(words))
    .map(purchaseOf);

const BETWEEN_PLACES = /\s+(?:and|und|och|og|en|y|et|e|i|&)\s+/u;

/** The countries and towns that the money of the round is for: "Norway", "Tanzania". */
export const placesWanted = (claims: Claims): string[] =>
  partsIn(claims).flatMap((part) => {
    const places = part.split(BETWEEN_PLACES);
    return places.every(isPlace) ? places : [];
  });

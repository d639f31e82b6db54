import { describedStage } from '@proofround/text/described-stage.js';
import { hasDenial, withoutSaidBefore } from '@proofround/text/languages/everyday.js';
import { basedIn, placesIn } from '@proofround/text/places/places-named.js';
import { guessSectors } from '@proofround/text/sectors/sectors-named.js';
import { stageIn, stageNamed } from '@proofround/text/stages.js';
import { capitalise, stripFiller, trimEnds, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';
import { fixTypos } from '@proofround/text/words/typos.js';

import { restatedPlace } from '../reading/corrections/restated.js';
import { DENIAL } from '../reading/corrections/taking-back.js';
import { nameIn } from '../reading/names/find.js';
import { readCount } from './counts.js';
import { givesNoFigure, readMoney, usualSpelling } from './readers.js';
import { type Answer, type Context, doubt, none, unclear, value } from './slot.js';
import { str } from './text-slot.js';

/** The audience in the description: "small clinics" in "bookkeeping for small clinics". */
export function audienceOf({ known }: Context): string | null {
  const found =
    /\bfor\s+((?:the\s+)?[\p{L}][\p{L}' -]{2,38}?)(?=[.,;:!?]|\s+(?:that|who|which|to|in|with|and|so|by|from|using|when|where)\b|$)/iu.exec(
      str(known['idea_description']),
    )?.[1];
  const things = /\b(?:market ?place|shop|store|exchange|platform|prices?|search)\s+for\b/i.test(
    str(known['idea_description']),
  );
  if (things || !/(?:s|people|staff|men|children)$/i.test(found ?? '')) return null;
  return found === undefined || /^(?:the|a|an|free|now|example|everyone|people|you|us|them|it)$/i.test(found)
    ? null
    : found;
}

/** A working title taken from the description: "Dog walking app". */
export function workingTitle({ known }: Context): string {
  const words = trimEnds(
    str(known['idea_description']).split(/[.,;:!?\n]|\b(?:for|that|which|to|so|with)\b/i)[0] ?? '',
  )
    .replace(
      /^(?:(?:an?|the|we|it|our|my|helps?|is|are|build(?:s|ing)?|mak(?:es|ing)|offers?|provides?)\s+)+/i,
      '',
    )
    .split(/\s+/)
    .slice(0, 4)
    .join(' ');
  // "62 families" is a number of things and no title.
  return wordCount(words) > 0 && words.length <= 60 && !/^\d/.test(words)
    ? capitalise(words)
    : 'Working title';
}

/** The person's own question before an answer states nothing: "Launched? No, the prototype works". */
function withoutQuestions(text: string): string {
  const sentences = sentenceSpans(text).map(({ text: sentence }) => sentence);
  const stated = sentences.filter((sentence) => !/\?\s*$/.test(sentence));
  return stated.length === 0 ? text : stated.join('');
}

export function readStage(text: string): Answer {
  const corrected = fixTypos(text);
  const named = stageNamed(trimEnds(corrected));
  if (named) return value(named);
  const stated = withoutQuestions(corrected);
  const claimed = stageIn(stated)?.stage;
  const described = describedStage(stated);
  // "On the market, doubling every quarter" is further than launched.
  const found = claimed === 'launched' && described === 'growing' ? described : (claimed ?? described);
  if (found) return value(found);
  const numbered = /^\s*(?:option |number |#)?([1-4])\s*[.)]?\s*$/.exec(corrected)?.[1];
  if (numbered !== undefined)
    return value((['idea', 'mvp', 'launched', 'growing'] as const)[Number(numbered) - 1]);
  if (/\b(?:pre-?)?seed\b/i.test(corrected)) {
    return unclear(
      'That names the funding round; I mean the product. Is it an idea, an MVP, launched, or growing?',
    );
  }
  if (
    /\b(?:pre-?launch|not (?:yet )?launched|haven't launched|not live|launching|about to launch|early|building|developing|coding)\b/i.test(
      corrected,
    )
  ) {
    return unclear(
      'Is there something that people can already try (then it is an MVP), or is it an idea so far?',
    );
  }
  return unclear('I have four to choose from: idea, MVP, launched, or growing. Which comes closest?');
}

export const readTitle = (text: string): Answer => {
  const found = nameIn(text, { asked: true });
  return found ? value(found.name) : unclear('I only need the name here; a working title will do.');
};

/** Words and signs of a sum, a sentence or a number, which are not a place. */
const NO_PLACE =
  /[$€£¥₹%?]|^\d|(?<![\p{L}'])(?:pounds?|dollars?|euros?|bucks|users?|customers?|we|i|it|is|are|my|our|your|they|have|cheaper|that|which|who|but|does|not|for|a|an(?! (?:de[rmn]|dr|da)(?!\p{L}))|yes|good|fine|plenty|cool|great|nice|no|yet)(?![\p{L}'])/iu;
const looksLikePlace = (text: string): boolean =>
  wordCount(text) > 0 && wordCount(text) <= 10 && !NO_PLACE.test(text) && /\p{L}[\p{L}\p{M}]/u.test(text);

/** A place that the end of an answer rules out: "Lima. Ohio, not Peru". */
const DENIED_PLACE = new RegExp(String.raw`(?<=\p{L}),?\s+(?:${DENIAL})\s+\p{Lu}[\p{L}' -]*[.!]*$`, 'u');

export function readLocation(text: string): Answer {
  const moved = MOVED_TO.exec(text)?.groups?.['where'];
  const answer =
    restatedPlace(text) ?? moved ?? stripFiller(withoutSaidBefore(text).replace(DENIED_PLACE, ''));
  const found = basedIn(answer)?.place;
  const place = trimEnds(
    (found ?? answer)
      .replace(
        /^(?:(?:(?:we|i)(?:'ve| have)?(?: now| just)? moved to|currently|now|right now|at the moment|mostly|mainly)\s+)+/i,
        '',
      )
      .replace(
        /^(?:we(?:'re| are)|i(?:'m| am)|it's|(?:the|our|my) (?:team|office|company|startup|firm|base|headquarters|hq)(?:'s| is| are| sits)?)?\s*(?:all |both |mostly |currently |now )?(?:living |working |based |located )?(?:in|from|at|near|out of|à|aus|em|en|a)\s+/i,
        '',
      ),
  );
  const named = knownPlaceIn(place) ?? placeIn(place);
  return named === null ? unclear('A city and a country are enough.') : value(usualSpelling(named));
}

/** "We moved from Leeds to Bristol" gives Bristol. */
const MOVED_TO =
  /(?<!\p{L})(?:from|von|aus|de|da|dal|van|z|ze|från|fra|из|от|з)\s+\p{Lu}[\p{L}'-]+\s+(?:to|nach|à|a|para|naar|do|till|til|в|до)\s+(?<where>\p{Lu}[\p{L}'-]+(?:(?:,? )\p{Lu}[\p{L}'-]+){0,2})/u;

/** A known place after words that name none: "Fine: Ghent, Belgium", "The company is in Deptford, London." */
function knownPlaceIn(text: string): string | null {
  const parts = sentenceSpans(text).flatMap((part) => part.text.split(/:\s+/));
  if (parts.length < 2) return null;
  const [first = '', ...others] = parts;
  if (placesIn(first).length > 0 || placeIn(first) !== null) return null;
  for (const part of others.filter((other) => !/\?\s*$/.test(other))) {
    const [place] = placesIn(part);
    if (!place) continue;
    const behind = /^[^,;]*?(?:,\s*\p{Lu}[\p{L}' -]*)+/u.exec(part.slice(place.start))?.[0];
    const before = /(?:\p{Lu}[\p{L}'-]+(?:,\s*|\s+))+$/u.exec(part.slice(0, place.start))?.[0] ?? '';
    return placeIn(`${IN_FRONT.test(before) ? '' : before}${behind ?? place.name}`);
  }
  return null;
}
/** Words with a capital before a place that are no part of its name. */
const IN_FRONT = /^(?:We|The|I|It|Our|In|At|And|But|Fine|Ok|Wir|Nous|Estamos|Siamo)\s/u;

/** "Leeds, by the canal, born in York" gives Leeds. "Lima, Peru" and "Ghent, in Flanders" stay whole. */
function placeIn(text: string): string | null {
  const capitals = /\p{Lu}/u.test(text);
  const isName = (part: string) =>
    looksLikePlace(part) &&
    !/^(?:no|nope|non?|não|nein|yes|sí|sim|ja|oui)$/iu.test(part) &&
    (!capitals || /^(?:(?:in|en|near|bei|em) (?:the |den |la |le |les )?)?\p{Lu}/u.test(part));
  // "Bergen... Askøy, rather" is one sentence.
  const sentences = sentenceSpans(text.replaceAll(/(?:\.{2,}|…)\s*/g, ', '));
  // "Skye. Highlands, Scotland." is one place in two sentences.
  const narrowing =
    sentences.length === 2 &&
    sentences.every((part) => /^(?:\p{Lu}[\p{L}'-]*[\s,.]*)+$/u.test(part.text.trim()));
  const parts = narrowing ? [{ text: sentences.map((part) => trimEnds(part.text)).join(', ') }] : sentences;
  for (const { text: sentence } of parts) {
    const parts = sentence.split(/\s*[,;!?(]\s*|\s+[-–—]\s+/).map(trimEnds);
    const end = parts.findIndex((part) => !isName(part));
    const named = (end === -1 ? parts : parts.slice(0, end)).slice(0, 3).join(', ');
    if (named !== '' && looksLikePlace(named)) return named;
  }
  return null;
}

/** The startup's own name, if it has one: figures of other names are not its own. */
const ownName = (context?: Context): string | null => str(context?.known['idea_title']) || null;

export function readAsk(text: string, context?: Context): Answer {
  if (NOT_RAISING.test(text) || /\bno money\b/i.test(text)) return none();
  if (MONEY_WORDS.test(text) && hasDenial(text) && givesNoFigure(text, 'ask')) return none();
  return readMoney(text, 'ask', { end: 'high', plausible: 1000, own: ownName(context) });
}

/** Words for money and investors, in other languages than English. */
const MONEY_WORDS =
  /(?<!\p{L})(?:geld|kapital|investor\p{L}*|finanzierung|argent|fonds|investisseur\p{L}*|dinero|plata|inversor\p{L}*|inversión|dinheiro|investidor\p{L}*|investimento|soldi|denaro|capitali|investitor\p{L}*|pieni\p{L}*|pieniędzy|inwestor\p{L}*|pen[ěí]\p{L}*|para|yatırım\p{L}*|pengar|penge\p{L}*|rahaa|rahoitusta|pénz\p{L}*|bani|деньг\p{L}*|денег|инвест\p{L}*|грош\p{L}*|інвест\p{L}*|χρήματα|(?:ال)?(?:مال|تمويل|استثمار)|पैसे|पैसा|निवेश)(?!\p{L})|資金|お金|钱|融资|投资|돈|투자/iu;

/** Says that the startup is not looking for money. */
export const NOT_RAISING =
  /\b(?:not (?:currently |actively |really )?(?:rais|fundrais|look|seek)\w*|(?:don't|do not|won't|no) (?:need|want|require|plan on)\s*(?:any |outside |external |more |raise |for )*(?:funding|money|investment|investors?|capital|to raise|raising)|no (?:outside |external |more )?(?:investment|investors?|capital)|bootstrapp(?:ed|ing)|self[- ]fund(?:ed|ing)|no (?:funding|raise|round))\b/i;

export function readRevenue(text: string, context?: Context): Answer {
  return /\b(?:pre-?revenue|no (?:revenue|income|sales|money)|zero revenue|not (?:making|earning|monetis\w+|monetiz\w+|charging)|haven't (?:made|earned|charged|monet\w+)|(?:it's|all|still|is|completely) free|nothing|don't (?:make|earn|charge)(?! (?:me|you|us|it|this|that|him|her|them|sure|fun)\b))\b|^(?:no|none|nope|nah|not yet)\b[^,.;:\d]{0,20}[,.;:–—-]/i.test(
    text,
  ) && givesNoFigure(text, 'revenue')
    ? value(0)
    : readMoney(text, 'revenue', { monthly: true, end: 'low', own: ownName(context) });
}

export function readUsers(text: string, context?: Context): Answer {
  return /\b(?:no|zero|0|without|don't have (?:any )?|haven't (?:got )?any)\s*(?:users?|customers?|clients?|one|body|paying|active)\b|\bnobody\b|\bpre-?launch\b|^(?:no|none|nope|nah|not yet)\b[^,.;:\d]{0,20}[,.;:–—-]/i.test(
    text,
  ) && givesNoFigure(text, 'count')
    ? value(0)
    : readCount(text, 'users', ownName(context));
}

/** Suggests a sector for the description; null if nothing hints at one. */
export function suggestSector({ known, name }: Context): Answer | null {
  const [first, second] = guessSectors(
    `${str(known['idea_description'])} ${str(known['solution_statement'])}`,
  );
  if (first === undefined) return null;
  const also = second === undefined ? '' : ` (${second} would fit too)`;
  return doubt(
    first,
    `From what you say, ${name} sounds like ${first} to me${also}. Shall I put ${first}, or is it something else?`,
  );
}

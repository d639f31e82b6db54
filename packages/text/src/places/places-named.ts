import { describedStage } from '../described-stage.js';
import { isExcluded } from '../words/exclusions.js';
import { locatedWords } from '../words/located-words.js';
import { placesInMessage } from './places.js';

export interface PlaceFound {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Words that mean every place. */
const EVERYWHERE =
  /(?<![\p{L}\p{N}-])(?:global(?:ly)?|worldwide|anywhere|everywhere|international(?:ly)?|remote)(?![\p{L}\p{N}-])/giu;

const CONTINENTS: Readonly<Record<string, string>> = {
  african: 'Africa',
  asian: 'Asia',
  european: 'Europe',
  american: 'America',
};
/** The adjective of a region: "East African", "European". "American" alone is the country. */
const OF_REGION = /(?<=^|[ -])(?:african|asian|european|(?<=\p{L}[ -])american)$/iu;

/** The name of a place as a noun: "East Africa" for "East African". */
function nounOf(place: string): string {
  const hasCapitals = /\p{Lu}/u.test(place);
  return place.replace(OF_REGION, (adjective) => {
    const noun = CONTINENTS[adjective.toLowerCase()] ?? adjective;
    return hasCapitals ? noun : noun.toLowerCase();
  });
}

/** The places that a message names, without excluded ones, in order, also in lower case. */
export function placesIn(text: string): PlaceFound[] {
  const { words, raw, spanOf } = locatedWords(text);
  const named = placesInMessage(words, raw).map(({ at, length }) => spanOf(at, length));
  const everywhere = [...text.matchAll(EVERYWHERE)]
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
    // "anywhere from 50k to 100k" does not name a region.
    .filter(({ end }) => !/^\s+(?:from|between)\b/i.test(text.slice(end)));
  return [...named, ...everywhere]
    .filter((span) => !isExcluded(text, span))
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ name: nounOf(text.slice(start, end)), start, end }));
}

/** The location that a startup gives for itself: "We're based in Dublin, Ireland". */
export function basedIn(text: string): { place: string; start: number; end: number } | null {
  const match =
    /\b(?:(?:we(?:'re| are)|i'm|i am|team is|company is|startup is|it's)\s+)?(?:all |both |currently |mostly )?(?:based|located|headquartered|hq'?d?|registered|incorporated)\s+(?:out of|in|at|near)\s+(?:the )?(?<place>[^.,;:!?\n()]{2,60}?(?:,\s*\p{Lu}[^.,;:!?\n()]{1,40}?)?)(?=\s+(?:and|but|with|where|who|which|since|we|raising|making|looking|building|helping)\b|[.,;:!?\n()]|$)/iu.exec(
      text,
    ) ??
    /\b(?:[Ww]e(?:'re| are)(?: all| both)?|[Ii]'m|[Ii] am|[Oo]ur (?:base|office|workshop|home|headquarters) is)\s+(?:in|from)\s+(?<place>\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+){0,3}(?:,\s*\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+){0,2})?)/u.exec(
      text,
    );
  // The place continues after a comma only with another capitalised name.
  const place = match?.groups?.['place']?.replace(/,(?!\s*\p{Lu}).*$/su, '').trim();
  if (!match || place === undefined) return null;
  if (
    /^(?:MVP|Beta|SaaS|FinTech|Fintech|HealthTech|EdTech|AI|ML|YC|B2B|Series|Seed|Google|Stripe|Series)/.test(
      place,
    )
  )
    return null;
  // "Estamos en piloto" names a stage.
  if (/^\p{Ll}/u.test(place) && describedStage(place) !== null && placesIn(place).length === 0) return null;
  const cut = match.groups?.['place']?.length ?? 0;
  return { place, start: match.index, end: match.index + match[0].length - (cut - place.length) };
}

/** Whether the place at `start` is where somebody lives or comes from, not where they invest. */
export const isHome = (text: string, start: number): boolean =>
  /\b(?:based|located|living|live|lives|office|offices|(?:angel|investor|fund|partner|vc|office)(?: is| are)?)\s+(?:in|out of|from)\s+(?:the )?$/i.test(
    text.slice(Math.max(0, start - 60), start),
  );

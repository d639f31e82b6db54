/** Places that investors often name. A place field also accepts any other text. */
const KNOWN =
  'europe|western europe|eastern europe|central europe|northern europe|southern europe|cee|dach|nordics?|scandinavia|benelux|baltics|iberia|new england|(?:us )?(?:east|west) coast|midwest|uk|united kingdom|great britain|britain|england|scotland|wales|ireland|germany|france|spain|portugal|italy|netherlands|belgium|switzerland|austria|poland|sweden|norway|denmark|finland|iceland|estonia|latvia|lithuania|czech republic|czechia|greece|romania|ukraine|turkey|israel|us|usa|u\\.s\\.|united states|america|north america|south america|latin america|latam|canada|mexico|brazil|argentina|chile|colombia|africa|west africa|east africa|south africa|nigeria|kenya|ghana|egypt|mena|middle east|uae|dubai|saudi arabia|emea|apac|asia|southeast asia|south east asia|sea|india|china|japan|korea|south korea|singapore|indonesia|vietnam|philippines|thailand|malaysia|pakistan|bangladesh|australia|new zealand|anz|oceania|eu|london|berlin|paris|new york|nyc|san francisco|sf|bay area|silicon valley|boston|dublin|amsterdam|stockholm|munich|lisbon|madrid|barcelona|tel aviv|toronto|bangalore|lagos|nairobi|global(?:ly)?|worldwide|anywhere|everywhere|international(?:ly)?|remote';
// Short codes that are also English words count only in capitals.
const PLACE = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${KNOWN})(?![\\p{L}\\p{N}-])`, 'giu');
const SHOUTED = /^(?:us|sea|sf|eu|uk|usa|uae)$/i;

export interface PlaceFound {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The known places in a text, in order. */
export function placesIn(text: string): PlaceFound[] {
  const found: PlaceFound[] = [];
  for (const match of text.matchAll(PLACE)) {
    const [name] = match;
    if (SHOUTED.test(name) && name !== name.toUpperCase() && !/^(?:uk|usa|eu|uae)$/i.test(name)) continue;
    // "anywhere from 50k to 100k" does not name a region.
    if (
      /^(?:anywhere|everywhere)$/i.test(name) &&
      /^\s+(?:from|between)\b/i.test(text.slice(match.index + name.length))
    )
      continue;
    if (
      /\b(?:not|except|outside(?: of)?|excluding|but not)\s+(?:in\s+)?(?:the\s+)?$/i.test(
        text.slice(0, match.index),
      )
    )
      continue;
    found.push({ name, start: match.index, end: match.index + name.length });
  }
  return found;
}

/** The location that a startup gives for itself: "We're based in Dublin, Ireland". */
export function basedIn(text: string): { place: string; start: number; end: number } | null {
  const match =
    /\b(?:(?:we(?:'re| are)|i'm|i am|team is|company is|startup is|it's)\s+)?(?:all |both |currently |mostly )?(?:based|located|headquartered|hq'?d?|registered|incorporated)\s+(?:out of|in|at|near)\s+(?:the )?(?<place>[^.,;:!?\n()]{2,60}?(?:,\s*\p{Lu}[^.,;:!?\n()]{1,40}?)?)(?=\s+(?:and|but|with|where|who|which|since|we|raising|making|looking|building|helping)\b|[.,;:!?\n()]|$)/iu.exec(
      text,
    ) ??
    /\b(?:[Ww]e(?:'re| are)(?: all| both)?|[Ii]'m|[Ii] am)\s+(?:in|from)\s+(?<place>\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+){0,3}(?:,\s*\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+){0,2})?)/u.exec(
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
  const cut = match.groups?.['place']?.length ?? 0;
  return { place, start: match.index, end: match.index + match[0].length - (cut - place.length) };
}

/** Whether the place at `start` is where somebody lives or comes from, not where they invest. */
export const isHome = (text: string, start: number): boolean =>
  /\b(?:based|located|living|live|lives|office|offices|(?:angel|investor|fund|partner|vc|office)(?: is| are)?)\s+(?:in|out of|from)\s+(?:the )?$/i.test(
    text.slice(Math.max(0, start - 60), start),
  );

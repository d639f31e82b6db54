import type { StartupFacts } from '@proofround/contracts';

const MAX_LENGTH = 26;
/** No place where the founder can meet somebody. */
const NOWHERE = /remote|online|world|global|registered|everywhere|internet|anywhere|virtual|tbd|between/i;

/** The town or region of the founder, as it is written: "Leeds"; null where the field names none. */
export function placeOf({ location }: Pick<StartupFacts, 'location'>): string | null {
  const [first = ''] = (location ?? '').split(/[,;/(（、،]| - | – |\band\b|&/u);
  const place = first.trim();
  const isName = /^\p{Lu}[\p{L}\p{M}'’. -]+$/u.test(place) && place.length <= MAX_LENGTH;
  return isName && !NOWHERE.test(location ?? '') ? place : null;
}

import type { Amount } from '@proofround/text/numbers/money.js';

import { withoutSummands } from '../../slots/counts.js';
import { value } from '../../slots/slot.js';
import { denialIn, type Fact, factAt, type FactOptions, sentenceBefore, startOfCue } from './fact.js';
import { holdingFor } from './standing.js';

const ADJECTIVES = String.raw`(?:(?:paying|active|daily|monthly|weekly|registered|beta|pilot|early|happy|free|test|trial|enterprise|business|b2b|corporate|loyal|real|live|current|existing)\s+){0,3}`;
const USERS = new RegExp(
  String.raw`^\+?\s*${ADJECTIVES}(?:users?|customers?|clients?|subscribers?|members|regulars|sign-?ups?|accounts|testers|downloads)\b`,
  'i',
);
const CUSTOMERS = new RegExp(
  String.raw`^\+?\s*${ADJECTIVES}(?:users?|customers?|clients?|subscribers?|members|regulars)\b`,
  'i',
);
const GROUPS = new RegExp(
  String.raw`^\+?\s*${ADJECTIVES}(?:people|companies|businesses|clinics?|teams?|schools?|shops?|stores?|restaurants?|hospitals?|practices|patients|students|teachers|merchants|sellers|families|dentists|doctors|farms?|labs?|vets?|gyms?|hotels?|(?:\p{L}+\s)?\p{L}+(?=\s+(?:signed up|on board|onboarded|use (?:it|us|them|this)|using it|are using|already use|bought|ordered|booked|subscribed?|pay us|paid(?: us)?)\b))\b(?<after>[^.,;\n]{0,30})`,
  'iu',
);
const OURS =
  /\b(?:we(?:'re| are|'ve)?|i(?:'m| am|'ve)?|our|already|currently|now|so far|used by|with|have|has|got|serv(?:e|ing)|at|and|from|mvp|launched)\b[^.;\n]{0,30}$|(?:^|,)[\s,]*(?:(?:about|around|roughly|approximately|almost|over|some|just|only)\s+)*$/i;
const NOT_OURS =
  /\b(?:reach|get(?:ting)?(?: to)?|target(?:ing)?|for|million|potential|goal(?: of)?|next|another|los[et]|lost|want|need|onboard|acquire|sign up|market of|there are|out of|than|every|each|by \d{4}|until|serve|help(?:s|ing)?|per|among|competitors? (?:has|have))\s*(?:about |around |roughly |the |first |next |over )*$/i;
const NO_USERS =
  /\b(?:no|zero|not any|don't have (?:any )?|haven't got (?:any )?|without(?: any)?)\s+(?:paying |real |active )*(?:users?|customers?|clients?)\b/i;

/** The figure counts those who really use it: "…, 400 of them use it". */
const USE_OF =
  /\b\d[\d.,]*k?\s+(?:of (?:them|those|these|which|whom)|are|is)\s+(?:\p{L}+\s){0,2}(?:us(?:e|ing)|active|pay(?:ing)?)\b/iu;
const USING_OF = /^\s*of (?:them|those|these|which|whom)\b/i;
const USING =
  /\b(?:us(?:e|ing)|on board|onboarded|signed up|pay(?:ing|s)?|paid|bought|order(?:ed)?|booked|already|so far|live|subscribed?)\b/i;
const HAVING =
  /\b(?:used by|we have|we've got|we serve|our first|working with|piloting with)\b[^.;\n]{0,16}$/i;
const CUE =
  /\b(?:(?:we|i)(?:'ve|'re| have| are)?\s+)?(?:(?:already|currently|now)\s+)?(?:have|has|got|with|at|used by|about|around|roughly|over|our)\b[^.;,\n]{0,20}$/i;

/** "62 families, they pay 35 soles a month" */
const THEY_USE =
  /^\s*[,;]?\s*(?:(?:and|who|they|which|each|all|now|already) )+(?:pay|use|buy|rent|order|subscribe)s?\b/i;

/** Whether the words after a group of people or companies say that they use or pay. */
const areUsing = ({ 0: group, groups }: RegExpExecArray, rest: string): boolean =>
  USING.test(groups?.['after'] ?? '') || THEY_USE.test(rest.slice(group.length));

const isWaiting = (rest: string): boolean =>
  /^[^.,;\n]{0,30}\b(?:wait(?:ing)? ?list|interested)\b/i.test(rest);

/** The words after an amount that make it a number of users; null if it is none. */
function usersAfter(before: string, rest: string, onlyAboutOneself: boolean): string | null {
  const users = USERS.exec(rest);
  const groups = GROUPS.exec(rest);
  const isUsing = groups !== null && areUsing(groups, rest);
  const isGroupOfUsers = groups !== null && (isUsing || HAVING.test(before));
  if (!users && !isGroupOfUsers) return null;
  // In "1,300 downloads, 400 of them use it" only the 400 are users.
  if (!CUSTOMERS.test(rest) && USE_OF.test(rest.slice(0, 80)) && !USING_OF.test(rest)) return null;
  const isThere = isUsing && /\bthere are\s*(?:about |around |roughly |the |first |over )*$/i.test(before);
  if (NOT_OURS.test(before) && !isThere && !/\b(?:we|i) serve\s*$/i.test(before)) return null;
  if (onlyAboutOneself && !OURS.test(before) && !isUsing) return null;
  if (isWaiting(rest)) return null;
  return (users ?? groups)?.[0] ?? '';
}

/** The number of users in a message. */
export function userFacts(text: string, amounts: readonly Amount[], options: FactOptions): Fact[] {
  const counts = withoutSummands(holdingFor(text, amounts, 'count', options.title).holding);
  const found = counts.flatMap((amount): Fact[] => {
    if (amount.currency !== null || !Number.isInteger(amount.value)) return [];
    const before = sentenceBefore(text, amount.start);
    const users = usersAfter(before, text.slice(amount.end), options.onlyAboutOneself);
    if (users === null) return [];
    const start = startOfCue(CUE, before, amount.start);
    const answer = value(amount.low ?? amount.value);
    return [{ slot: 'user_count', answer, start, end: amount.end + users.length }];
  });
  const nobody = denialIn(NO_USERS, text, options);
  return nobody && found.length === 0 ? [factAt('user_count', value(0), nobody)] : found;
}

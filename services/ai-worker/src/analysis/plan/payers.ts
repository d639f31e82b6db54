import { partsOfSpeech } from '@proofround/text/words/parts-of-speech.js';
import pluralize from 'pluralize';

import type { Claims } from '../../claims/claims.js';
import { count } from './figures.js';
import { isSomebody } from './nouns.js';

/** Those who pay today, or else use it, in the founder's words. */
export interface Payers {
  readonly number: number;
  /** "41 farms"; "41 customers", or "41 users" without revenue, where the texts give no noun. */
  readonly counted: string;
  /** "farms"; "customers" where the texts give no noun. */
  readonly many: string;
  /** "farm"; "customer". */
  readonly one: string;
  readonly isNamed: boolean;
}

const MAX_WORDS = 4;
const NO_PAYER =
  /^(?:people|times?|years?|months?|weeks?|days?|hours?|places?|portions?|boxes|things|units?|pieces|sales|orders?|percent|dollars|euros|others|ones|thousands?|engagements|bridges|files)$/;

/** The plural noun at the start of the words behind a number: "farms" of "farms with them". */
function nounIn(behind: string): string | null {
  const words = partsOfSpeech(behind).slice(0, MAX_WORDS);
  let group: string[] = [];
  let isJoined = false;
  for (const { text, pos } of words) {
    // "private and mission hospitals" are hospitals.
    if (text === 'and' || text === 'or') {
      isJoined = true;
      group = [];
      continue;
    }
    if (pos !== 'NOUN' && pos !== 'ADJ') break;
    group.push(text);
    if (pos === 'NOUN' && pluralize.isPlural(text) && !pluralize.isSingular(text)) break;
  }
  const head = group.at(-1) ?? '';
  const isNoun = /^[a-z' -]+$/.test(group.join(' ')) && pluralize.isPlural(head);
  return isNoun && !pluralize.isSingular(head) && !NO_PAYER.test(head) && isSomebody(head)
    ? isJoined
      ? head
      : group.join(' ')
    : null;
}

/** How many pay: the number in the text if it is not above the number of users, otherwise the users. */
const payingIn = ({ users, payers }: Claims): number =>
  payers && (!users || payers.value <= users.value) ? payers.value : (users?.value ?? 0);

/** The noun beside a number in the texts. */
function besideTheNumber({ statements }: Claims, number: number): string | null {
  for (const { quantities } of statements)
    for (const { kind, value, behind, mood } of quantities) {
      if (kind !== 'count' || mood === 'denied' || value !== number) continue;
      const noun = nounIn(behind);
      if (noun !== null) return noun;
    }
  return null;
}

/** Those who pay today. @param number how many of them the founder's sums confirm, if they do */
export function payersOf(claims: Claims, number: number = payingIn(claims)): Payers {
  const noun = claims.language === 'English' ? besideTheNumber(claims, number) : null;
  if (noun === null) {
    // Who pays is a customer; who only uses it is a user.
    const one = (claims.revenue?.value ?? 0) > 0 ? 'customer' : 'user';
    return {
      number,
      counted: `${count(number)} ${number === 1 ? one : `${one}s`}`,
      many: 'customers',
      one: 'customer',
      isNamed: false,
    };
  }
  const one = pluralize.singular(noun);
  const counted = `${count(number)} ${number === 1 ? one : noun}`;
  return { number, counted, many: noun, one, isNamed: true };
}

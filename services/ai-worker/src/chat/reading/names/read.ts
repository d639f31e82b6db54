import { wordCount } from '@proofround/text/words/prose.js';

import { doubt, value } from '../../slots/slot.js';
import type { FieldClaim, Situation } from '../claim.js';
import { isOrdinaryWord } from '../clauses/informative.js';
import { CORRECTING } from '../corrections/read.js';
import { calledAbroad } from './called-abroad.js';
import { nameIn } from './find.js';
import { type NameFound, NAMES_IT } from './patterns.js';

/** The name in a message, and the rest of the message. */
export interface NameRead {
  readonly name: string;
  /** The text without the name: the description, if any. */
  readonly rest: string;
  /** Whether the message states the name outright. */
  readonly sure: boolean;
  readonly claim: FieldClaim;
}

const RENAMING = /\b(?:called|named|name is|rename|call it)\b/i;

const JOINING = /^(?:&|and|of|the|for|de|del|la|le|und|y|et|e|in|on|by|to|a|an)$/i;

/**
 * Whether a name looks like one: "Props Attic", or a word that is not an everyday one. Anything
 * else ("Second attempt") is confirmed first.
 */
function looksLikeName({ name, guessed }: NameFound, text: string): boolean {
  if (guessed === true) return false;
  const words = name.split(/\s+/).filter((word) => !JOINING.test(word));
  if (words.length > 1) return words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
  return wordCount(text) === 1 || !isOrdinaryWord(name);
}

/** Whether only the name is still asked for, so that any short clause may be it. */
const isInsisted = ({ asked, attempts, known }: Situation): boolean =>
  asked?.name === 'idea_title' && (attempts > 0 || known['idea_description'] !== undefined);

/**
 * A single capitalised word is a name even if the question was for the description. After "shall I put that?"
 * it is rather a yes or no of a dialect.
 */
const isLoneName = (free: string, { asked, doubts }: Situation): boolean =>
  doubts.every(({ slot }) => slot !== asked?.name) && /^\p{Lu}[\p{L}\p{N}]*$/u.test(free.trim());

/** Reads the startup's name. `free` is the text without statements about other fields. */
export function readName(free: string, situation: Situation, correcting: boolean): NameRead | null {
  const { known, asked } = situation;
  const asksForDescription = asked?.name === 'idea_description';
  const has = known['idea_title'] !== undefined;
  const alone = asksForDescription && !has && isLoneName(free, situation);
  const wanted = asked?.name === 'idea_title' || alone;
  if (!wanted && !mayBeNamed(free, situation, correcting)) return null;
  const found = findName(free, { wanted, insisted: isInsisted(situation) });
  if (!found || /^,*$/.test(found.name)) return null;
  // If the question was for the description, only an explicit name counts.
  if (asksForDescription && !found.sure) return null;
  const outright = RENAMING.test(free) || looksLikeName(found, free);
  const sure = outright && (found.sure || (wanted && !/\s/.test(found.name)));
  const ask = `Is it called "${found.name}"? Say yes, or tell me the name.`;
  const answer = sure ? value(found.name) : doubt(found.name, ask);
  const manner = correcting || has ? 'corrected' : wanted ? 'asked' : 'volunteered';
  return { ...found, sure, claim: { slot: 'idea_title', answer, manner, start: 0, end: 0 } };
}

/** Whether a message that was not asked for the name may give one. */
function mayBeNamed(free: string, { known, phase }: Situation, correcting: boolean): boolean {
  return known['idea_title'] === undefined
    ? phase === 'interview' && known['idea_description'] === undefined
    : RENAMING.test(free) && (correcting || wordCount(free) <= 9);
}

function findName(
  free: string,
  { wanted, insisted }: { wanted: boolean; insisted: boolean },
): NameFound | null {
  const abroad = wanted ? calledAbroad(free) : null;
  if (abroad) return abroad;
  const bare = free.replace(CORRECTING, '').replace(/^[\s,.!:—-]+/, '');
  const text = wanted ? bare.replace(NAMES_IT, '') : bare;
  return nameIn(text, { asked: wanted && wordCount(free) <= 7, wanted, insisted });
}

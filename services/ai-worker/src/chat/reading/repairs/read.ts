import { wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { slotOf } from '../../slots/profile.js';
import type { Situation } from '../claim.js';
import { waitsFor } from '../declined.js';
import { isBefore, type Parsed, parseRepair } from './parse.js';
import { partQuoted, quotedIn, sharesWord } from './parts.js';
import type { Repair, RepairRead } from './repair.js';
import { exchangedFigure, replacedAnswer, restatedAnswer } from './replacing.js';
import { ends, knownSlot, slotFor, swapped } from './targets.js';

/** A longer message tells something, whatever it begins with. */
const MAX_WORDS = 45;

/** Finds one kind of repair in a message; null if the message asks for none. */
type Reader = (parsed: Parsed, situation: Situation) => Repair | null;

/** "The wrong way round", "swap the problem and the solution" */
function swapIn(parsed: Parsed, situation: Situation): Repair | null {
  if (!parsed.has('swap')) return null;
  const slots = swapped(parsed, situation);
  return slots ? { kind: 'swap', slots } : { kind: 'unfound' };
}

/** "That was the users, not the problem", "move that to the market" */
function moveIn(parsed: Parsed, situation: Situation): Repair | null {
  const places = ends(parsed);
  if (!places) return null;
  const isMoved =
    parsed.has('move') && (['move', 'into'] as const).some((role) => isBefore(role, places.to, parsed));
  const isCorrecting = parsed.has('lead') || parsed.has('wrong') || parsed.has('not');
  // "The name is wrong" moves nothing.
  if (!isMoved && !(isCorrecting && isBefore('was', places.to, parsed))) return null;
  const { known, latest } = situation;
  const denied = places.from === null ? null : knownSlot(places.from, situation);
  const from = places.from === null ? latest.find((name) => !places.to.slots.includes(name)) : denied;
  if (from == null) return { kind: 'unfound' };
  const moved = known[from];
  const to = slotFor(places.to, moved);
  return to === from || to === '' ? null : { kind: 'move', from, to, moved, left: undefined };
}

/** "Delete the market", "take that out", "scratch that" */
function removeIn(parsed: Parsed, situation: Situation): Repair | null {
  if (!parsed.has('remove') && !parsed.has('retract')) return null;
  const [field] = parsed.fields;
  const slot = field ? knownSlot(field, situation) : situation.latest[0];
  if (slot == null) return { kind: 'unfound' };
  if (!field && !parsed.has('retract') && !parsed.has('point')) return null;
  const isNeeded = slotOf(situation.profile, slot)?.required === true;
  return !field && isNeeded ? { kind: 'reopen', slot } : { kind: 'remove', slot, left: undefined };
}

/** "Hmm no, that's wrong": with one answer it is that one, else one of the last two. */
function wrongIn(parsed: Parsed, situation: Situation): Repair | null {
  if (!parsed.has('wrong') || situation.phase !== 'interview' || waitsFor(situation)) return null;
  const [field] = parsed.fields;
  if (field) {
    const slot = knownSlot(field, situation);
    return slot === null ? null : { kind: 'reopen', slot };
  }
  const [last, before] = situation.latest;
  if (last === undefined) return null;
  return before === undefined ? { kind: 'reopen', slot: last } : { kind: 'which', slots: [last, before] };
}

/** The repairs of messages whose words are all about a repair, in the order in which they are tried. */
const WHOLE: readonly Reader[] = [swapIn, moveIn, removeIn, wrongIn];

/** Asks for the change of a part: a request, an apology or a field named. */
const isRequest = ({ text, has, fields }: Parsed, { phase }: Situation): boolean =>
  phase !== 'interview' ||
  has('lead') ||
  fields.length > 0 ||
  /^\W*(?:please|pls|can|could|would|bitte|kannst|können|könnte|por favor|puede|podr|pod[ei]|peux|pouvez|puoi|può|kun|kan)/iu.test(
    text,
  );

/** "Remove the second librarian", "put the bit about cattle under the description" */
function partIn(parsed: Parsed, situation: Situation): Repair | null {
  if (!parsed.has('remove') && !parsed.has('move')) return null;
  if (!isRequest(parsed, situation)) return null;
  const found = partQuoted(quotedIn(parsed), situation);
  if (!found) return null;
  const places = parsed.has('move') ? ends(parsed) : null;
  const left = found.left === '' ? undefined : found.left;
  if (!places) return parsed.has('remove') ? { kind: 'remove', slot: found.slot, left } : null;
  const to = slotFor(places.to, found.part);
  if (to === found.slot || slotOf(situation.profile, to)?.text !== true) return null;
  const stays = STAYS.test(parsed.text) ? situation.known[found.slot] : left;
  return { kind: 'move', from: found.slot, to, moved: found.part, left: stays };
}

/** The part is wanted in both places. */
const STAYS =
  /(?<!\p{L})(?:as well|too|also|auch|aussi|también|também|anche|ook|też|också|också|také|da|тоже|також)(?!\p{L})/iu;

/** The repairs of messages that have words of their own. */
const WITH_WORDS: readonly Reader[] = [replacedAnswer, restatedAnswer, exchangedFigure, partIn];

/** A question asks the chat to do something; other questions repair nothing: "can I change it later?". */
const ASKS_YOU =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:you|we)|(?:kannst|könntest|würdest) du|(?:können|könnten|würden) sie|peux-tu|tu peux|pourrais-tu|pouvez-vous|vous pouvez|pourriez-vous|puedes?|podrías?|pode(?:ria)?s?|puoi|può|potresti|potrebbe|kun je|kunt u|kan je|możesz|czy może pan[ai]?|můžeš|můžete|kan du|можете|можешь)(?!\p{L})/iu;
const mayRepair = (text: string): boolean => !/[?？]\s*$/u.test(text) || ASKS_YOU.test(text);

function repairOf(text: string, situation: Situation): Repair | null {
  if (!mayRepair(text)) return null;
  const parsed = parseRepair(text, situation.profile);
  for (const read of parsed.whole ? WHOLE : WITH_WORDS) {
    const repair = read(parsed, situation);
    if (repair) return repair;
  }
  return null;
}

/**
 * The repair that a message asks for, as a whole or in one of its sentences; null if it has none. It changes,
 * moves, swaps or removes earlier answers (CHAT-29).
 */
export function readRepair(message: string, situation: Situation): RepairRead | null {
  if (situation.latest.length === 0 || wordCount(message) > MAX_WORDS) return null;
  const repair = repairOf(message, situation);
  if (repair) return { repair, rest: '' };
  const sentences = sentenceSpans(message).map(({ text }) => text);
  if (sentences.length < 2) return null;
  for (const [at, sentence] of sentences.entries()) {
    const found = repairOf(sentence, situation);
    // New words in a later sentence correct what the message itself says before.
    if (!found || found.kind === 'unfound' || (at > 0 && found.kind === 'replace')) continue;
    const rest = sentences.filter((_, other) => other !== at).join('');
    return { repair: found, rest: goesOn(rest, found, situation) ? '' : rest.trim() };
  }
  return null;
}

/** Whether the rest of a message only goes on about the text that changes. */
function goesOn(rest: string, repair: Repair, { known }: Situation): boolean {
  if (repair.kind !== 'remove' || repair.left === undefined) return false;
  const stored = known[repair.slot];
  return typeof stored === 'string' && sharesWord(rest, stored);
}

/** The one of two answers that the person chooses: by its name, or as the first or the second. */
export function chosenOf(message: string, slots: readonly string[], situation: Situation): string | null {
  const { fields, text } = parseRepair(message, situation.profile);
  const named = fields.flatMap((field) => field.slots.filter((slot) => slots.includes(slot)));
  const [only, ...more] = new Set(named);
  if (only !== undefined) return more.length === 0 && wordCount(message) <= MAX_CHOICE ? only : null;
  const [first, second] = slots;
  const bare = text.trim();
  if (FIRST.test(bare)) return first ?? null;
  return SECOND.test(bare) ? (second ?? null) : null;
}
const MAX_CHOICE = 6;
const FIRST =
  /^(?:the )?(?:1(?:st)?|first(?: one)?|former|(?:le |la )?premi(?:er|ère)|(?:der|die|das) erste|(?:el |la |lo )?primer[oa]?|(?:o |a )?primeir[oa]|(?:il |la )?prim[oa]|de eerste)[.!\s]*$/iu;
const SECOND =
  /^(?:the )?(?:2(?:nd)?|second(?: one)?|latter|(?:le |la )?(?:deuxième|seconde?)|(?:der|die|das) zweite|(?:el |la |lo )?segund[oa]|(?:o |a )?segund[oa]|(?:il |la )?second[oa]|de tweede)[.!\s]*$/iu;

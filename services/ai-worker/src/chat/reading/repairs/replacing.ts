import { findAmounts } from '@proofround/text/numbers/money.js';
import { trimEnds, wordCount } from '@proofround/text/words/prose.js';
import { fixTypos } from '@proofround/text/words/typos.js';

import { slotOf } from '../../slots/profile.js';
import { type Answer, type Slot, value } from '../../slots/slot.js';
import type { Situation } from '../claim.js';
import type { Parsed } from './parse.js';
import type { Repair } from './repair.js';
import { knownSlot } from './targets.js';

/** Words before the new value: "it's rather". */
const LEADING =
  /^(?:(?:it|that|this)(?:'s| is| was| should be)|rather|c'est(?: plutôt)?|plutôt|es(?: más bien)?|más bien|é(?: mais)?|è(?: piuttosto)?|es (?:ist|sind)|eher|het is|to jest|det är)(?![\p{L}'])[\s,:]*/iu;
/** More words say something and are no figure. */
const MAX_FIGURE_WORDS = 6;

/** Points at the answer before its new words: "the last one: …". */
const POINTING =
  /^(?:the |my )?(?:last|previous|latest)(?: (?:one|answer|thing|bit|part|sentence))?\s*[:,–—-]\s*|^(?:it|that)\s*:\s*/iu;

/** The new words: behind the words that mark the correction, and behind the field that it names. */
function contentOf({ text, words, fields, contentFrom }: Parsed): string {
  const marks = words.filter(({ role }) => role === 'retract' || role === 'meant');
  const from = Math.max(
    0,
    ...[...marks, ...fields].filter(({ end }) => end <= contentFrom).map(({ end }) => end),
    text.slice(0, contentFrom).lastIndexOf(':') + 1,
  );
  const content = text
    .slice(from)
    .replace(/^[\s,.;:!?…–—-]+/u, '')
    .replace(POINTING, '');
  return content.replace(LEADING, '').trim() || content.trim();
}

const isFigure = (content: string): boolean =>
  wordCount(content) <= MAX_FIGURE_WORDS && findAmounts(fixTypos(content)).some(({ weak }) => !weak);

function readFor(slot: Slot, content: string, { context }: Situation): Answer | null {
  const answer = slot.read(slot.text ? content : fixTypos(content), context);
  if (answer.kind === 'value' || answer.kind === 'doubt') return answer;
  // A text may become shorter than a first answer may be.
  return slot.text && answer.kind === 'unclear' && wordCount(content) > 0 ? value(trimEnds(content)) : null;
}

/** The stored answer that the new words replace: the named one, else the latest one of their kind. */
function slotReplaced(parsed: Parsed, content: string, situation: Situation): Slot | null {
  const { fields, contentFrom } = parsed;
  const { known, latest, profile } = situation;
  const before = fields.find(({ end }) => end <= contentFrom);
  if (before) {
    const named = knownSlot(before, situation);
    return named === null ? null : (slotOf(profile, named) ?? null);
  }
  const figure = isFigure(content);
  // A figure with more words is about one of several fields.
  if (!figure && /^\D{0,4}\d/.test(content)) return null;
  const name = figure ? latest.find((slot) => typeof known[slot] === 'number') : latest[0];
  const slot = name === undefined ? undefined : slotOf(profile, name);
  return slot && (figure || typeof known[slot.name] !== 'number') ? slot : null;
}

/** "Scratch that. We forecast per dish", "no wait, I meant the sister": new words for an earlier answer. */
export function replacedAnswer(parsed: Parsed, situation: Situation): Repair | null {
  const { words, contentFrom } = parsed;
  const isMarked = words.some(
    ({ role, end }) => (role === 'retract' || role === 'meant') && end <= contentFrom,
  );
  const content = contentOf(parsed);
  if (!isMarked || content === '') return null;
  const slot = slotReplaced(parsed, content, situation);
  if (!slot) return null;
  const { asked, context, known } = situation;
  // Words that fit the open question and not the kind of the latest answer are the answer.
  const isAnswer = asked !== null && !asked.text && known[asked.name] === undefined && !isFigure(content);
  if (isAnswer && asked.read(fixTypos(content), context).kind === 'value') return null;
  const answer = readFor(slot, content, situation);
  return answer && { kind: 'replace', slot: slot.name, answer };
}

/** Before the figure that holds at last: "so call it 3,300". */
const CONCLUDES =
  /(?:^|[\s,;])(?:so |then |let's |better |please )*(?:call (?:it|that)|make (?:it|that)|put|say|write|also|sagen wir|disons|digamos|diciamo|zeg)\s+(?<now>[^,;.]*\d[^;]*)$/iu;

/** "Sorry, that was Australian, so call it 3,300": the latest figure, restated behind its fault. */
export function restatedAnswer(parsed: Parsed, situation: Situation): Repair | null {
  const isMarked = ['lead', 'wrong'] as const;
  if (!isMarked.some((role) => parsed.has(role)) || !parsed.has('was')) return null;
  const now = CONCLUDES.exec(parsed.text.trim().replace(/[.!]+$/, ''))?.groups?.['now'];
  const name = situation.latest.find((slot) => typeof situation.known[slot] === 'number');
  const slot = name === undefined ? undefined : slotOf(situation.profile, name);
  // Only the latest answer is meant by "that".
  if (now === undefined || !slot || situation.latest[0] !== name) return null;
  const answer = readFor(slot, now, situation);
  return answer && { kind: 'replace', slot: slot.name, answer };
}

/** "Put 300k down as 350k", "cambia 300 por 350": two figures, of which one is stored. */
export function exchangedFigure(parsed: Parsed, situation: Situation): Repair | null {
  const { text, rest } = parsed;
  const amounts = findAmounts(text);
  const [first, second, ...more] = amounts;
  if (!first || !second || more.length > 0 || !(parsed.has('move') || parsed.has('meant'))) return null;
  const others = amounts.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
    rest,
  );
  if (/\p{L}/u.test(others)) return null;
  const { known, latest, profile } = situation;
  const name = latest.find((slot) => known[slot] === first.value);
  const slot = name === undefined ? undefined : slotOf(profile, name);
  const answer = slot ? readFor(slot, text.slice(second.start, second.end), situation) : null;
  return slot && answer ? { kind: 'replace', slot: slot.name, answer } : null;
}

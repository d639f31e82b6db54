import { wordCount } from '@proofround/text/words/prose.js';

import { type Act, actOf } from './acts/read.js';
import { type Verdict, verdictIn } from './acts/verdict.js';
import { type DialogueAct, NO_READING, type Reading, type Situation } from './claim.js';
import { readFieldClaims } from './claims.js';
import { mayInform } from './clauses/informative.js';
import { withoutAddress, withoutSmallTalk } from './clauses/small-talk.js';
import { readContent } from './content.js';
import { readComplaint } from './corrections/complaints.js';
import { answerAfterRefusal, awaitsVerdict, declinedIn } from './declined.js';
import { legible } from './legible.js';
import { asksAgain, splitQuestion } from './questions/read.js';
import { chosenOf, readRepair } from './repairs/read.js';
import { dictatedIn } from './statements/dictated.js';
import { ruledOutIn } from './statements/ruled-out.js';

/** What an act of words about the conversation does in it. */
const OF_ACT: Readonly<Record<Act, DialogueAct>> = {
  yes: 'answer',
  ok: 'answer',
  no: 'answer',
  none: 'refusal',
  skip: 'refusal',
  unknown: 'refusal',
  finish: 'refusal',
  back: 'correction',
  restart: 'correction',
  summary: 'question',
  greeting: 'aside',
  thanks: 'aside',
  hesitates: 'aside',
  nonsense: 'aside',
};

/** What a message does, by what was read in it. Facts count before a question beside them. */
function dialogueOf({ act, topic, claims, repair, wrong }: Reading): DialogueAct {
  if (repair !== null || wrong !== null) return 'correction';
  if (claims.some(({ manner }) => manner === 'corrected' || manner === 'denied')) return 'correction';
  if (claims.length > 0) return 'answer';
  if (topic !== null) return 'question';
  return act === null ? 'answer' : OF_ACT[act];
}

type Reader = (text: string, situation: Situation) => Reading | null;

/**
 * The readers of a message, each for one kind of act, in the order in which they are tried. The first that
 * finds its act decides; the last one takes every message.
 */
const READERS: readonly Reader[] = [
  readChoice,
  readRepairing,
  readComplaining,
  readAct,
  readAwaited,
  (text) => (asksAgain(text) ? { ...NO_READING, topic: 'explain' } : null),
  readContent,
];

/** Turns a message into its act, its question and its claims. Every message is read here, once. */
export function readMessage(message: string, situation: Situation): Reading {
  const reading = dictatedIn(message, situation) ?? readFirst(withoutAddress(legible(message)), situation);
  return { ...reading, dialogue: dialogueOf(reading), ruledOut: ruledOutIn(legible(message), situation) };
}

function readFirst(text: string, situation: Situation): Reading {
  for (const read of READERS) {
    const reading = read(text, situation);
    if (reading) return reading;
  }
  return NO_READING;
}

/** Numbers with small words: "3", "number 2 please", "la 3", "1 and 4". */
const CHOSEN =
  /^(?:(?:number|no|nr|option|the|la|el|le|il|lo|de|die|das|nummer|numéro|número|numero|opción|opção|opzione|номер)\.?\s*)*#?\d{1,2}(?:(?:\s*[,;+&]\s*|\s+(?:and|y|et|und|e|en|och|og|i|a|и)\s+)#?\d{1,2})*[.)!\s]*(?:(?:please|bitte|por favor|s'il vous plaît|svp|pls)[.!\s]*)?$/iu;

/** Reads the numbers of the answers that the chat has listed. */
function readChoice(text: string, { asked, choosing, context }: Situation): Reading | null {
  const choices = asked?.choices ?? [];
  if (!asked || !choosing || !CHOSEN.test(text.trim())) return null;
  const chosen = (text.match(/\d+/g) ?? []).flatMap((number) => choices[Number(number) - 1] ?? []);
  if (chosen.length === 0) return null;
  const answer = asked.read(chosen.join(', '), context);
  return { ...NO_READING, claims: [{ slot: asked.name, answer, manner: 'asked', start: 0, end: 0 }] };
}

/** Reads a message that changes, moves, swaps or removes an earlier answer; null if it does not. */
function readRepairing(text: string, situation: Situation): Reading | null {
  const { which } = situation;
  const chosen = which.length > 0 ? chosenOf(text, which, situation) : null;
  if (chosen !== null) return { ...NO_READING, repair: { kind: 'reopen', slot: chosen } };
  const found = readRepair(text, situation);
  if (!found) return null;
  const { repair, rest } = found;
  const isMore = /\p{L}{2}|\d/u.test(rest) && actOf(rest) === null;
  return isMore ? { ...readContent(rest, situation), act: null, repair } : { ...NO_READING, repair };
}

/** Reads a message of words about the conversation, or a refusal of the question. */
function readAct(text: string, situation: Situation): Reading | null {
  const act = actOf(text) ?? declinedIn(text, situation);
  const answer = act === 'skip' ? answerAfterRefusal(text, situation) : null;
  if (answer !== null) return readContent(answer, situation);
  return act === null ? null : { ...NO_READING, act };
}

/** Reads the answer to a question for a yes or no. */
function readAwaited(text: string, situation: Situation): Reading | null {
  const verdict = awaitsVerdict(situation) ? verdictIn(text) : null;
  return verdict && readVerdict(text, verdict, situation);
}

/** Reads a message with a complaint about a stored or suggested value; null if it has none. */
function readComplaining(text: string, situation: Situation): Reading | null {
  const complaint = readComplaint(text, situation);
  if (!complaint) return null;
  const { claims, wrong, rest } = complaint;
  if (/\p{L}{2}|\d/u.test(rest) && actOf(rest) === null) {
    const read = readContent(rest, situation);
    return { ...read, claims: [...claims, ...read.claims], wrong: wrong ?? read.wrong };
  }
  const denies = claims.length === 0 && wrong === null && awaitsVerdict(situation);
  return { ...NO_READING, act: denies ? 'no' : null, claims, wrong };
}

/** A comment on the suggestion itself: "that's not in the paper", "read it again". */
const COMMENT =
  /^(?:please )?(?:(?:that|this|it|there)(?:'s| is| was| would| isn't| wasn't)[^.]*(?:\bnot\b|n't\b|\bwrong\b|\bright\b|\bincorrect\b)[^.]*|(?:read|look|check|listen|pay|see|try|think|go)\b[^.]{0,40})[.!]*$/i;

/** More words after a yes are more than a remark on it: "Exactly, you understood me". */
const MAX_REMARK = 4;

/** Whether a few words after the yes to an offered description only comment on it. */
const isRemarkOn = (rest: string, { asked }: Situation): boolean =>
  asked?.name === 'idea_description' &&
  wordCount(rest) <= MAX_REMARK &&
  !/[\d\p{Lu}]/u.test(rest) &&
  !mayInform(rest);

/** Reads a message that starts with the expected yes or no. */
function readVerdict(text: string, { says, rest }: Verdict, situation: Situation): Reading {
  const { topic, rest: otherText } = splitQuestion(rest);
  const isRemark = says === 'yes' && isRemarkOn(rest, situation);
  const relevantText =
    isRemark || COMMENT.test(rest) || actOf(rest) !== null
      ? ''
      : withoutSmallTalk(topic === null ? rest : otherText);
  // At the summary "no, 3,000" corrects the latest value.
  const corrects = says === 'no' && situation.asked === null && relevantText !== '';
  const read = readFieldClaims(
    corrects ? text : relevantText,
    says === 'yes' ? withoutQuestion(situation) : situation,
    true,
  );
  if (read.claims.some(({ answer }) => answer.kind !== 'unclear') || read.wrong !== null)
    return { ...NO_READING, topic, lead: says, ...read };
  return { ...NO_READING, act: says, topic };
}

const withoutQuestion = (situation: Situation): Situation => ({ ...situation, asked: null });

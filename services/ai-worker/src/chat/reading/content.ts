import { isForeign } from '@proofround/text/languages/foreign.js';
import { isNonsense, stripGreeting, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { actOf, actOfAll } from './acts/read.js';
import { NO_READING, type Reading, type Situation } from './claim.js';
import { readFieldClaims } from './claims.js';
import { isAside, mayInform } from './clauses/informative.js';
import { withoutSmallTalk } from './clauses/small-talk.js';
import { FIGURE_SLOTS } from './corrections/read.js';
import { blankOut } from './facts/fact.js';
import { splitQuestion } from './questions/read.js';
import { reservedReports, withoutHearsay } from './statements/reported.js';

/** Reads a message that is more than an act, an answer to a yes-or-no question or a wish to hear it again. */
export function readContent(text: string, situation: Situation): Reading {
  const asksForText = situation.asked?.text === true;
  const { topic, rest } = splitQuestion(text);
  const bare = stripGreeting(topic === null ? text : onlyAsks(rest, situation) ? '' : rest);
  const { text: content, isReserved } = withoutReports(withoutSmallTalk(bare), situation);
  if (content === '' && isReserved) return { ...NO_READING, topic, hints: [UNSURE] };
  if (content === '' || isNonsense(content))
    return { ...NO_READING, topic, act: topic === null ? 'nonsense' : null };
  const parts = sentenceSpans(content).map(({ text: part }) => part);
  const contentAct = content === text && parts.length === 1 ? null : actOfParts(parts, asksForText);
  if (contentAct !== null) return { ...NO_READING, act: contentAct, topic };
  // A remark beside a question is not an answer: "My sister bakes. Do you?"
  const informs = (part: string) =>
    (mayInform(part) && !isShortForeign(part)) || namesCompanies(part, situation);
  if (topic !== null && asksForText && !parts.some(informs)) return { ...NO_READING, topic };
  return { ...NO_READING, topic, ...readFieldClaims(content, situation, topic !== null) };
}

/** A few words of another language beside a question to the interviewer: "Me hace gracia nomás, seguí." */
const isShortForeign = (part: string): boolean =>
  wordCount(part) <= MAX_FOREIGN_REMARK &&
  !/[\d\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(part) &&
  isForeign(part);
const MAX_FOREIGN_REMARK = 5;

/** Names inside a sentence answer the question for the companies: "The live ones? Pallet Pals and Quorn." */
const namesCompanies = (sentence: string, { asked }: Situation): boolean =>
  asked?.name === 'current_companies' && /\S\s+\p{Lu}\p{L}+/u.test(sentence.trim());

const UNSURE = 'I leave that open until you are sure yourself; a rough answer of your own is enough.';

/** An answer that asks for a value, without another's view that the person does not share. */
function withoutReports(text: string, { asked }: Situation): { text: string; isReserved: boolean } {
  const reports = asked?.text === true ? [] : reservedReports(text);
  const own = blankOut(text, reports, ' ').trim();
  const asksForFigure = asked !== null && FIGURE_SLOTS.has(asked.name);
  return { text: asksForFigure ? withoutHearsay(own) : own, isReserved: reports.length > 0 };
}

/** The act of the sentences that the person means themselves. */
function actOfParts(parts: readonly string[], asksForText: boolean): Reading['act'] {
  const [only = ''] = parts;
  if (parts.length === 1) return actOf(only);
  return actOfAll(
    parts.filter((part, at) =>
      actOf(part) === null
        ? !asksForText || !isAside(part)
        : // In "Did I say? No." the person answers their own question.
          !parts[at - 1]?.trim().endsWith('?'),
    ),
  );
}

/** The slots whose answer is one of a few words, so that a guess is recognised: "What is it? Joinery?" */
const CHOICES: ReadonlySet<string> = new Set(['sector', 'stage']);

/** A further question belongs to the first one: "In plain words?" */
function onlyAsks(rest: string, { asked, context }: Situation): boolean {
  const isGuess = asked !== null && CHOICES.has(asked.name) && asked.read(rest, context).kind === 'value';
  return !isGuess && sentenceSpans(rest).every(({ text }) => text.trim().endsWith('?'));
}

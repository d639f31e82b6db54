import { findAmounts } from '@proofround/text/numbers/money.js';
import { wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { profileOf, slotOf } from '../../slots/profile.js';
import { none, type Slot } from '../../slots/slot.js';
import { actOf } from '../acts/read.js';
import { checkClaims } from '../answers.js';
import type { FieldClaim, Situation } from '../claim.js';
import { profileFacts } from '../facts/read.js';
import { type FieldStatement, statementsIn } from './patterns.js';

interface StatementsRead {
  readonly claims: FieldClaim[];
  readonly spans: readonly { start: number; end: number }[];
  readonly wrong: string | null;
  readonly hints: string[];
}

export function readStatements(text: string, situation: Situation): StatementsRead {
  const { phase, profile, asked } = situation;
  const open = phase === 'interview' && asked?.text === true;
  const claims: FieldClaim[] = [];
  const spans: FieldStatement[] = [];
  const hints: string[] = [];
  let wrong: string | null = null;
  const several = sentenceSpans(text).length > 1;
  for (const statement of statementsIn(text, profile, { bare: !open })) {
    const slot = profileOf(profile).slots.find(({ name }) => name === statement.slot);
    if (!slot) continue;
    // "My name is Bettina" names a person.
    if (
      slot.name === 'idea_title' &&
      /\bmy name\b/i.test(text.slice(Math.max(0, statement.start - 3), statement.end))
    )
      continue;
    const at = { slot: slot.name, start: statement.start, end: statement.end };
    if (statement.kind === 'clear') claims.push({ ...at, answer: none(), manner: 'denied' });
    else if (statement.kind === 'wrong') wrong = slot.name;
    else {
      const read = claimsOfStatement(statement, slot, { ...situation, open, several });
      if (read === null) continue;
      if (typeof read === 'string') {
        hints.push(read);
        wrong = slot.name;
      } else
        claims.push(...read, ...(slot.name === 'funding_ask' ? usageBeside(text, statement, situation) : []));
    }
    spans.push(statement);
  }
  return { claims, spans, wrong, hints };
}

/** The use of the money in the same line as the ask: "Ask: $400,000 for tooling, two hires and a van". */
function usageBeside(
  text: string,
  { label, start, end }: FieldStatement,
  situation: Situation,
): FieldClaim[] {
  if (!label || situation.known['funding_usage'] !== undefined) return [];
  const [line = ''] = text
    .slice(start)
    .replace(/^[^:=]*[:=]/, 'We are raising')
    .split('\n');
  return profileFacts(line, situation, { onlyAboutOneself: false, title: null })
    .filter(({ slot }) => slot === 'funding_usage')
    .map(({ slot, answer }) => ({ slot, answer, manner: 'labelled', start, end }));
}

type StatementSituation = Situation & { readonly open: boolean; readonly several: boolean };

/** The claims of a statement; a hint for an unusable value; null if the field's name is there by chance. */
function claimsOfStatement(
  statement: FieldStatement,
  slot: Slot,
  situation: StatementSituation,
): FieldClaim[] | string | null {
  const { explicit, label, text, start, end } = statement;
  const nothing = noneOf(statement, slot);
  if (nothing) return [nothing];
  const given = slot.read(text, situation.context);
  const described = slotOf(situation.profile, 'idea_description');
  const isDescription = given.kind === 'unclear' || wordCount(text) > 6;
  // "Product: a drill that cools itself" is a description, not a name.
  if (slot.name === 'idea_title' && label && !explicit && described && isDescription)
    return labelledDescription(statement, described, situation);
  if (given.kind === 'unclear') {
    const isByChance = !explicit && (!label || situation.open);
    return isByChance || text.endsWith('?') || /^(?:it|that)\b/i.test(text) ? null : given.hint;
  }
  if (isReadLater(statement, slot, situation)) return null;
  const isRange = slot.name.startsWith('check_size') && findAmounts(text).some(({ low }) => low !== null);
  if (isRange)
    return checkClaims(text, { ...situation, asked: slot }).map((claim) => ({
      ...claim,
      manner: 'corrected',
    }));
  return [
    { slot: slot.name, answer: given, manner: label && !explicit ? 'labelled' : 'corrected', start, end },
  ];
}

/** The claim of a label with "none" behind it: "current companies: none". */
function noneOf(
  { explicit, label, text, start, end }: FieldStatement,
  { name, noneMeans }: Slot,
): FieldClaim | null {
  if ((!label && !explicit) || noneMeans === null || actOf(text) !== 'none') return null;
  return { slot: name, answer: noneMeans, manner: 'corrected', start, end };
}

function labelledDescription(
  { text, start, end }: FieldStatement,
  slot: Slot,
  { known, context }: StatementSituation,
): FieldClaim[] | null {
  const answer = slot.read(text, context);
  if (known[slot.name] !== undefined || answer.kind !== 'value') return null;
  return [{ slot: slot.name, answer, manner: 'labelled', start, end }];
}

/** A longer value of a field with one figure or choice is prose. */
const MAX_WORDS_OF_FIGURE = 4;

/** Whether the sentence is no statement: the answer to the open question is read as a whole. */
function isReadLater(
  { explicit, label, text }: FieldStatement,
  slot: Slot,
  { asked, known, open, several }: StatementSituation,
): boolean {
  const isAsked = slot === asked;
  if (isAsked && slot.text && !explicit && several) return true;
  if (explicit) return false;
  // "In short: a scan and a printed pipe" introduces the answer to an open question.
  if (label && open && !isAsked && slot.text && known[slot.name] !== undefined) return true;
  if (label) return false;
  if (isAsked && slot.text) return true;
  // "The monthly revenue is 0" is no problem; "our market is shrinking since 2019" may be one.
  if (known[slot.name] !== undefined && !isAsked && open)
    return slot.text || wordCount(text) > MAX_WORDS_OF_FIGURE;
  return slot.text && slot.name !== 'current_companies' && wordCount(text) < 2;
}

import type { Claims } from '../../../claims/claims.js';
import type { Sign } from '../sign.js';
import { DEPENDENCE_QUESTIONS } from './dependence.js';
import { LAW } from './law.js';
import { MARKET_QUESTIONS } from './market.js';
import { MONEY_QUESTIONS } from './money.js';
import type { Question } from './question.js';
import { RIVALS } from './rivals.js';
import { WORK } from './work.js';

/** The questions, the most telling first. */
export const QUESTIONS: readonly Question[] = [
  ...DEPENDENCE_QUESTIONS,
  ...MONEY_QUESTIONS,
  ...LAW,
  ...RIVALS,
  ...MARKET_QUESTIONS,
  ...WORK,
];

/** The most questions; a longer list is not read. */
const MAX_QUESTIONS = 4;
/** The most questions on one subject: law, rivals, money. */
const MAX_ON_SUBJECT = 2;

const subjectOf = (code: string) => code.split('.')[1] ?? code;

/**
 * The questions that the founder's sentences carry. A sentence is quoted once, and a subject that
 * another sign covers is not asked about again.
 */
export function questionsIn(claims: Claims, others: readonly Sign[]): Sign[] {
  const found: Sign[] = [];
  const isQuoted = (sign: Sign) =>
    others.concat(found).some(({ statement, isWhole }) => !isWhole && statement === sign.statement);
  for (const { code, covers, read } of QUESTIONS) {
    const asked = found.length < MAX_QUESTIONS ? read(claims) : null;
    if (asked === null) continue;
    const { concern, statement, isQuoted: quotes } = asked;
    const sign: Sign = {
      code: `ask.${code}`,
      concern,
      isWhole: !quotes,
      statement,
      at: { start: 0, end: statement.quote.length },
      task: null,
    };
    const isCovered = others
      .concat(found)
      .some((other) => other.code === sign.code || covers?.test(other.code));
    const onSubject = found.filter((other) => subjectOf(other.code) === subjectOf(sign.code)).length;
    if (!isCovered && onSubject < MAX_ON_SUBJECT && !(quotes && isQuoted(sign))) found.push(sign);
  }
  return found;
}

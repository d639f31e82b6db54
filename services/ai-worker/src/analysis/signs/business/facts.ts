import type { Claims } from '../../../claims/claims.js';
import { isOfProblem, isOfRivals, type Statement } from '../../../claims/statement.js';
import { earningIn } from '../../plan/earning.js';
import { hints } from '../../rubric/hints.js';

const FEW_SOLD = 100;
const ABOUT_PRODUCT = /^(?:idea_description|solution_statement|target_market)$/;

/** Whether a sentence about the product has one of the words. */
export const says =
  (words: RegExp) =>
  ({ statements }: Claims): boolean =>
    statements.some(
      ({ field, text, isDenied }) => !isDenied && ABOUT_PRODUCT.test(field) && words.test(text),
    );

/** Nothing comes in, by the field and by the texts. */
export const unsold = (claims: Claims): boolean => {
  const { revenue, payers, facts } = claims;
  const isEarly = facts.stage === 'idea' || facts.stage === 'mvp';
  return revenue === null && payers === null && (isEarly || !hints.income(claims));
};

export const isSold = ({ revenue }: Claims): boolean => revenue !== null;

/** Nothing is sold, and hardly anybody uses it. */
export const unordered = (claims: Claims): boolean => unsold(claims) && few(claims);

export const few = ({ users }: Claims): boolean => users === null || users.value < FEW_SOLD;

export const paysEachMonth = (claims: Claims): boolean =>
  isSold(claims) && earningIn(claims)?.form === 'term';

/** The product is for children, or used by them. */
const CHILDREN =
  /\b(?:kids?|child|children|pupils?|toddlers?|babies|teens?|kinder\w*|schuler\w*|enfants?|eleves?|ninos?|alumnos?|criancas?|alunos?|bambin[ioe]|kinderen|dzieci\w*|cocuk\w*|anak)\b|дет[еи]|طفال|बच्च|子供|孩子/u;
export const isForChildren = ({ statements }: Claims): boolean =>
  statements.some(({ field, text }) => field !== 'team_background' && CHILDREN.test(text));

/** A price in such a sentence may be another maker's. */
const OF_ANOTHER =
  /\b(?:there (?:is|are)|competitors?|rivals?|others?|il y a|hay|es gibt|c'e|ci sono|ha outr\w+)\b/;

/** The sentence with the price. */
export const atPrice = (claims: Claims): Statement | null => {
  const earning = earningIn(claims);
  if (earning === null || earning.form === 'share') return null;
  const { statement } = earning;
  const isOfAnother =
    OF_ANOTHER.test(statement.text) || isOfRivals(statement) || statement.is('alternatives');
  return isOfAnother || isOfProblem(statement) ? null : statement;
};

/** The sentence with the share that the startup keeps. */
export const atShare = (claims: Claims): Statement | null => {
  const earning = earningIn(claims);
  return earning?.form === 'share' ? earning.statement : null;
};

export const keepsShare = (claims: Claims): boolean => atShare(claims) !== null;

import { isOwn } from '../../claims/owner.js';
import { isNoRevenue } from '../../claims/revenue.js';
import type { Statement } from '../../claims/statement.js';
import { statesFigure } from './rungs.js';

/** Says only where a figure comes from: "The number is from a trial of 2019", "Source: the census". */
const ONLY_SOURCE =
  /^(?:(?:the|this|these|that|those|both|all|our|der|die|das|le|la|les|el|los|las|il|o|a|os|as|het|de) )?(?:(?:first|second|last|above|market|problem) )?(?:figures?|numbers?|estimates?|counts?|statistics?|percentages?|data|sources?|quelle|zahl(?:en)?|chiffres?|cifras?|numeros?|dati|cijfers?)\b[^,;]{0,30}?(?:\b(?:is|are|was|were|comes?|came|stems?|based|taken|ist|sind|stammt|stammen|vient|viennent|proviene[n]?|son|vem|sao|viene|vengono|komt|komen)\b|:)/;
/** Fields about others or about plans. What they measure or use is not the product. */
const OF_OTHERS = /^(?:problem_statement|target_market|funding_usage|team_background)$/;
/** Names the startup as the one who did it, or its product as what was used. */
const OURS =
  /\b(?:we|us|our|ours|i|my|mine|wir|uns\w*|ich|nous|notre|nos|nosotros|nuestr\w+|noi|nostr\w+|nosso|nossa|wij|onze)\b/;

/** Whether a sentence only names the source of a figure. */
export const isSource = ({ text }: Statement): boolean => ONLY_SOURCE.test(text);

/** Whether what a sentence measures or shows can be the startup's own product or doing (SCORE-44). */
export const isOfOwnProduct = (statement: Statement): boolean =>
  !isSource(statement) &&
  !statement.isOnlyAboutOthers &&
  (!OF_OTHERS.test(statement.field) || OURS.test(statement.text));

/** Whether a sentence reports a result of the startup's own product in figures. */
export const isOwnResult = (statement: Statement): boolean =>
  statesFigure(statement) && !statement.isDenied && isOfOwnProduct(statement);

/** Whether a sentence counts people whom the startup has spoken to. A plan for money counts none. */
export const countsPeople = (statement: Statement): boolean =>
  statement.field !== 'funding_usage' &&
  statesFigure(statement) &&
  !statement.isDenied &&
  statement.quantities.some(({ kind }) => kind === 'count' || kind === 'percent');

/** Whether the money of a sentence may be the startup's income; what customers get back or pay out is theirs. */
export function mayBeIncome({ quantities }: Statement): boolean {
  const sums = quantities.filter(({ kind }) => kind === 'money');
  return sums.length === 0 || sums.some((sum) => isOwn(sum.owner) && !isNoRevenue(sum));
}

import type { Statement } from '../../../claims/statement.js';
import { contradiction, none, type Rule } from './rule.js';

/** What a company has or has not, whatever its trade. Words of one group mean the same. */
const THINGS: readonly (readonly [name: string, words: string])[] = [
  ['employees', 'employees?|staff|engineers?|developers?|salespe(?:ople|rson)|sales team|workers'],
  ['a workshop or factory', 'workshop|factory|plant|production line'],
  ['a laboratory', 'lab(?:oratory)?'],
  ['a warehouse', 'warehouse'],
  ['a patent', 'patents?'],
];
const NUMBER = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen|twelve)';
/** Other words may limit a denial: "no employees in Spain", "no warehouse yet of this size". */
const ENDED = String.raw`(?=\s*(?:[.,;:!?()–—]|$|and\b|or\b|but\b))`;
/** Words about another time or about others. */
const ELSEWHERE =
  /\b(?:until|before|when|if|used to|at first|will|would|plan|hire|hiring|after|once|they|their|rivals?|competitors?|customers?|clients?|farmers?|partners?)\b/;

/** Whether the startup says that it has the thing. */
const has = (words: string): RegExp =>
  new RegExp(
    String.raw`\b(?:our own (?:\w+ )?(?:${words})|our ${NUMBER} (?:\w+ )?(?:${words})|we (?:have|own|run|operate|employ) (?:${NUMBER}|our own|an?) (?:\w+ )?(?:${words}))\b`,
  );
/** Whether it says that it does not. */
const lacks = (words: string): RegExp =>
  new RegExp(
    String.raw`\b(?:(?:we|i) (?:have never had|never had|do not have|don't have|have no|own no|employ no)|with no|without|no) (?:an? |any |our own )?(?:${words})${ENDED}`,
  );

const isOfNow = ({ text, field }: Statement): boolean =>
  !ELSEWHERE.test(text) && field !== 'funding_usage' && field !== 'problem_statement';

/** The text states that the startup has something, and elsewhere that it does not. */
export const ownedAgainstDenied: Rule = ({ statements }) => {
  const own = statements.filter(isOfNow);
  return THINGS.flatMap(([name, words]) => {
    const stated = own.find(({ text }) => has(words).test(text));
    const denied = own.find((statement) => statement !== stated && lacks(words).test(statement.text));
    if (!stated || !denied) return none;
    return contradiction(`You write that you have ${name}, and that you have none.`, denied);
  });
};

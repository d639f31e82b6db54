import type { Claims } from '../../claims/claims.js';
import { admissionsIn } from './admissions/find.js';
import { questionsIn } from './questions/index.js';
import type { Sign } from './sign.js';
import { questionsOfTrade } from './trade.js';

/** The signs in the claims: the founder's admissions, questions on the business, then on the trade. */
export function signsIn(claims: Claims): Sign[] {
  const admissions = admissionsIn(claims);
  const questions = questionsIn(claims, admissions);
  const asksLaw = questions.some(({ code }) => code.startsWith('ask.law.'));
  const asksRivals = questions.some(({ code }) => code === 'ask.rivals.mentioned');
  const tellsCost = admissions.some(({ code }) => code === 'open.unit-cost');
  const ofTrade = questionsOfTrade(claims).filter(
    ({ code }) =>
      !(tellsCost && code.endsWith('.cost')) &&
      !(asksLaw && code.endsWith('.law')) &&
      !(asksRivals && code.endsWith('.rivals')),
  );
  return [...admissions, ...questions, ...ofTrade];
}

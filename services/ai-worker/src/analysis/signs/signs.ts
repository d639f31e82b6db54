import type { Claims } from '../../claims/claims.js';
import { admissionsIn } from './admissions/find.js';
import { doubtsIn } from './business/index.js';
import { questionsIn } from './questions/index.js';
import type { Sign } from './sign.js';
import { questionsOfTrade } from './trade.js';

/** The signs in the claims: the founder's admissions, questions on the business, then on the trade. */
export function signsIn(claims: Claims): Sign[] {
  const admissions = admissionsIn(claims);
  const topics = questionsOfTrade(claims);
  const questions = questionsIn(claims, [...admissions, ...topics]);
  const asksRivals = questions.some(({ code }) => code === 'ask.rivals.mentioned');
  const tellsCost = admissions.some(({ code }) => code === 'open.unit-cost');
  const ofTrade = topics.filter(
    ({ code }) => !(tellsCost && code.endsWith('.cost')) && !(asksRivals && code.endsWith('.rivals')),
  );
  const signs = [...admissions, ...questions, ...ofTrade];
  return [...signs, ...doubtsIn(claims, signs)];
}

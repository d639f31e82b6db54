import type { Claims } from '../../claims/claims.js';
import { admissionsIn } from './admissions/find.js';
import type { Sign } from './sign.js';
import { questionsOfTrade } from './trade.js';

/** The signs in the claims: the founder's admissions, then the questions of the trade. */
export function signsIn(claims: Claims): Sign[] {
  const admissions = admissionsIn(claims);
  const tellsCost = admissions.some(({ code }) => code === 'open.unit-cost');
  const ofTrade = questionsOfTrade(claims);
  return [...admissions, ...ofTrade.filter(({ code }) => !tellsCost || !code.endsWith('.cost'))];
}

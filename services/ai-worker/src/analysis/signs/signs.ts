import type { Claims } from '../../claims/claims.js';
import { admissionsIn } from './admissions/find.js';
import { doubtsIn } from './business/index.js';
import { questionsIn } from './questions/index.js';
import type { Sign } from './sign.js';

/** The signs in the claims: the founder's admissions, questions on the business, then doubts of its kind. */
export function signsIn(claims: Claims): Sign[] {
  const admissions = admissionsIn(claims);
  const signs = [...admissions, ...questionsIn(claims, admissions)];
  return [...signs, ...doubtsIn(claims, signs)];
}

import type { Claims } from '../../claims/claims.js';
import { admissionsIn } from './admissions/find.js';
import { usualQuestionsIn } from './business/index.js';
import { questionsIn } from './questions/index.js';
import type { Sign } from './sign.js';

/** The signs in the claims: admissions, questions on the founder's sentences, then the usual questions. */
export function signsIn(claims: Claims): Sign[] {
  const admissions = admissionsIn(claims);
  const signs = [...admissions, ...questionsIn(claims, admissions)];
  return [...signs, ...usualQuestionsIn(claims, signs)];
}

import { errorText, statusOf } from '../../api/errors';
import { detailOr, type Failure, type Problems } from '../../forms/use-submission';

/** The refusals of a code. The sentences module is not imported, because it would add all of them to the page. */
const ABOUT_CODE = new Set([
  'The code is not correct',
  'Please enter a code of your authenticator app to confirm this',
]);

/** The problem at the code if the refusal is about that, otherwise at the password. */
export function refusal(error: unknown, passwordField: string, text: string): Problems {
  const detail = errorText(error, text);
  return new Map([[ABOUT_CODE.has(detail) ? 'code' : passwordField, detail]]);
}

/** Like `refusedAt`, for a form with a password and, while the second factor is on, a code. */
export const refusedAtPasswordOrCode =
  (passwordField: string, text: string): Failure =>
  (error) =>
    statusOf(error) === 403 ? refusal(error, passwordField, text) : detailOr(text)(error);

import { DomainError, newPassword } from '@proofround/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';

const COUNT = 10_000;

/** The most common passwords that are long enough, in lower case. The library's list begins with the most common. */
const COMMON = new Set(
  dictionary['passwords-common']
    .filter((password) => newPassword.safeParse(password).success)
    .slice(0, COUNT)
    .map((password) => password.toLowerCase()),
);

/** @throws DomainError invalid for one of the 10,000 most common passwords (ACCOUNT-19) */
export function assertUncommon(password: string, field: 'password' | 'new_password'): void {
  if (!COMMON.has(password.toLowerCase())) return;
  const problem = {
    loc: ['body', field],
    msg: 'This password is too common',
    type: 'password_too_common',
  };
  throw new DomainError('invalid', problem.msg, [problem]);
}

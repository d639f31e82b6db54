import { TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The code that an authenticator app shows, now or a number of steps later. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsLater * STEP_MS });

/** A code of six digits that is wrong now and in the neighbouring steps. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  );
}

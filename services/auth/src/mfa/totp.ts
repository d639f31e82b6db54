import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Proofround';
const SECRET_BYTES = 20;
/** Codes of the former and the next 30 seconds also count, for clocks that are not exact. */
const WINDOW = 1;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. */
export const otpauthUrl = (secret: string, email: string): string =>
  new TOTP({ issuer: ISSUER, label: email, secret }).toString();

/** The current step of 30 seconds. */
export const currentStep = (): number => TOTP.counter();

/** The time step of a code; undefined for a wrong code. */
export function timeStepOf(secret: string, code: string): number | undefined {
  const totp = new TOTP({ secret });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, window: WINDOW, timestamp });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

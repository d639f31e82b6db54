/** The largest difference between a signature's time and ours, as in Stripe's libraries. */
const TOLERANCE_S = 300;
const MAX_LENGTH = 2000;
const TIME = /^t=(\d{1,12})$/;
const SIGNATURE = /^v1=[\da-f]{64}$/;
const CONTROL = 0x20;
const WHITE_SPACE: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d]);

/** Whether a Stripe-Signature header can be valid now: `t=<seconds>,v1=<64 hexadecimal digits>`. */
export function maySign(header: string, now: number): boolean {
  if (header.length > MAX_LENGTH) return false;
  const parts = header.split(',').map((part) => part.trim());
  const time = parts.map((part) => TIME.exec(part)?.[1]).find((seconds) => seconds !== undefined);
  if (time === undefined || !parts.some((part) => SIGNATURE.test(part))) return false;
  return Math.abs(now / 1000 - Number(time)) <= TOLERANCE_S;
}

/** Whether the text can be JSON as far as its characters go: JSON has no control characters. */
export function mayBeJson(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < CONTROL && !WHITE_SPACE.has(code)) return false;
  }
  return text !== '';
}

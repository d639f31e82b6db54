import { DomainError, ORIGIN_PROBLEM } from '@proofround/contracts';

/** The origin that a text names and nothing besides, trailing slashes apart; else undefined. */
function asOrigin(text: string): string | undefined {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return undefined;
  }
  const bare =
    /^\/*$/.test(url.pathname) && url.search === '' && url.hash === '' && !url.username && !url.password;
  return bare && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : undefined;
}

/** Origins by commas; undefined when there is none or one of them is not an http(s) origin. */
export function parseOrigins(list: string): readonly string[] | undefined {
  const parts = list.split(',').filter((part) => part.trim() !== '');
  const origins = parts.map(asOrigin);
  return origins.length > 0 && origins.every((origin) => origin !== undefined) ? origins : undefined;
}

/**
 * The configured origin that a caller named. Anything else would make the payment page's way back
 * an open redirect (PAY-3). @throws DomainError invalid.
 */
export function acceptOrigin(configured: readonly string[], named: string): string {
  const origin = asOrigin(named);
  if (origin !== undefined && configured.includes(origin)) return origin;
  throw new DomainError('invalid', ORIGIN_PROBLEM.msg, [ORIGIN_PROBLEM]);
}

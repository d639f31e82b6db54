import { DomainError, ORIGIN_PROBLEM } from '@proofround/contracts';

/** The origin of a URL that has nothing but an origin and trailing slashes; else undefined. */
function parseOrigin(text: string): string | undefined {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return undefined;
  }
  const isOriginOnly =
    /^\/*$/.test(url.pathname) && url.search === '' && url.hash === '' && !url.username && !url.password;
  return isOriginOnly && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : undefined;
}

/** Parses origins separated by commas; undefined when the list is empty or an entry is not an http(s) origin. */
export function parseOrigins(list: string): readonly string[] | undefined {
  const parts = list.split(',').filter((part) => part.trim() !== '');
  const origins = parts.map(parseOrigin);
  return origins.length > 0 && origins.every((origin) => origin !== undefined) ? origins : undefined;
}

/**
 * Returns the configured origin that equals the requested one. Any other origin would make the
 * payment page an open redirect (PAY-3).
 * @throws DomainError invalid
 */
export function acceptOrigin(configured: readonly string[], requested: string): string {
  const origin = parseOrigin(requested);
  if (origin !== undefined && configured.includes(origin)) return origin;
  throw new DomainError('invalid', ORIGIN_PROBLEM.msg, [ORIGIN_PROBLEM]);
}

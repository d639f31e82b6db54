/** A scheme in any case (RFC 9110, section 11.1), and what has the form of a signed token: nothing after it. */
const BEARER = /^Bearer {1,8}([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The token that an Authorization header carries; undefined where it carries none, or more than one. */
export function tokenOf(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}

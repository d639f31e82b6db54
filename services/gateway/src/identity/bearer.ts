/** The scheme in any case (RFC 9110, section 11.1) and one signed token, nothing more. */
const BEARER = /^Bearer {1,8}([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The token of an Authorization header; undefined if there is none, or more than one. */
export function tokenOf(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}

/** Nothing public is at the address. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The check could not find out whether a page is there. */
export class Unknown extends Error {
  override readonly name = 'Unknown';
}

/** The error code of a failure, read by shape: the error may come from another realm. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** Nothing public is there. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Nobody can tell from here whether something is. */
export class Unknown extends Error {
  override readonly name = 'Unknown';
}

/** The system's code of a failure. By shape: what the platform throws need not be of our realm. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

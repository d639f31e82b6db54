/**
 * The HTTP status of a failed call; undefined when there was no answer. Apart from errors.ts,
 * because the first page needs it and not the schemas.
 */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

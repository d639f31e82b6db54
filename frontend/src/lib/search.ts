/** Changes the URL of the page in place: no history entry, no scrolling. */
export const KEEP_PLACE = { replace: true, preventScrollReset: true } as const;

/** The URL's parameters with another value for one; an empty value removes it. */
export function withParam(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

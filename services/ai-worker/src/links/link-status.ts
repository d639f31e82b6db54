import { z } from 'zod';

/**
 * What a look at an address found. `unreachable`: nothing public is there (a reserved name, a name
 * that does not exist, a refused connection, a page that is gone). `not_checked`: nobody can tell
 * (no address given, looking is off, no answer in time, a page that turns visitors like us away).
 */
export const linkStatus = z.object({
  status: z.enum(['checked', 'unreachable', 'not_checked']),
  /** The page's own title, as it stands there; a stranger's text. */
  title: z.string().max(200).optional(),
});
export type LinkStatus = z.output<typeof linkStatus>;

/** The two addresses that a founder can give. */
export interface CheckedLinks {
  readonly product: LinkStatus;
  readonly deck: LinkStatus;
}

/** What judging needs of it: not the page's words, which are a stranger's. */
export interface Links {
  readonly product: LinkStatus['status'];
  readonly deck: LinkStatus['status'];
}

export const UNCHECKED_LINKS: Links = { product: 'not_checked', deck: 'not_checked' };
export const NOT_CHECKED: LinkStatus = { status: 'not_checked' };
export const UNREACHABLE: LinkStatus = { status: 'unreachable' };

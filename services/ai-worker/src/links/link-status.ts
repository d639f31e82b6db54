import { z } from 'zod';

/**
 * The result of a link check. `unreachable`: nothing public is there. `not_checked`: unknown,
 * because of no address, no answer in time, checks being off or a page that refuses automated
 * visitors.
 */
export const linkStatus = z.object({
  status: z.enum(['checked', 'unreachable', 'not_checked']),
  /** The page's own title: text from a stranger. */
  title: z.string().max(200).optional(),
});
export type LinkStatus = z.output<typeof linkStatus>;

/** The results for the two addresses that a founder can give. */
export interface CheckedLinks {
  readonly product: LinkStatus;
  readonly deck: LinkStatus;
}

/** The part that judging uses. It excludes the page's text, which comes from a stranger. */
export interface Links {
  readonly product: LinkStatus['status'];
  readonly deck: LinkStatus['status'];
}

export const UNCHECKED_LINKS: Links = { product: 'not_checked', deck: 'not_checked' };
export const NOT_CHECKED: LinkStatus = { status: 'not_checked' };
export const UNREACHABLE: LinkStatus = { status: 'unreachable' };

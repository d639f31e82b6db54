/** What looking at a link gave; `not_checked` where looking is off or was not possible. */
export type LinkStatus = 'checked' | 'unreachable' | 'not_checked';

/** What is known of a startup's two links. */
export interface Links {
  readonly product: LinkStatus;
  readonly deck: LinkStatus;
}

export const UNCHECKED_LINKS: Links = { product: 'not_checked', deck: 'not_checked' };

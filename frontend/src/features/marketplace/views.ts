/** The marketplace's views, as they stand in the address; the first one is left out of it. */
export const VIEWS = ['for-sale', 'my-listings', 'my-offers'] as const;
export type View = (typeof VIEWS)[number];

export const VIEW_NAMES: Record<View, string> = {
  'for-sale': 'For Sale',
  'my-listings': 'My listings',
  'my-offers': 'My offers',
};

/** The view of an address; one that does not exist is For Sale. */
export const viewOf = (search: URLSearchParams): View =>
  VIEWS.find((view) => view === search.get('view')) ?? 'for-sale';

export const addressOf = (view: View): string =>
  view === 'for-sale' ? '/marketplace' : `/marketplace?view=${view}`;

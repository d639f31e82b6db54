/** The marketplace's views as the URL names them. The first is the default and not in the URL. */
export const VIEWS = ['for-sale', 'my-listings', 'my-offers'] as const;
export type View = (typeof VIEWS)[number];

export const VIEW_NAMES: Record<View, string> = {
  'for-sale': 'For Sale',
  'my-listings': 'My listings',
  'my-offers': 'My offers',
};

/** The view in the URL; For Sale if the URL names none or an unknown one. */
export const viewOf = (search: URLSearchParams): View =>
  VIEWS.find((view) => view === search.get('view')) ?? 'for-sale';

export const addressOf = (view: View): string =>
  view === 'for-sale' ? '/marketplace' : `/marketplace?view=${view}`;

/** The types of business with published multiples. */
export const BUSINESS_TYPES = ['SaaS', 'E-commerce', 'Marketplace', 'Agency'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** Bands of annual revenue in US dollars; each ends below the next band's `from`. */
export const BANDS = [
  { from: 0n, label: 'under $100k a year' },
  { from: 100_000n, label: '$100k to $1m a year' },
  { from: 1_000_000n, label: '$1m a year and more' },
] as const;

/** A multiple of annual revenue in tenths: 34 means 3.4 times. */
export type Tenths = number;

interface Published {
  /** One multiple per band, in the order of {@link BANDS}; null where none was published. */
  readonly bands: readonly [Tenths, Tenths | null, Tenths | null];
  /** The report's headline guide, lowest and highest; equal when the report gives one figure. */
  readonly guide: readonly [Tenths, Tenths];
}

/** Revenue multiples of startups sold on Acquire.com from August 2022 to February 2023. */
export const MULTIPLES: Readonly<Record<BusinessType, Published>> = {
  SaaS: { bands: [34, 31, 22], guide: [20, 30] },
  'E-commerce': { bands: [18, 10, 7], guide: [10, 20] },
  Marketplace: { bands: [26, 7, null], guide: [10, 30] },
  // The report gives one figure for all bands.
  Agency: { bands: [12, 12, 12], guide: [10, 10] },
};

export const SOURCE =
  'Acquire.com, revenue multiples of startups sold August 2022 to February 2023 (table as summarised by livmo.com)';
export const AS_OF = '2023-02';

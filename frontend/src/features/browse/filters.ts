import { SECTORS } from '@proofround/contracts/startups/sectors.js';

import type { Stage, StartupsListApiArg } from '../../api/generated/client';
import { type AmountKind, NOT_READ, toAmount } from '../../forms/amount';
import { formatCount } from '../../lib/format';
import { STAGE_NAMES } from '../../lib/words';

/** The browse filters: as form values, as the server's query and in the URL. */

/** The values that Apply Filters applies, as typed. */
export interface PanelFilters {
  sector: string;
  /** The chosen sectors. If there are any, `sector` is ignored. */
  sectors: readonly string[];
  /** Also finds sectors under other names, as matching holds them for the same (FILTER-10). */
  sameSectors: boolean;
  /** A part of the location (FILTER-11). */
  location: string;
  stage: Stage | 'all';
  minScore: string;
  minRevenue: string;
  minUsers: string;
}

/** The sort orders, with their names in the sort control and in the summary. */
export const SORTS = {
  newest: { label: 'Newest', words: 'newest first' },
  score: { label: 'AI score', words: 'highest score first' },
  my_fit: { label: 'My fit', words: 'best by your weights first' },
  revenue: { label: 'Revenue', words: 'highest revenue first' },
  fit: { label: 'Best match', words: 'best match first' },
} as const;
export type Sort = keyof typeof SORTS;

/** The applied panel, and the filters that apply at once. */
export interface Filters extends PanelFilters {
  q: string;
  sort: Sort;
  /** Show only favourites. The list filters them, because only this browser knows them. */
  favourites: boolean;
}

export const NO_PANEL: PanelFilters = {
  sector: '',
  sectors: [],
  sameSectors: false,
  location: '',
  stage: 'all',
  minScore: '',
  minRevenue: '',
  minUsers: '',
};
export const NO_FILTERS: Filters = { q: '', sort: 'newest', favourites: false, ...NO_PANEL };

export type NumberFilter = 'minScore' | 'minRevenue' | 'minUsers';
const NUMBERS: readonly NumberFilter[] = ['minScore', 'minRevenue', 'minUsers'];
export const KINDS = {
  minScore: 'integer',
  minRevenue: 'money',
  minUsers: 'integer',
} as const satisfies Record<NumberFilter, AmountKind>;
/** The names of the numbers in the URL and in the server's query. */
export const PARAMS = {
  minScore: 'min_score',
  minRevenue: 'min_revenue',
  minUsers: 'min_users',
} as const satisfies Record<NumberFilter, string>;
/** The server's bounds, repeated here because importing the schemas would load zod. */
const MAX: Record<NumberFilter, number> = { minScore: 100, minRevenue: 1e12, minUsers: 1e10 };

/** The typed number; undefined if blank, NaN if not a number. */
function numberOf(text: string, name: NumberFilter): number | undefined {
  const amount = toAmount(text, KINDS[name]);
  if (amount === null) return undefined;
  return typeof amount === 'number' ? amount : NaN;
}

/** Problems by field that the server would refuse, to show them before a request. */
export function problemsOf(panel: PanelFilters): ReadonlyMap<NumberFilter, string> {
  const found = new Map<NumberFilter, string>();
  for (const name of NUMBERS) {
    const value = numberOf(panel[name], name);
    if (value === undefined) continue;
    if (!Number.isFinite(value))
      found.set(name, name === 'minScore' ? 'Must be a number' : NOT_READ[KINDS[name]]);
    else if (value < 0) found.set(name, 'Must be 0 or more');
    else if (value > MAX[name]) found.set(name, `Must be at most ${formatCount(MAX[name])}`);
    else if (name === 'minUsers' && !Number.isInteger(value)) found.set(name, 'Must be a whole number');
  }
  return found;
}

/** The parameters of GET /startups without paging (FILTER-1 to FILTER-6). */
export type BrowseQuery = Omit<StartupsListApiArg, 'limit' | 'cursor'>;

/** Filters as the server's query, without blanks and defaults. */
export function toQuery(filters: Filters): BrowseQuery {
  const text = filters.sector.trim();
  const sector = filters.sectors.length > 0 ? [...filters.sectors] : text === '' ? [] : [text];
  const query: BrowseQuery = {
    ...(filters.q.trim() !== '' && { q: filters.q.trim() }),
    ...(sector.length > 0 && { sector, ...(filters.sameSectors && { sameSectors: 'true' }) }),
    ...(filters.location.trim() !== '' && { location: filters.location.trim() }),
    ...(filters.stage !== 'all' && { stage: filters.stage }),
    ...(filters.sort !== 'newest' && { sort: filters.sort }),
  };
  for (const name of NUMBERS) {
    const value = numberOf(filters[name], name);
    if (value !== undefined) query[name] = String(value);
  }
  return query;
}

/** The number of panel filters in use, for the button that opens the panel on phones. */
export function countApplied(panel: PanelFilters): number {
  const { sector, sameSectors: _, ...rest } = toQuery({ ...NO_FILTERS, ...panel, q: '', sort: 'newest' });
  return Object.keys(rest).length + (sector ? 1 : 0);
}

/** Whether a sector is sought by its name alone. */
export const isByName = (filters: Filters): boolean =>
  !filters.sameSectors && toQuery(filters).sector !== undefined;

/** Whether the filters exclude any startups. */
export const isNarrowed = (filters: Filters): boolean =>
  filters.q.trim() !== '' || filters.favourites || countApplied(filters) > 0;

const KEYS = [
  'q',
  'sort',
  'favorites',
  'sector',
  'sectors',
  'same_sectors',
  'location',
  'stage',
  ...Object.values(PARAMS),
] as const;

/** Reads the filters from the URL, so that reload, Back and shared links work. Invalid values are ignored. */
export function fromSearch(search: URLSearchParams): Filters {
  const text = (key: string) => search.get(key)?.slice(0, 200) ?? '';
  const stage = search.get('stage');
  const sort = search.get('sort');
  const read: Filters = {
    q: text('q'),
    sort: sort !== null && isSort(sort) ? sort : 'newest',
    favourites: search.get('favorites') === '1',
    sector: text('sector'),
    sectors: SECTORS.filter((choice) => search.getAll('sectors').includes(choice)),
    sameSectors: search.get('same_sectors') === '1',
    location: text('location'),
    stage: stage !== null && isStage(stage) ? stage : 'all',
    minScore: text(PARAMS.minScore),
    minRevenue: text(PARAMS.minRevenue),
    minUsers: text(PARAMS.minUsers),
  };
  for (const name of problemsOf(read).keys()) read[name] = '';
  return read;
}

/** `search` with these filters. Other parameters stay. */
export function toSearch(filters: Filters, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  KEYS.forEach((key) => next.delete(key));
  const set = (key: (typeof KEYS)[number], value: string) => value.trim() !== '' && next.set(key, value);
  set('q', filters.q);
  if (filters.sort !== 'newest') set('sort', filters.sort);
  if (filters.favourites) set('favorites', '1');
  set('sector', filters.sector);
  filters.sectors.forEach((sector) => next.append('sectors', sector));
  if (filters.sameSectors) set('same_sectors', '1');
  set('location', filters.location);
  if (filters.stage !== 'all') next.set('stage', filters.stage);
  NUMBERS.forEach((name) => set(PARAMS[name], filters[name]));
  return next;
}

function isStage(value: string): value is Stage {
  return Object.hasOwn(STAGE_NAMES, value);
}

const isSort = (value: string): value is Sort => Object.hasOwn(SORTS, value);

export const sortOf = (value: string): Sort => (isSort(value) ? value : 'newest');

/** The stage of a select's value. */
export const stageOf = (value: string): Stage | 'all' => (isStage(value) ? value : 'all');

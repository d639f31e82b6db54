import { SECTORS } from '@proofround/contracts/startups/sectors.js';
import type { Stage } from '../../api/generated/client';
import { toAmount } from '../../lib/amount';
import { STAGE_NAMES } from '../../lib/stages';

/** The browse filters: what the panel holds, what it means to the server, and its place in the URL. */

/** What Apply Filters applies: text as typed, until the server is asked. */
export interface PanelFilters {
  sector: string;
  /** Of the sector choices; while there are any, `sector` is not used. */
  sectors: readonly string[];
  stage: Stage | 'all';
  minScore: string;
  minRevenue: string;
  minUsers: string;
}

/** The panel as last applied, and the search text, which applies by itself. */
export interface Filters extends PanelFilters {
  q: string;
}

export const NO_PANEL: PanelFilters = {
  sector: '',
  sectors: [],
  stage: 'all',
  minScore: '',
  minRevenue: '',
  minUsers: '',
};
export const NO_FILTERS: Filters = { q: '', ...NO_PANEL };

export type NumberFilter = 'minScore' | 'minRevenue' | 'minUsers';
/** The server's bounds. Written down here: with its schemas would come a library that the list does not need. */
const MOST: Record<NumberFilter, number> = { minScore: 100, minRevenue: 1e12, minUsers: 1e10 };

/** The number that is typed; undefined for blank, NaN for what is no number. */
function numberOf(text: string): number | undefined {
  const amount = toAmount(text);
  if (amount === null) return undefined;
  return typeof amount === 'number' ? amount : NaN;
}

/** What the server would refuse, per field, so that it is said beside the field before it is sent. */
export function problemsOf(panel: PanelFilters): ReadonlyMap<NumberFilter, string> {
  const found = new Map<NumberFilter, string>();
  for (const name of ['minScore', 'minRevenue', 'minUsers'] as const) {
    const value = numberOf(panel[name]);
    if (value === undefined) continue;
    if (!Number.isFinite(value)) found.set(name, 'Must be a number');
    else if (value < 0) found.set(name, 'Must be 0 or more');
    else if (value > MOST[name]) found.set(name, `Must be at most ${MOST[name].toLocaleString('en-US')}`);
    else if (name === 'minUsers' && !Number.isInteger(value)) found.set(name, 'Must be a whole number');
  }
  return found;
}

/** The query of GET /startups without its page (FILTER-1 to FILTER-6). */
export interface BrowseQuery {
  q?: string;
  sector?: readonly string[];
  stage?: Stage;
  min_score?: number;
  min_revenue?: number;
  min_users?: number;
}

/** Filters as the server's query: what is blank, and stage "all", asks for nothing. */
export function toQuery(filters: Filters): BrowseQuery {
  const text = filters.sector.trim();
  const sector = filters.sectors.length > 0 ? filters.sectors : text === '' ? [] : [text];
  const numbers = {
    min_score: numberOf(filters.minScore),
    min_revenue: numberOf(filters.minRevenue),
    min_users: numberOf(filters.minUsers),
  };
  return {
    ...(filters.q.trim() !== '' && { q: filters.q.trim() }),
    ...(sector.length > 0 && { sector }),
    ...(filters.stage !== 'all' && { stage: filters.stage }),
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)),
  };
}

/** How many filters of the panel narrow the list, for the button that opens it on phones. */
export function countApplied(panel: PanelFilters): number {
  const { sector, ...rest } = toQuery({ ...panel, q: '' });
  return Object.keys(rest).length + (sector ? 1 : 0);
}

const KEYS = ['q', 'sector', 'sectors', 'stage', 'min_score', 'min_revenue', 'min_users'] as const;

/** The filters in the URL: reload, Back and a shared address find the same list. Bad values fall back. */
export function fromSearch(search: URLSearchParams): Filters {
  const text = (key: string) => search.get(key)?.slice(0, 200) ?? '';
  const stage = search.get('stage');
  const read: Filters = {
    q: text('q'),
    sector: text('sector'),
    sectors: SECTORS.filter((choice) => search.getAll('sectors').includes(choice)),
    stage: stage !== null && isStage(stage) ? stage : 'all',
    minScore: text('min_score'),
    minRevenue: text('min_revenue'),
    minUsers: text('min_users'),
  };
  for (const name of problemsOf(read).keys()) read[name] = '';
  return read;
}

/** `search` with these filters in it; parameters of others stay. */
export function toSearch(filters: Filters, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  KEYS.forEach((key) => next.delete(key));
  const set = (key: (typeof KEYS)[number], value: string) => value.trim() !== '' && next.set(key, value);
  set('q', filters.q);
  set('sector', filters.sector);
  filters.sectors.forEach((sector) => next.append('sectors', sector));
  if (filters.stage !== 'all') next.set('stage', filters.stage);
  set('min_score', filters.minScore);
  set('min_revenue', filters.minRevenue);
  set('min_users', filters.minUsers);
  return next;
}

function isStage(value: string): value is Stage {
  return Object.hasOwn(STAGE_NAMES, value);
}

/** The stage that a select's value stands for. */
export const stageOf = (value: string): Stage | 'all' => (isStage(value) ? value : 'all');

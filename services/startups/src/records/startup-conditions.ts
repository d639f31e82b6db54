import type { Actor, StartupFilter } from '@proofround/contracts';
import { sectorsOfStartup } from '@proofround/matching/match-keys.js';

import { searchable } from './searchable.js';
import { SEARCH_SEPARATOR } from './startup.entity.js';

/** A LIKE pattern that finds `text` anywhere, with its wildcard characters escaped. */
const patternOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;

const substringPattern = (text: string): string => patternOf(searchable(text));

/** A condition on startups as SQL, with its parameters. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly clauses: string[] = [];

  /** @param visible which startups the caller may see, as SQL */
  constructor(private readonly visible: string) {}

  readonly parameter = (value: unknown): string => `$${this.values.push(value)}`;

  /** The values with more for one statement, and what adds one of them. */
  withMore(): { values: unknown[]; parameter: (value: unknown) => string } {
    const values = [...this.values];
    return { values, parameter: (value) => `$${values.push(value)}` };
  }

  where(clause: string): void {
    this.clauses.push(clause);
  }

  /** The filters alone. */
  get filters(): string {
    return this.clauses.length === 0 ? 'true' : this.clauses.join(' AND ');
  }

  get sql(): string {
    return [this.visible, ...this.clauses].join(' AND ');
  }
}

/** Finds names by substring and, on request, by meaning (FILTER-10); an index serves each. */
function sectorCondition(
  sectors: readonly string[],
  { same_sectors: byMeaning = false }: StartupFilter,
  { parameter }: Conditions,
): string {
  const byName = `sector_key LIKE ANY(${parameter(sectors.map(substringPattern))})`;
  const keys = byMeaning ? sectors.flatMap((sector) => sectorsOfStartup({ sector })) : [];
  return keys.length === 0 ? byName : `(${byName} OR match_keys && ${parameter(keys)}::text[])`;
}

/** A few letters are a word of the location, such as "UK": "Ukraine" contains it, too. */
const ABBREVIATION = /^\p{L}{1,3}$/u;
const locationCondition = (text: string): [condition: (placeholder: string) => string, value: string] =>
  ABBREVIATION.test(text)
    ? [(p) => `location ~* ${p}`, String.raw`\m${text}\M`]
    : [(p) => `location ILIKE ${p}`, patternOf(text)];

/** The startups that the caller may see and that match all filters; null if none can. */
export function conditionsOf(
  actor: Pick<Actor, 'user_id' | 'user_type'>,
  filter: StartupFilter,
): Conditions | null {
  const isFounder = actor.user_type === 'startup';
  const conditions = new Conditions(isFounder ? 'true' : 'NOT held_back');
  const where = (condition: (placeholder: string) => string, value: unknown) =>
    conditions.where(condition(conditions.parameter(value)));
  if (isFounder) where((p) => `owner_id = ${p}`, actor.user_id);
  if (filter.q) {
    if (filter.q.includes(SEARCH_SEPARATOR)) return null;
    where((p) => `search_text LIKE ${p}`, substringPattern(filter.q));
  }
  const sectors = (filter.sector ?? []).filter((sector) => sector !== '');
  if (sectors.length > 0) conditions.where(sectorCondition(sectors, filter, conditions));
  if (filter.location) where(...locationCondition(filter.location));
  if (filter.stage && filter.stage !== 'all') where((p) => `stage = ${p}`, filter.stage);
  if (filter.min_score !== undefined) where((p) => `overall_score >= ${p}`, filter.min_score);
  if (filter.min_revenue !== undefined) where((p) => `monthly_revenue >= ${p}`, filter.min_revenue);
  if (filter.min_users !== undefined) where((p) => `user_count >= ${p}`, filter.min_users);
  return conditions;
}

import { Injectable } from '@nestjs/common';
import type { Actor, PageRequest, StartupFilter } from '@proofround/contracts';
import { PAGE_ROWS, pageOf, RawJson, statement, Statements } from '@proofround/service-kit';
import { z } from 'zod';

import { Documents } from './documents.js';
import { SEARCH_SEPARATOR } from './startup.entity.js';

const versionRow = z.object({ id: z.string(), version: z.number() });

/** A LIKE pattern that finds `text` anywhere, with its wildcard characters escaped. */
function substringPattern(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}

/** Lists of startups: keyset pages, filters and search in SQL (FILTER-1 to FILTER-6). */
@Injectable()
export class BrowseService {
  constructor(
    private readonly statements: Statements,
    private readonly documents: Documents,
  ) {}

  /** A founder's own startups, or every startup that is not held for an investor; newest first. */
  async list(actor: Actor, filter: StartupFilter, page: PageRequest): Promise<RawJson> {
    const values: unknown[] = [];
    const conditions: string[] = [];
    const where = (condition: (placeholder: string) => string, value: unknown) => {
      values.push(value);
      conditions.push(condition(`$${values.length}`));
    };

    const own = actor.user_type === 'startup';
    if (own) where((p) => `owner_id = ${p}`, actor.user_id);
    else conditions.push('NOT held_back');
    if (page.cursor !== undefined) where((p) => `id < ${p}`, page.cursor);
    if (filter.q) {
      if (filter.q.includes(SEARCH_SEPARATOR)) return new RawJson('[]');
      where((p) => `search_text LIKE ${p}`, substringPattern(filter.q));
    }
    const sectors = (filter.sector ?? []).filter((sector) => sector !== '');
    if (sectors.length > 0) where((p) => `sector_key LIKE ANY(${p})`, sectors.map(substringPattern));
    if (filter.stage && filter.stage !== 'all') where((p) => `stage = ${p}`, filter.stage);
    if (filter.min_score !== undefined) where((p) => `overall_score >= ${p}`, filter.min_score);
    if (filter.min_revenue !== undefined) where((p) => `monthly_revenue >= ${p}`, filter.min_revenue);
    if (filter.min_users !== undefined) where((p) => `user_count >= ${p}`, filter.min_users);

    const limit = page.limit ?? PAGE_ROWS;
    values.push(limit + 1);
    const rows = await this.statements.run(
      statement(
        `SELECT id, version FROM startups
         ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
         ORDER BY id DESC LIMIT $${values.length}`,
        versionRow,
      ),
      values,
    );
    const everything = page.limit === undefined;
    const documents = await this.documents.of(rows, { everything, held: own });
    return pageOf(rows, limit, ({ id }) => documents.get(id));
  }
}

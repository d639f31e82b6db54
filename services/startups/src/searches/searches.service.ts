import { Injectable } from '@nestjs/common';
import {
  type Actor,
  conflict,
  notFound,
  type SavedSearch,
  SEARCH_NOT_FOUND,
  SEARCHES_FULL,
  SEARCHES_MAX,
  type SearchInput,
  type SearchName,
} from '@proofround/contracts';
import { Commands, type RawJson, Transactions } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { SearchRow, toSearch } from './search.entity.js';

/** Simultaneous calls of one investor save one after the other, so that they cannot exceed the number. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('saved searches ' || $1, 0))`;

/** Investors' saved searches (SEARCH-1 to SEARCH-4). */
@Injectable()
export class SearchesService {
  constructor(
    private readonly database: DataSource,
    private readonly commands: Commands,
    private readonly transactions: Transactions,
  ) {}

  async list({ user_id }: Actor): Promise<SavedSearch[]> {
    const rows = await this.database.manager.find(SearchRow, {
      where: { user_id },
      order: { id: 'DESC' },
      take: SEARCHES_MAX,
    });
    return rows.map(toSearch);
  }

  /** Saves a search. Takes an Idempotency-Key. @throws DomainError conflict */
  create({ user_id }: Actor, { name, query }: SearchInput): Promise<SavedSearch | RawJson> {
    return this.commands.run(user_id, async (tx) => {
      await tx.query(LOCK, [user_id]);
      if ((await tx.countBy(SearchRow, { user_id })) >= SEARCHES_MAX) throw conflict(SEARCHES_FULL);
      const row = tx.create(SearchRow, { id: uuid(), user_id, name, query, created_at: new Date() });
      await tx.insert(SearchRow, row);
      return toSearch(row);
    });
  }

  /** @throws DomainError not_found, also for another investor's search */
  async rename({ user_id }: Actor, id: string, { name }: SearchName): Promise<SavedSearch> {
    const { manager } = this.database;
    await manager.update(SearchRow, { id, user_id }, { name });
    const row = await manager.findOneBy(SearchRow, { id, user_id });
    if (!row) throw notFound(SEARCH_NOT_FOUND);
    return toSearch(row);
  }

  /** @throws DomainError not_found, also for another investor's search */
  async remove({ user_id }: Actor, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { affected } = await tx.delete(SearchRow, { id, user_id });
      if (affected === 0) throw notFound(SEARCH_NOT_FOUND);
      await this.commands.forget(tx, id);
    });
  }
}

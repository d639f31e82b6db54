import { Injectable } from '@nestjs/common';
import {
  type Actor,
  conflict,
  notFound,
  type SavedSearch,
  SEARCH_NOT_FOUND,
  SEARCHES_FULL,
  SEARCHES_MAX,
  type SearchFollow,
  type SearchInput,
  type SearchName,
} from '@proofround/contracts';
import { Commands, type RawJson, Transactions } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { aDayAfter, lockSearches } from './looks.js';
import { NOT_FOLLOWED, SearchRow, toSearch } from './search.entity.js';

/** Investors' saved searches (SEARCH-1 to SEARCH-6). */
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
      await lockSearches(tx, user_id);
      if ((await tx.countBy(SearchRow, { user_id })) >= SEARCHES_MAX) throw conflict(SEARCHES_FULL);
      const row = tx.create(SearchRow, {
        id: uuid(),
        user_id,
        name,
        query,
        created_at: new Date(),
        ...NOT_FOLLOWED,
      });
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

  /**
   * The search looks for the first time a day later or, if the investor follows others, together with them:
   * so their news come at most once a day (SEARCH-6).
   * @throws DomainError not_found, also for another investor's search
   */
  async follow({ user_id }: Actor, id: string, { followed }: SearchFollow): Promise<SavedSearch> {
    return this.transactions.run(async (tx) => {
      await lockSearches(tx, user_id);
      const rows = await tx.findBy(SearchRow, { user_id });
      const row = rows.find((one) => one.id === id);
      if (!row) throw notFound(SEARCH_NOT_FOUND);
      if (followed === (row.look_due_at !== null)) return toSearch(row);
      const now = new Date();
      const look_due_at = rows.find((one) => one.look_due_at)?.look_due_at ?? aDayAfter(now);
      const columns = followed ? { look_due_at, looked_until: now } : NOT_FOLLOWED;
      await tx.update(SearchRow, { id }, columns);
      return toSearch(Object.assign(row, columns));
    });
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

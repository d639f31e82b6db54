import { Injectable } from '@nestjs/common';
import type { Actor, FitWeights, StartupFilter, StartupOrder, StartupSort } from '@proofround/contracts';
import { PAGE_ROWS, pageOf, RawJson, statement, Statements } from '@proofround/service-kit';
import { z } from 'zod';

import { WeightsService } from '../pipeline/weights.service.js';
import { areEqual, EQUAL_WEIGHTS, fitOf } from '../records/fit.js';
import { type Conditions, conditionsOf } from '../records/startup-conditions.js';
import { selectBestFits } from './best-fits.js';
import { cursorAfter, type PageQuery, placeAt, selectPage } from './browse-order.js';
import { Documents, type ListedStartup } from './documents.js';

const listRow = z.object({ id: z.string(), version: z.number(), value: z.string().nullable() });
type ListRow = z.output<typeof listRow>;
type OrderedPage = Omit<PageQuery, 'filter'>;
const countRow = z.object({ total: z.number() });
/** A list is counted up to here (PAGE-4), because a count takes time for each row that it counts. */
const MAX_COUNTED = 10_000;
/** A search reads a text for each row that it looks at. */
const MAX_COUNTED_IN_SEARCH = 5000;

/** Matches are visible with Investor Access only; the order by fit would show them too (FILTER-8). */
function sortFor({ user_type, is_premium }: Actor, sort: StartupSort): StartupSort {
  const lacksFit = sort === 'fit' && (user_type === 'startup' || !is_premium);
  const lacksWeights = sort === 'my_fit' && user_type === 'startup';
  return lacksFit || lacksWeights ? 'newest' : sort;
}

/** A startup's document with the reader's own fit. */
const withFit = ({ bytes, parts }: ListedStartup, weights: FitWeights): Buffer =>
  Buffer.concat([bytes.subarray(0, -1), Buffer.from(`,"my_fit":${fitOf(parts, weights)}}`)]);

/** Lists of startups: keyset pages, filters, search and order in SQL (FILTER-1 to FILTER-9). */
@Injectable()
export class BrowseService {
  constructor(
    private readonly statements: Statements,
    private readonly documents: Documents,
    private readonly weights: WeightsService,
  ) {}

  /** A founder's own startups, or every startup that is not held for an investor. */
  async list(actor: Actor, filter: StartupFilter, order: StartupOrder): Promise<RawJson> {
    const conditions = conditionsOf(actor, filter);
    if (!conditions) return new RawJson('[]', order.total ? { total: '0' } : {});
    const [total, page] = await Promise.all([
      order.total ? this.count(conditions, filter.q ? MAX_COUNTED_IN_SEARCH : MAX_COUNTED) : undefined,
      this.page(actor, conditions, order),
    ]);
    return new RawJson(page.json, { ...page.extras, total });
  }

  /** The number of startups. If there are more than `most`, it is `most` with a plus sign: "10000+". */
  private async count({ sql: filter, values }: Conditions, most: number): Promise<string> {
    const some = `SELECT 1 FROM startups WHERE ${filter} LIMIT ${most + 1}`;
    const sql = `SELECT count(*)::int AS total FROM (${some}) AS counted`;
    const [row] = await this.statements.run(statement(sql, countRow), [...values]);
    const total = row?.total ?? 0;
    return total > most ? `${most}+` : String(total);
  }

  private async page(
    actor: Actor,
    conditions: Conditions,
    { sort: wanted = 'newest', cursor, limit, include }: StartupOrder,
  ): Promise<RawJson> {
    const sort = sortFor(actor, wanted);
    const place = cursor === undefined ? null : placeAt(cursor, sort);
    const length = limit ?? PAGE_ROWS;
    const userId = actor.user_id;
    // Unlimited lists are long, so they go without the fit.
    const showsFit = actor.user_type === 'investor' && limit !== undefined;
    const weights = showsFit || sort === 'my_fit' ? await this.weights.getWeights(userId) : EQUAL_WEIGHTS;
    const query = { sort, place, limit: length + 1, userId, weights };
    const rows =
      (limit === undefined ? null : await this.bestFits(conditions, query)) ??
      (await this.inOrder(conditions, query));
    const documents = await this.documents.of(rows, {
      isUnlimited: limit === undefined,
      includesHeld: actor.user_type === 'startup',
      withAnalysis: include === 'analysis',
    });
    const rowsWithCursor = rows.map((row) => ({ id: cursorAfter(row), startup: row.id }));
    return pageOf(rowsWithCursor, length, ({ startup }) => {
      const document = documents.get(startup);
      return document && showsFit ? withFit(document, weights) : document?.bytes;
    });
  }

  private inOrder(conditions: Conditions, query: OrderedPage): Promise<ListRow[]> {
    const { values, parameter } = conditions.withMore();
    const filter = conditions.sql;
    return this.statements.run(statement(selectPage({ ...query, filter }, parameter), listRow), values);
  }

  /** The page by weights that differ, if few cells of startups yield it in full; otherwise null. */
  private async bestFits(conditions: Conditions, query: OrderedPage): Promise<ListRow[] | null> {
    const { sort, place, weights, limit } = query;
    // Startups without a fit come last and lie in no cell.
    const lacksFit = place !== null && !(Number(place.value) >= 0);
    if (sort !== 'my_fit' || areEqual(weights) || lacksFit) return null;
    const { values, parameter } = conditions.withMore();
    const select = selectBestFits({ filter: conditions.filters, place, limit, weights }, parameter);
    const rows = await this.statements.run(statement(select, listRow), values);
    return rows.length === limit ? rows : null;
  }
}

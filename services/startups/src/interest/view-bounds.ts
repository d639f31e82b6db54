import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, statement, Statements } from '@proofround/service-kit';
import { z } from 'zod';

import type { StartupsConfig } from '../config.js';

/** Only every 100th view of a user triggers a count of the user's stored views, so the counts cost little. */
const COUNT_EVERY = 100;
/** Beyond this many viewers a day, counting begins anew, so that the counts take little memory. */
const MOST_VIEWERS = 50_000;

/** Of the viewers $1, those with views of at least $2 startups today (UTC). */
const OVER_LIMIT = statement(
  `SELECT viewer_id FROM views
   WHERE viewer_id = ANY($1::uuid[]) AND day = (now() AT TIME ZONE 'UTC')::date
   GROUP BY viewer_id HAVING count(*) >= $2::int`,
  z.object({ viewer_id: z.string() }),
);

const today = (): string => new Date().toISOString().slice(0, 10);

/** Bounds the rows that one user's views take in a day (VIEW-2). */
@Injectable()
export class ViewBounds {
  private readonly limit: number | null;
  private day = '';
  /** The views of each user that this process has handled today. */
  private readonly viewsByUser = new Map<string, number>();
  /** The users whose views are no longer counted today. */
  private readonly overLimit = new Set<string>();

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) config: Pick<StartupsConfig, 'RATE_LIMITS' | 'LIMIT_VIEWED_STARTUPS'>,
  ) {
    this.limit = config.RATE_LIMITS ? config.LIMIT_VIEWED_STARTUPS : null;
  }

  /** Counts a view of each viewer. Returns the users whose further views are not stored today. */
  async count(viewers: readonly string[]): Promise<ReadonlySet<string>> {
    if (this.limit === null) return this.overLimit;
    if (this.day !== today() || this.viewsByUser.size > MOST_VIEWERS) this.beginAnew();
    const due = new Set<string>();
    for (const viewer of viewers) {
      const views = (this.viewsByUser.get(viewer) ?? 0) + 1;
      this.viewsByUser.set(viewer, views);
      if (views % COUNT_EVERY === 0 && !this.overLimit.has(viewer)) due.add(viewer);
    }
    if (due.size > 0)
      for (const { viewer_id } of await this.statements.run(OVER_LIMIT, [[...due], this.limit]))
        this.overLimit.add(viewer_id);
    return this.overLimit;
  }

  private beginAnew(): void {
    this.day = today();
    this.viewsByUser.clear();
    this.overLimit.clear();
  }
}

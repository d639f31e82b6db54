import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, statement, Statements } from '@proofround/service-kit';
import { z } from 'zod';

import type { StartupsConfig } from '../config.js';

/** At every such view of a user, the stored ones are counted: rarely enough to cost nothing. */
const COUNT_EVERY = 100;
/** Beyond this many viewers a day, counting begins anew, so that the counts take little memory. */
const MOST_VIEWERS = 50_000;

/** Of the viewers $1, those with views of at least $2 startups today (UTC). */
const FULL = statement(
  `SELECT viewer_id FROM views
   WHERE viewer_id = ANY($1::uuid[]) AND day = (now() AT TIME ZONE 'UTC')::date
   GROUP BY viewer_id HAVING count(*) >= $2::int`,
  z.object({ viewer_id: z.string() }),
);

const today = (): string => new Date().toISOString().slice(0, 10);

/** Bounds the rows that one user's views take in a day (VIEW-2). */
@Injectable()
export class ViewBounds {
  private readonly most: number | null;
  private day = '';
  /** The views of each user that this process has handled today. */
  private readonly handled = new Map<string, number>();
  /** The users whose views are no longer counted today. */
  private readonly full = new Set<string>();

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) config: Pick<StartupsConfig, 'RATE_LIMITS' | 'LIMIT_VIEWED_STARTUPS'>,
  ) {
    this.most = config.RATE_LIMITS ? config.LIMIT_VIEWED_STARTUPS : null;
  }

  /** Notes one view for each of the viewers; returns the users whose views do not count. */
  async fullAfter(viewers: readonly string[]): Promise<ReadonlySet<string>> {
    if (this.most === null) return this.full;
    if (this.day !== today() || this.handled.size > MOST_VIEWERS) this.beginAnew();
    const due = new Set<string>();
    for (const viewer of viewers) {
      const views = (this.handled.get(viewer) ?? 0) + 1;
      this.handled.set(viewer, views);
      if (views % COUNT_EVERY === 0 && !this.full.has(viewer)) due.add(viewer);
    }
    if (due.size > 0)
      for (const { viewer_id } of await this.statements.run(FULL, [[...due], this.most]))
        this.full.add(viewer_id);
    return this.full;
  }

  private beginAnew(): void {
    this.day = today();
    this.handled.clear();
    this.full.clear();
  }
}

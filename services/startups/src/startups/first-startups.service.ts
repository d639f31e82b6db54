import { Injectable } from '@nestjs/common';
import { FIRST_STARTUPS } from '@proofround/contracts';
import { pageOf, statement, Statements, type RawJson } from '@proofround/service-kit';
import { z } from 'zod';

import { Documents } from './documents.js';
import { firstStartups } from './first-startups.js';

/** The limit bounds the work: ranking all startups would read the whole table for each investor. */
const CANDIDATES = statement(
  `SELECT id, version, overall_score, sector_key,
          greatest(0, floor(extract(epoch FROM now() - created_at) / 604800))::int AS weeks
   FROM startups WHERE NOT held_back AND NOT is_sold AND overall_score IS NOT NULL
   ORDER BY coalesce(overall_score, -1) DESC, id DESC LIMIT 200`,
  z.object({
    id: z.string(),
    version: z.number(),
    overall_score: z.number(),
    sector_key: z.string(),
    weeks: z.number(),
  }),
);

/** The startups that an investor may want to open first (STARTUP-14). */
@Injectable()
export class FirstStartupsService {
  constructor(
    private readonly statements: Statements,
    private readonly documents: Documents,
  ) {}

  async list(): Promise<RawJson> {
    const rows = firstStartups(await this.statements.run(CANDIDATES, []));
    const documents = await this.documents.of(rows, { everything: false, held: false, whole: false });
    return pageOf(rows, FIRST_STARTUPS, ({ id }) => documents.get(id));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, DueRows, Loops } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { MarketplaceConfig } from '../config.js';
import { INCOMPLETE } from '../records/listed-startup.entity.js';
import { ListedStartupsService } from './listed-startups.service.js';

const PAUSE = `interval '5 minutes'`;

/** Completes copies that an earlier release stored without sector and score (LISTING-8); retries later. */
@Injectable()
export class IncompleteCopiesSweep {
  constructor(
    database: DataSource,
    startups: ListedStartupsService,
    @Inject(CONFIG) config: Pick<MarketplaceConfig, 'DEAL_SWEEP_MS'>,
    loops: Loops,
  ) {
    new DueRows(database, loops, {
      table: 'startups',
      key: 'startup_id',
      due: 'complete_at',
      where: INCOMPLETE,
      claim: `complete_at = now() + ${PAUSE}`,
      row: z.object({ startup_id: z.string() }),
      everyMs: config.DEAL_SWEEP_MS,
      work: ({ startup_id }) => startups.complete(startup_id),
    });
  }
}

import { Inject, Injectable, Logger } from '@nestjs/common';
import { analysisRequested } from '@proofround/contracts';
import { CONFIG, lockDue, Loops, Outbox, Transactions } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import type { StartupsConfig } from '../config.js';
import { restartRun, runOf, runStates } from '../records/run-states.js';
import { StartupRow, updateStartup } from '../records/startup.entity.js';
import { AnalysisService } from './analysis.service.js';

const BATCH = 100;
const GAVE_UP = 'The analysis could not be completed in time. Please run it again.';

/** Restarts overdue runs, whose job or worker was lost. After the last restart the run fails visibly. */
@Injectable()
export class OverdueRunsSweep {
  private readonly logger = new Logger(OverdueRunsSweep.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly analyses: AnalysisService,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: StartupsConfig,
    loops: Loops,
  ) {
    const name = 'the sweep of overdue analyses';
    loops.add({ name, everyMs: config.ANALYSIS_SWEEP_MS, next: () => this.sweep() });
  }

  /** Handles one batch; true when more may follow. */
  private sweep(): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const overdue = tx
        .createQueryBuilder(StartupRow, 'startup')
        .where('startup.analysis_status IN (:...sources)', {
          sources: runStates.sourcesOf('queued', 'overdue sweep'),
        })
        .andWhere('startup.run_due_at < now()');
      const rows = await lockDue(overdue, 'run_due_at', BATCH);
      let restarted = 0;
      for (const row of rows) if (await this.restartOrFail(tx, row)) restarted += 1;
      const counts = { restarted, failed: rows.length - restarted };
      if (rows.length > 0) this.logger.warn(counts, 'overdue analyses were restarted or failed');
      return rows.length === BATCH;
    });
  }

  /** True when the run was restarted, false when it failed. */
  private async restartOrFail(tx: EntityManager, row: StartupRow): Promise<boolean> {
    if (row.run_restarts >= this.config.ANALYSIS_RESTARTS) {
      await this.analyses.markFailed(tx, row, GAVE_UP, 'overdue sweep');
      return false;
    }
    restartRun(row, this.config.ANALYSIS_DEADLINE_MS);
    await updateStartup(tx, row);
    await this.outbox.append(tx, analysisRequested, { ...runOf(row), reason: 'overdue' });
    return true;
  }
}

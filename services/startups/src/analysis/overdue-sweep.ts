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
export class OverdueSweep {
  private readonly logger = new Logger(OverdueSweep.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly analyses: AnalysisService,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: StartupsConfig,
    loops: Loops,
  ) {
    const name = 'the sweep for overdue analyses';
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
      for (const row of rows) await this.restart(tx, row);
      if (rows.length > 0) this.logger.warn({ count: rows.length }, 'overdue analyses were restarted');
      return rows.length === BATCH;
    });
  }

  private async restart(tx: EntityManager, row: StartupRow): Promise<void> {
    if (row.run_redrives >= this.config.ANALYSIS_REDRIVES) {
      await this.analyses.markFailed(tx, row, GAVE_UP, 'overdue sweep');
      return;
    }
    restartRun(row, this.config.ANALYSIS_DEADLINE_MS);
    await updateStartup(tx, row);
    await this.outbox.append(tx, analysisRequested, { ...runOf(row), reason: 'overdue' });
  }
}

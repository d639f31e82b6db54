import { setTimeout as delay } from 'node:timers/promises';

import { query } from '@proofround/launcher';
import { until } from '@proofround/test-kit';
import pg from 'pg';

import type { Cluster } from './cluster.js';

const BEFORE_MS = 2000;
const PROMOTED_WITHIN_MS = 90_000;
const TABLE = 'acknowledged_writes';

/** Inserts rows one after the other through the PgBouncer of one machine, and notes which were acknowledged. */
class Writer {
  readonly acknowledged: number[] = [];
  private running = true;

  constructor(
    private readonly url: string,
    private next: number,
  ) {
    void this.write();
  }

  /** An insert that hangs is abandoned: it was never acknowledged. */
  stop(): void {
    this.running = false;
  }

  private isRunning = () => this.running;

  private async write(): Promise<void> {
    while (this.isRunning()) {
      const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 3000 });
      client.on('error', () => undefined); // the insert fails as well
      try {
        await client.connect();
        for (; this.isRunning(); this.next++) {
          await client.query(`INSERT INTO ${TABLE} VALUES ($1)`, [this.next]);
          this.acknowledged.push(this.next);
        }
      } catch {
        this.next++; // whether it was stored is unknown, so it is not repeated
        await delay(100);
      } finally {
        void client.end().catch(() => undefined);
      }
    }
  }
}

export interface CommitsOutcome {
  readonly synchronous: boolean;
  readonly acknowledged: number;
  /** Of these, while the primary was cut off from its standby. */
  readonly during: number;
  readonly lost: number;
}

/**
 * Commits that a replaced primary acknowledged and its successor lacks. The primary is cut off from all but
 * a writer until the standby is promoted.
 */
export async function commitsOfCutPrimary(cluster: Cluster, synchronous: boolean): Promise<CommitsOutcome> {
  const { network, servers } = cluster;
  await cluster.whole();
  const { primary, standby } = await cluster.postgres();
  await cluster.setSynchronous(synchronous);
  const [from, to] = [servers.postgres.get(primary.name), servers.postgres.get(standby.name)];
  await query(from?.url ?? '', `CREATE TABLE IF NOT EXISTS ${TABLE} (id bigint PRIMARY KEY)`);
  const writer = new Writer(servers.poolerUrl(primary), synchronous ? 1 : 1_000_000);
  await delay(BEFORE_MS);
  network.cut(primary);
  const before = writer.acknowledged.length;
  try {
    await until(
      'the standby is promoted',
      async () => {
        const answer = await fetch(`${to?.control ?? ''}/primary`, { signal: AbortSignal.timeout(2000) });
        return answer.status === 200;
      },
      PROMOTED_WITHIN_MS,
    );
  } finally {
    writer.stop();
    network.heal(primary);
  }
  const rows = await query(to?.url ?? '', `SELECT id FROM ${TABLE}`);
  const stored = new Set(rows.map(({ id }) => Number(id)));
  await cluster.setSynchronous(true);
  await cluster.whole();
  return {
    synchronous,
    acknowledged: writer.acknowledged.length,
    during: writer.acknowledged.length - before,
    lost: writer.acknowledged.filter((id) => !stored.has(id)).length,
  };
}

import { build } from '../build/build.js';
import { UserError } from '../system/output.js';
import { inOwnNetwork, isInOwnNetwork } from '../system/own-network.js';
import {
  ensure,
  ETCD,
  FAKETIME,
  IPROUTE,
  NATS_SERVER,
  PATRONI,
  PGBOUNCER,
  POSTGRES,
  REDIS,
} from '../system/packages.js';
import { inRoot, ROOT } from '../system/paths.js';
import { run } from '../system/run.js';

/**
 * `npm run faults -- cluster`: highly available servers and two of each process on three machines, which
 * are network namespaces within one of our own, so that nothing changes in this machine's network.
 */
export async function cluster(args: readonly string[]): Promise<void> {
  if (isInOwnNetwork()) {
    process.exitCode = await run(process.execPath, [inRoot('bench', 'dist', 'cluster.js'), ...args], {
      cwd: ROOT,
    });
    return;
  }
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new UserError(
      'npm run faults -- cluster makes networks, file systems and clocks of its own, which needs Linux and root.',
    );
  await ensure([POSTGRES, NATS_SERVER, REDIS, PGBOUNCER, PATRONI, ETCD, FAKETIME, IPROUTE]);
  await build();
  const own = inOwnNetwork(['faults', 'cluster', ...args]);
  process.exitCode = await run(own.file, own.args, { env: own.env, cwd: ROOT });
}

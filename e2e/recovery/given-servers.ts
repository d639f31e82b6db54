import { join } from 'node:path';

import { freePorts, ManagedProcess, nats, postgres, redis } from '@proofround/launcher';

/** Starts the servers that a user may give by address, with their data below `work`. */
export async function startGivenServers(work: string) {
  const ports = await freePorts(3);
  const servers = [postgres, nats, redis].map((make, index) => {
    const logFile = join(work, `given-${index}.log`);
    const { spec, url } = make({
      dataDir: join(work, 'given'),
      port: ports[index] ?? 0,
      password: 'test',
      logFile,
    });
    return { url, process: new ManagedProcess(spec) };
  });
  const stop = async () => {
    for (const { process } of servers) await process.stop();
  };
  try {
    for (const { process } of servers) await process.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const [DATABASE_URL = '', NATS_URL = '', REDIS_URL = ''] = servers.map(({ url }) => url);
  return { urls: { DATABASE_URL, NATS_URL, REDIS_URL }, stop };
}

import type { Manifest } from './kustomize.js';
import { secretFiles } from './secret-files.js';

/** The Redis credentials for KEDA, which is in another namespace: address, user and password. */
function redisParts(url: string, namespace: string): Record<string, string> {
  const { hostname, port, username, password } = new URL(url);
  return {
    REDIS_ADDRESS: `${hostname}.${namespace}.svc:${port}`,
    REDIS_USERNAME: decodeURIComponent(username),
    REDIS_PASSWORD: decodeURIComponent(password),
  };
}

/** The Secrets of the local overlay; for production they come from your own secret store. */
export function clusterSecrets(folder: string, namespace: string): Manifest[] {
  const all = secretFiles(folder);
  const secret = (name: string, stringData: Readonly<Record<string, string>>): Manifest => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace, labels: { 'app.kubernetes.io/part-of': 'proofround' } },
    stringData,
  });
  const processes = Object.entries(all.processes)
    .filter(([name]) => name !== 'stripe-stand-in') // it uses billing's
    .map(([name, values]) => secret(name, values));
  const migrations = Object.entries(all.migrations).map(([name, values]) =>
    secret(`${name}-migrations`, values),
  );
  return [
    ...processes,
    ...migrations,
    secret('backup', all.operator),
    secret('keda', redisParts(all.kedaRedisUrl, namespace)),
    secret('postgres', { POSTGRES_PASSWORD: all.postgresPassword, 'databases.sql': all.databasesSql }),
    secret('nats', { 'nats.conf': all.natsConf }),
    secret('redis', { 'redis.conf': all.redisConf }),
  ];
}

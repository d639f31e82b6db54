import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { say } from '../system/output.js';
import { debianTools, engineFolder } from './debian-engine.js';
import { makeRootfs } from './debian-packages.js';
import { type Engine, engineOutput, repositoryOf, withoutDigest } from './engine.js';
import { tagOf } from './processes.js';

/**
 * A server from Debian's packages that replaces an image of docker-compose.yml or the Dockerfile. Its
 * programs lie where the official image has them, because the Dockerfile copies them from there.
 */
interface Server {
  /** The image without its tag. */
  image: string;
  /** The lines of its Dockerfile after FROM. */
  lines: readonly string[];
}

/** The Debian release of their common root file system: its NATS has the features that we use. */
const SUITE = 'trixie';
const PACKAGES = [
  'ca-certificates',
  'nats-server',
  'postgresql-17',
  'prometheus',
  'prometheus-alertmanager',
  'redis-server',
  'redis-tools',
  'wget',
];

/** Like the official image: on an empty volume it creates a cluster with one user and runs the scripts. */
const POSTGRES_ENTRY = `#!/bin/sh
set -e
data=/var/lib/postgresql/data
if [ "$1" = postgres ] && [ "$(id -u)" = 0 ]; then
  mkdir -p "$data" /var/run/postgresql
  chown postgres:postgres "$data" /var/run/postgresql
  chmod 700 "$data"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ "$1" = postgres ] && [ ! -s "$data/PG_VERSION" ]; then
  initdb --pgdata="$data" --encoding=UTF8 --locale=C.UTF-8 --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-host=scram-sha-256 --auth-local=trust
  echo "host all all all scram-sha-256" >> "$data/pg_hba.conf"
  pg_ctl --pgdata="$data" --wait --options="-c listen_addresses=''" start
  for script in /docker-entrypoint-initdb.d/*.sql; do
    psql --set=ON_ERROR_STOP=1 --no-password --username="$POSTGRES_USER" --dbname=postgres --file="$script"
  done
  pg_ctl --pgdata="$data" --wait --mode=fast stop
fi
exec "$@"
`;

const SERVERS: readonly Server[] = [
  {
    image: 'postgres',
    lines: [
      'COPY postgres-entry /usr/local/bin/postgres-entry',
      'ENV PATH=/usr/lib/postgresql/17/bin:$PATH PGDATA=/var/lib/postgresql/data',
      'RUN chmod 755 /usr/local/bin/postgres-entry && echo "listen_addresses = \'*\'" >> /usr/share/postgresql/17/postgresql.conf.sample',
      'STOPSIGNAL SIGINT',
      'ENTRYPOINT ["postgres-entry"]',
      'CMD ["postgres"]',
    ],
  },
  {
    image: 'nats',
    lines: ['RUN cp $(command -v nats-server) /usr/local/bin/nats-server', 'ENTRYPOINT ["nats-server"]'],
  },
  {
    image: 'redis',
    lines: [
      'RUN mkdir -p /data && cp -L $(command -v redis-server) /usr/local/bin/redis-server',
      'WORKDIR /data',
      'CMD ["redis-server"]',
    ],
  },
  {
    image: 'prom/prometheus',
    lines: [
      'RUN mkdir -p /prometheus && chown nobody /prometheus',
      'USER nobody',
      'WORKDIR /prometheus',
      'ENTRYPOINT ["prometheus"]',
      'CMD ["--config.file=/etc/prometheus/prometheus.yml", "--storage.tsdb.path=/prometheus"]',
    ],
  },
  {
    image: 'prom/alertmanager',
    lines: [
      'RUN mkdir -p /alertmanager && chown nobody /alertmanager',
      'USER nobody',
      'WORKDIR /alertmanager',
      'ENTRYPOINT ["prometheus-alertmanager"]',
      'CMD ["--config.file=/etc/alertmanager/alertmanager.yml", "--storage.path=/alertmanager"]',
    ],
  },
];

/** mail-catcher.ts needs only Node, so the launcher's image replaces Mailpit's. */
const CATCHER = 'axllent/mailpit';
const CATCHER_LINES = [
  // `docker compose up --wait` needs a health check in each container.
  'HEALTHCHECK --interval=2s CMD ["node", "--eval", "fetch(`http://127.0.0.1:8025/`).then(() => process.exit(0), () => process.exit(1))"]',
  'CMD ["node", "dist/containers/mail-catcher.js"]',
];

/** Makes the root file system; it needs the machine's network. */
export function makeServers(): string {
  const target = join(engineFolder(), `servers-${SUITE}.tar`);
  say('Making a root file system with Debian’s PostgreSQL, NATS, Redis and Prometheus …');
  makeRootfs({ tools: debianTools(), suite: SUITE, packages: PACKAGES, target });
  return target;
}

/**
 * Builds images of servers from Debian's packages under the names that docker-compose.yml uses, without digests.
 * @returns the names of those that Debian does not have
 */
export function buildServers(engine: Engine, images: readonly string[]): string[] {
  const base = `proofround/servers:${SUITE}`;
  engineOutput(engine, ['import', makeServers(), base]);
  const context = mkdtempSync(join(engineFolder(), 'servers-'));
  try {
    mkdirSync(context, { recursive: true });
    writeFileSync(join(context, 'postgres-entry'), POSTGRES_ENTRY);
    const missing: string[] = [];
    for (const image of images) {
      const name = repositoryOf(image);
      const server = SERVERS.find((one) => one.image === name);
      const from = name === CATCHER ? tagOf('launcher') : base;
      const lines = name === CATCHER ? CATCHER_LINES : server?.lines;
      if (!lines) {
        missing.push(image);
        continue;
      }
      const dockerfile = [`FROM ${from}`, ...lines, ''].join('\n');
      writeFileSync(join(context, 'Dockerfile'), dockerfile);
      engineOutput(engine, ['build', ...engine.buildArgs, '--tag', withoutDigest(image), context]);
    }
    return missing;
  } finally {
    rmSync(context, { recursive: true, force: true });
  }
}

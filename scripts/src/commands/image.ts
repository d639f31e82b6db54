import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseDockerfile } from '../deployment/dockerfile.js';
import { ImageBuilder, type Image } from '../deployment/image-builder.js';
import { sizeOf, startAndStop, type Run } from '../deployment/measure.js';
import { ManagedProcess } from '../processes/managed-process.js';
import { nats } from '../servers/nats.js';
import { postgres } from '../servers/postgres.js';
import { redis } from '../servers/redis.js';
import { Connections, type Addresses } from '../stack/connections.js';
import {
  environmentOf,
  INHERITED,
  migrationEnvironment,
  stripeEnvironment,
  type StackFacts,
} from '../stack/environment.js';
import { loadSecrets } from '../stack/secrets.js';
import { SERVICES, type ServiceSpec } from '../stack/services.js';
import { DEFAULT_ADMIN } from '../stack/stack.js';
import { ensure, NATS_SERVER, POSTGRES, REDIS } from '../system/packages.js';
import { inRoot, ROOT } from '../system/paths.js';
import { freePorts } from '../system/ports.js';
import { run } from '../system/run.js';
import { say, UserError } from '../system/say.js';

const STRIPE = 'stripe-stand-in';

interface Row extends Run {
  name: string;
  bytes: number;
}

const inherited = () =>
  Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** A clean copy of the last commit. */
function checkOut(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}

/** The image's user, if we may switch to it: only root may. */
function userOf({ user }: Image): { uid: number; gid: number } | undefined {
  const [uid = 0, gid = 0] = (user ?? '').split(':').map(Number);
  if (uid === 0) throw new UserError('The image does not say which user it runs as.');
  return process.getuid?.() === 0 ? { uid, gid } : undefined;
}

/** Runs three temporary servers during `work`. */
async function withServers<T>(dataDir: string, work: (addresses: Addresses) => Promise<T>): Promise<T> {
  await ensure([POSTGRES, NATS_SERVER, REDIS]);
  const [pgPort = 0, natsPort = 0, redisPort = 0] = await freePorts(3);
  const common = (name: string, port: number) => ({
    dataDir,
    port,
    password: 'measured',
    logFile: join(dataDir, `${name}.log`),
  });
  const servers = [
    postgres({ ...common('postgres', pgPort), throwAway: true }),
    nats(common('nats', natsPort)),
    redis(common('redis', redisPort)),
  ];
  const running = servers.map(({ spec }) => new ManagedProcess(spec));
  try {
    await Promise.all(running.map((server) => server.start()));
    const [DATABASE_URL = '', NATS_URL = '', REDIS_URL = ''] = servers.map(({ url }) => url);
    return await work({ DATABASE_URL, NATS_URL, REDIS_URL });
  } finally {
    for (const one of running) await one.stop();
  }
}

/** Migrates a service's database with the image's own migrations. */
async function migrate(
  service: ServiceSpec,
  image: Image,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const code = await run(process.execPath, ['dist/migrate.js'], {
    cwd,
    env,
    ...userOf(image),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new UserError(`The migrations of ${service.name} failed in its image.`);
}

/** Starts one process from its image, with the three servers. */
async function tryOut(
  name: string,
  image: Image,
  facts: StackFacts,
  dataDir: string,
  addresses: Addresses,
): Promise<Run> {
  const [opsPort = 0] = await freePorts(1);
  const cwd = join(image.root, image.workdir);
  const inImage = Object.fromEntries(
    Object.entries(image.env).map(([key, value]) => [
      key,
      value.startsWith('/') ? join(image.root, value) : value,
    ]),
  );
  const service = SERVICES.find((service) => service.name === name);
  const common = {
    name,
    command: image.command,
    cwd,
    user: userOf(image),
    logFile: join(dataDir, `${name}.log`),
  };
  if (!service) {
    const env = {
      ...inherited(),
      ...inImage,
      ...stripeEnvironment(facts, opsPort, ''),
      STRIPE_STAND_IN_DATA: '',
    };
    return startAndStop({ ...common, env, readyUrl: `http://127.0.0.1:${opsPort}/health` });
  }
  // Temporary servers: every process connects as the operator.
  const connections = new Connections(dataDir, facts.secrets, { ...addresses });
  if (service.database) {
    await connections.prepareDatabase(service, addresses);
    const database = connections.ofMigrations(service, addresses);
    await migrate(service, image, cwd, migrationEnvironment(facts.settings, database));
  }
  const own = { ...inImage, OPS_PORT: String(opsPort), ...connections.of(service, addresses) };
  const env = environmentOf(service, facts, own);
  return startAndStop({ ...common, env, readyUrl: `http://127.0.0.1:${opsPort}/ready` });
}

const mib = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1024 / 1024).toFixed(0));

/** The table of docs/operations.md. */
function print(rows: readonly Row[]): void {
  say('');
  say('| process | files, MiB | ready after, ms | memory when ready, MiB | ends after SIGTERM, ms |');
  say('| --- | --: | --: | --: | --: |');
  for (const row of rows) {
    const cells = [
      row.name,
      mib(row.bytes),
      row.readyMs.toFixed(0),
      mib(row.residentBytes),
      row.stopMs.toFixed(0),
    ];
    say(`| ${cells.join(' | ')} |`);
  }
}

/**
 * `npm run image`: runs the Dockerfile's steps for every process in a clean copy of the last
 * commit, starts the results with temporary servers and prints sizes and times.
 */
export async function image(names: string[] = []): Promise<void> {
  const all = [...SERVICES.map(({ name }) => name), STRIPE];
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new UserError(`There is no process ${unknown.join(', ')}.`);
  const work = mkdtempSync(join(tmpdir(), 'proofround-image-'));
  try {
    chmodSync(work, 0o755); // another user runs the image
    const context = join(work, 'context');
    checkOut(context);
    const dockerfile = parseDockerfile(readFileSync(inRoot('Dockerfile'), 'utf8'));
    const builder = new ImageBuilder(dockerfile, context, join(work, 'stages'), inherited());
    const images = new Map<string, Image>();
    for (const name of names.length > 0 ? names : all) {
      say(`Building ${name} …`);
      const folder = name === STRIPE ? 'stand-ins/stripe' : `services/${name}`;
      images.set(name, await builder.build('process', { PROCESS: folder }));
    }
    say('Starting each …');
    const dataDir = join(work, 'data');
    mkdirSync(dataDir);
    const rows = await withServers(dataDir, async (addresses) => {
      const [port = 0, stripePort = 0] = await freePorts(2);
      const secrets = loadSecrets(dataDir);
      const facts: StackFacts = {
        settings: process.env,
        secrets,
        admin: { email: DEFAULT_ADMIN, password: secrets.admin_password },
        url: `http://localhost:${port}`,
        port,
        host: '127.0.0.1',
        natsUrl: addresses.NATS_URL,
        redisUrl: addresses.REDIS_URL,
        stripeUrl: `http://127.0.0.1:${stripePort}`,
      };
      const measured: Row[] = [];
      for (const [name, built] of images) {
        const result = await tryOut(name, built, facts, dataDir, addresses);
        if (result.exitCode !== 0)
          throw new UserError(`${name} ended with code ${result.exitCode ?? 'none'} after SIGTERM.`);
        measured.push({ name, bytes: sizeOf(built.root), ...result });
      }
      return measured;
    });
    print(rows);
    say(`\nNode ${process.versions.node}; the base image ${dockerfile.globals['NODE'] ?? ''} comes on top.`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

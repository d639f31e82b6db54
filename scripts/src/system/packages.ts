import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { say, UserError } from './output.js';
import { output, run } from './run.js';

/** A program that we need from the system. */
export interface Program {
  /** Its name for people. */
  title: string;
  /** Possible executables, in order of preference. */
  names: readonly string[];
  /** Folders to look in beside PATH. */
  folders: () => string[];
  /** The setting with its path. */
  variable?: string;
  /** Its package, by package manager. */
  packages: { apt: readonly string[]; brew: readonly string[] };
}

const BREW_PREFIXES = ['/opt/homebrew', '/usr/local'];

/** The newest of Debian's versioned folders first. */
function debianPostgres(): string[] {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'));
}

function brewPostgres(): string[] {
  return BREW_PREFIXES.map((prefix) => join(prefix, 'opt')).flatMap((opt) =>
    existsSync(opt)
      ? readdirSync(opt)
          .filter((name) => /^postgresql(@\d+)?$/.test(name))
          .toSorted()
          .toReversed()
          .map((name) => join(opt, name, 'bin'))
      : [],
  );
}

const usual = () => ['/usr/bin', '/usr/sbin', ...BREW_PREFIXES.map((prefix) => join(prefix, 'bin'))];

export const POSTGRES: Program = {
  title: 'PostgreSQL',
  names: ['initdb'],
  folders: () => [...debianPostgres(), ...brewPostgres()],
  packages: { apt: ['postgresql'], brew: ['postgresql@17'] },
};
export const NATS_SERVER: Program = {
  title: 'NATS',
  names: ['nats-server'],
  folders: usual,
  packages: { apt: ['nats-server'], brew: ['nats-server'] },
};
export const REDIS: Program = {
  title: 'Redis',
  names: ['redis-server'],
  folders: usual,
  packages: { apt: ['redis-server'], brew: ['redis'] },
};
/** Only for `npm run pooler` and `npm run faults -- cluster`. */
export const PGBOUNCER: Program = {
  title: 'PgBouncer',
  names: ['pgbouncer'],
  folders: usual,
  packages: { apt: ['pgbouncer'], brew: ['pgbouncer'] },
};
/** Only for `npm run faults -- cluster`: chooses the primary of PostgreSQL. */
export const PATRONI: Program = {
  title: 'Patroni',
  names: ['patroni'],
  folders: usual,
  packages: { apt: ['patroni', 'python3-etcd'], brew: ['patroni'] },
};
/** Only for `npm run faults -- cluster`: Patroni's store of who is primary. */
export const ETCD: Program = {
  title: 'etcd',
  names: ['etcd'],
  folders: usual,
  packages: { apt: ['etcd-server'], brew: ['etcd'] },
};
/** Only for `npm run faults -- cluster`: moves the clock of single processes. */
export const FAKETIME: Program = {
  title: 'faketime',
  names: ['faketime'],
  folders: usual,
  packages: { apt: ['faketime'], brew: ['libfaketime'] },
};
/** Only for `npm run faults -- cluster`: networks of their own for processes. */
export const IPROUTE: Program = {
  title: 'iproute2',
  names: ['ip'],
  folders: () => [...usual(), '/sbin'],
  packages: { apt: ['iproute2'], brew: [] },
};
/** Optional: `npm run check` tests the alerts with it. */
export const PROMTOOL: Program = {
  title: 'promtool',
  names: ['promtool'],
  folders: usual,
  packages: { apt: ['prometheus'], brew: ['prometheus'] },
};
/** Optional: `npm run check` reads Alertmanager's configuration with it. */
export const AMTOOL: Program = {
  title: 'amtool',
  names: ['amtool'],
  folders: usual,
  packages: { apt: ['prometheus-alertmanager'], brew: ['alertmanager'] },
};
export const CHROMIUM: Program = {
  title: 'Chromium',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  folders: () => [...usual(), '/Applications/Chromium.app/Contents/MacOS'],
  variable: 'CHROMIUM_PATH',
  packages: { apt: ['chromium'], brew: ['--cask', 'chromium'] },
};

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a program; undefined if it is not installed. */
export function find(program: Program): string | undefined {
  const said = program.variable && process.env[program.variable];
  if (said && isExecutable(said)) return said;
  const folders = [...program.folders(), ...(process.env['PATH'] ?? '').split(delimiter)];
  for (const folder of folders.filter((path) => path !== '')) {
    const name = program.names.find((file) => isExecutable(join(folder, file)));
    if (name !== undefined) return join(folder, name);
  }
  return undefined;
}

const isRoot = () => process.getuid?.() === 0;

/** The install commands, as a program runs them and as a person would type them. */
function manager(): { key: 'apt' | 'brew'; command: string[]; shown: string } | undefined {
  if (output('apt-get', ['--version']) !== undefined) {
    const sudo = isRoot() ? [] : ['sudo'];
    return {
      key: 'apt',
      command: [...sudo, 'apt-get'],
      shown: `${isRoot() ? '' : 'sudo '}apt-get install -y`,
    };
  }
  if (process.platform === 'darwin' && output('brew', ['--version']) !== undefined) {
    return { key: 'brew', command: ['brew'], shown: 'brew install' };
  }
  return undefined;
}

async function install(missing: readonly Program[]): Promise<void> {
  const titles = missing.map(({ title }) => title).join(', ');
  const found = manager();
  if (!found) {
    throw new UserError(
      `${titles} not found, and there is neither apt-get nor Homebrew to install it. Install it by hand and run the command again.`,
    );
  }
  const packages = missing.flatMap((program) => program.packages[found.key]);
  const remedy = `${found.shown} ${packages.join(' ')}`;
  const [file = '', ...args] = found.command;
  if (file === 'sudo' && output('sudo', ['-n', 'true']) === undefined && !process.stdin.isTTY) {
    throw new UserError(
      `${titles} not found, and installing needs rights that this user does not have. Run: ${remedy}`,
    );
  }
  say(`${titles} not found on this machine; installing with the system's package manager: ${remedy}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['inherit', 'ignore', 'inherit'] as ('inherit' | 'ignore')[] };
  if (found.key === 'apt') {
    // A failure usually means old or missing lists; the install itself reports the rest.
    await run(file, [...args, 'update', '-qq'], quiet);
    await run(file, [...args, 'install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  } else {
    await run(file, [...args, 'install', ...packages], quiet);
  }
  const still = missing.filter((program) => find(program) === undefined);
  if (still.length > 0) {
    throw new UserError(
      `${still.map(({ title }) => title).join(', ')} could not be installed; the lines above say why. Install by hand and run the command again: ${remedy}`,
    );
  }
}

/** Finds every program and installs missing ones from the system's packages. */
export async function ensure(programs: readonly Program[]): Promise<void> {
  const missing = programs.filter((program) => find(program) === undefined);
  if (missing.length > 0) await install(missing);
}

/** The path of a program that {@link ensure} has found. */
export function located(program: Program): string {
  const path = find(program);
  if (path === undefined) throw new UserError(`${program.title} is not installed.`);
  return path;
}

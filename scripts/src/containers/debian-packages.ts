import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { say, UserError } from '../system/output.js';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const MIRROR = 'http://deb.debian.org/debian';

/** Runs a program without showing its output. @throws UserError with the last lines of the output */
export function must(
  file: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): void {
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
  });
  if (status === 0) return;
  const said = error ? error.message : `${stdout}${stderr}`.trimEnd().split('\n').slice(-10).join('\n');
  throw new UserError(`${file} ${args.slice(-2).join(' ')} failed: ${said}`);
}

/** apt-get with lists and a cache of its own, so that the machine's are untouched. */
function apt(folder: string, suite: string): readonly string[] {
  const own = join(folder, 'apt', suite);
  for (const part of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(own, part), { recursive: true });
  const sources = join(own, 'sources.list');
  const security = `deb [signed-by=${KEYRING}] ${MIRROR}-security ${suite}-security main\n`;
  writeFileSync(sources, `deb [signed-by=${KEYRING}] ${MIRROR} ${suite} main\n${security}`);
  const settings = {
    'Dir::Etc::sourcelist': sources,
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(own, 'lists'),
    'Dir::State::status': '/dev/null',
    'Dir::Cache': join(own, 'cache'),
    'APT::Sandbox::User': 'root',
  };
  return Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
}

/** Downloads packages of a Debian suite and unpacks them below `folder/root`, without installing them. */
export function unpackPackages(folder: string, suite: string, packages: readonly string[]): string {
  const root = join(folder, 'root');
  const done = join(folder, `.unpacked-${suite}`);
  if (existsSync(done)) return root;
  say(`Downloading ${packages[0] ?? ''} and what it needs from Debian ${suite} …`);
  const settings = apt(folder, suite);
  const debs = join(folder, `debs-${suite}`);
  rmSync(debs, { recursive: true, force: true });
  mkdirSync(debs, { recursive: true });
  must('apt-get', [...settings, 'update', '-qq']);
  must('apt-get', [...settings, 'download', '-qq', ...packages], { cwd: debs });
  mkdirSync(root, { recursive: true });
  for (const deb of readdirSync(debs)) must('dpkg', ['-x', join(debs, deb), root]);
  writeFileSync(done, `${packages.join('\n')}\n`);
  return root;
}

/** A root file system of a Debian suite with these packages, as a tar file. */
export function makeRootfs(options: {
  tools: string;
  suite: string;
  packages: readonly string[];
  target: string;
}): void {
  const { tools, suite, packages, target } = options;
  if (existsSync(target)) return;
  const fresh = target.replace(/\.tar$/, '.new.tar');
  const slim = ['doc', 'man', 'locale', 'info'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  must(
    join(tools, 'usr/bin/mmdebstrap'),
    [
      '--quiet',
      '--variant=minbase',
      ...slim,
      '--dpkgopt=path-include=/usr/share/doc/*/copyright',
      ...include,
      suite,
      fresh,
    ],
    { env: { ...process.env, PATH: `${join(tools, 'usr/bin')}:${process.env['PATH'] ?? ''}` } },
  );
  renameSync(fresh, target);
}

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { UserError } from '../system/output.js';
import { isInOwnNetwork } from '../system/own-network.js';
import { output } from '../system/run.js';
import { unpackPackages } from './debian-packages.js';
import type { Engine } from './engine.js';

/** Our own engine's downloads, images and containers. It may be deleted while no engine runs. */
export const engineFolder = (): string => process.env['ENGINE_DIR'] || join(tmpdir(), 'proofround-engine');

const DOCKER = [
  'docker.io',
  'containerd',
  'runc',
  'iptables',
  'libip4tc2',
  'libip6tc2',
  'libxtables12',
  'libnftnl11',
  'libmnl0',
  'libnfnetlink0',
  'libnetfilter-conntrack3',
  'mmdebstrap',
];
const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 60_000;

/** The programs of our own engine, downloaded on first use. */
export function debianTools(): string {
  if (process.getuid?.() !== 0 || output('apt-get', ['--version']) === undefined)
    throw new UserError('ENGINE=debian needs Debian and root; use an installed engine instead.');
  const folder = engineFolder();
  mkdirSync(folder, { recursive: true });
  unpackPackages(folder, 'bookworm', DOCKER);
  // The first release whose Compose understands our file; its program is statically linked.
  return unpackPackages(folder, 'trixie', ['docker-compose']);
}

function environmentOf(tools: string, folder: string): NodeJS.ProcessEnv {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  // The kernel may have no nftables.
  for (const name of ['iptables', 'ip6tables']) {
    rmSync(join(bin, name), { force: true });
    symlinkSync(join(tools, 'usr/sbin', `${name}-legacy`), join(bin, name));
  }
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const library = join(tools, 'usr/lib', `${machine}-linux-gnu`);
  const plugins = join(folder, 'config/cli-plugins');
  mkdirSync(plugins, { recursive: true });
  rmSync(join(plugins, 'docker-compose'), { force: true });
  symlinkSync(join(tools, 'usr/libexec/docker/cli-plugins/docker-compose'), join(plugins, 'docker-compose'));
  const path = [bin, join(tools, 'usr/bin'), join(tools, 'usr/sbin'), process.env['PATH'] ?? ''];
  return {
    ...process.env,
    PATH: path.join(':'),
    LD_LIBRARY_PATH: library,
    XTABLES_LIBDIR: join(library, 'xtables'),
    DOCKER_CONFIG: join(folder, 'config'),
    DOCKER_HOST: `unix://${join(folder, 'run/docker.sock')}`,
    DOCKER_BUILDKIT: '1',
  };
}

/** The version of the daemon; empty while it does not answer. */
const answer = (docker: string, env: NodeJS.ProcessEnv): string =>
  spawnSync(docker, ['version', '--format', '{{.Server.Version}}'], { env, encoding: 'utf8' }).stdout.trim();

/**
 * Runs Docker from the distribution's packages in a mount namespace of its own. Images are built with
 * the machine's network. Containers have networks only in a network namespace of our own, so that nothing
 * is changed in the machine's packet filter.
 */
export async function startDebianEngine(): Promise<Engine> {
  const folder = engineFolder();
  const tools = debianTools();
  const env = environmentOf(tools, folder);
  const inside = isInOwnNetwork();
  const run = join(folder, 'run');
  rmSync(run, { recursive: true, force: true });
  mkdirSync(run, { recursive: true });
  const log = join(folder, 'dockerd.log');
  const file = openSync(log, 'w');
  const args = [
    ...['--mount', join(tools, 'usr/sbin/dockerd'), '--host', `unix://${join(run, 'docker.sock')}`],
    ...['--data-root', join(folder, 'data'), '--exec-root', join(run, 'exec'), '--pidfile', join(run, 'pid')],
    ...['--exec-opt', 'native.cgroupdriver=cgroupfs'],
    ...(inside ? [] : ['--bridge=none', '--iptables=false']),
  ];
  const daemon = spawn('unshare', args, { env, stdio: ['ignore', file, file] });
  const ended = new Promise<void>((resolve) => daemon.once('exit', () => resolve()));
  const kill = () => daemon.kill('SIGTERM');
  process.once('exit', kill);
  const docker = join(tools, 'usr/bin/docker');
  const stop = async () => {
    process.off('exit', kill);
    kill();
    const late = setTimeout(() => daemon.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(late);
  };
  const deadline = Date.now() + START_WITHIN_MS;
  for (;;) {
    const version = answer(docker, env);
    if (version !== '')
      return {
        title: `Docker ${version} (Debian's)`,
        registry: false,
        buildArgs: ['--network=host'],
        command: [docker],
        env,
        stop,
      };
    if (daemon.exitCode !== null || Date.now() > deadline) {
      await stop();
      const said = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-10).join('\n');
      throw new UserError(`Debian's Docker does not start. The last lines of ${log}:\n${said}`);
    }
    await delay(200);
  }
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import type { Machine } from '@proofround/launcher';

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** The address that stands for the internet, where Stripe is. */
export const INTERNET = '10.99.0.1';
/** All addresses of the machines. */
export const NETWORK = '10.0.0.0/8';
const BRIDGE = 'inside';
/**
 * A connection ends when data stays unconfirmed for about 13 s, instead of a quarter of an hour.
 * NATS 2.9.10 needs this: while such data waits for a peer behind a cut network, the server does
 * not ping that peer, and still gives it a share of the calls.
 */
const KERNEL = { 'net.ipv4.tcp_retries2': 5 };
/** Follows a file with an offset such as `+300`; the monotonic clock is left alone. */
const FAKETIME = {
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  FAKETIME_CACHE_DURATION: '1',
};

/** The library for programs with threads (`-m`), wherever the system keeps it. */
const libfaketime = () =>
  execFileSync('faketime', ['-m', '-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' }).trim();

/**
 * Gives our own processes a clock. It starts after setpriv (before the `--`) has changed the user,
 * because the memory that libfaketime shares with the process belongs to the user who started it.
 * Servers get none: Redis with jemalloc does not start under libfaketime.
 */
function withClock(args: readonly string[], file: string): string[] {
  const user = args.indexOf('--') + 1;
  if (user === 0) return [...args];
  const settings = { ...FAKETIME, LD_PRELOAD: libfaketime(), FAKETIME_TIMESTAMP_FILE: file };
  const clock = ['env', ...Object.entries(settings).map((one) => one.join('='))];
  return [...args.slice(0, user), ...clock, ...args.slice(user)];
}

/** A network namespace with two ways out: to the other machines, and to users and the internet. */
export class NetworkMachine implements Machine {
  /** Where users and we reach it, also while it is cut off from the others. */
  readonly host: string;
  /** Where the other machines reach it. */
  readonly inside: string;
  /** Keeps the network while nothing else runs in it. */
  readonly holder: ChildProcess;
  private clock: string | undefined;

  constructor(
    readonly name: string,
    readonly number: number,
  ) {
    this.holder = spawn('setpriv', ['--pdeathsig', 'KILL', 'unshare', '--net', 'sleep', 'infinity'], {
      stdio: 'ignore',
    });
    this.host = `10.77.${number}.2`;
    this.inside = `10.77.0.${number}`;
  }

  /** The command line of one of our own processes on this machine, with the machine's clock. */
  run({ file, args }: Parameters<Machine['run']>[0]) {
    return this.runServer({ file, args: this.clock === undefined ? args : withClock(args, this.clock) });
  }

  /** The command line of a server on this machine. Servers keep the true time. */
  runServer({ file, args }: Parameters<Machine['run']>[0]) {
    return { file: 'nsenter', args: [`--net=/proc/${this.holder.pid}/ns/net`, file, ...args] };
  }

  /** The clock of our processes that start from now on follows this file. */
  followClock(file: string): void {
    this.clock = file;
    this.moveClock(0);
  }

  /** Sets the clock this much ahead of the true time. */
  moveClock(seconds: number): void {
    if (this.clock === undefined) throw new Error(`${this.name} has no clock of its own`);
    writeFileSync(this.clock, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`, { mode: 0o644 });
  }
}

/** Machines on one computer, each with a network of its own. Needs root and a namespace of our own. */
export class Network {
  private constructor(readonly machines: readonly NetworkMachine[]) {}

  static async build(names: readonly string[]): Promise<Network> {
    ip('link', 'add', BRIDGE, 'type', 'bridge');
    ip('addr', 'add', '10.77.0.254/24', 'dev', BRIDGE);
    ip('link', 'set', BRIDGE, 'up');
    ip('addr', 'add', `${INTERNET}/32`, 'dev', 'lo');
    const network = new Network(names.map((name, index) => new NetworkMachine(name, index + 1)));
    for (const machine of network.machines) await connect(machine);
    return network;
  }

  /** Cuts a machine off from the others; users and the internet stay. Nothing is refused, all is dropped. */
  cut(machine: NetworkMachine): void {
    ip('link', 'set', `${machine.name}-in`, 'down');
  }

  heal(machine: NetworkMachine): void {
    ip('link', 'set', `${machine.name}-in`, 'up');
  }

  stop(): void {
    for (const { holder } of this.machines) holder.kill('SIGKILL');
  }
}

/** Gives a machine its two ways out. */
async function connect({ name, number, inside, host, holder }: NetworkMachine): Promise<void> {
  const pid = String(holder.pid);
  const ours = readlinkSync('/proc/self/ns/net');
  while (readlinkSync(`/proc/${pid}/ns/net`) === ours) await delay(10);
  const run = (...command: string[]) =>
    execFileSync('nsenter', [`--net=/proc/${pid}/ns/net`, ...command], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const within = (...args: string[]) => run('ip', ...args);
  ip('link', 'add', `${name}-in`, 'type', 'veth', 'peer', 'name', 'inside', 'netns', pid);
  ip('link', 'set', `${name}-in`, 'master', BRIDGE);
  ip('link', 'set', `${name}-in`, 'up');
  ip('link', 'add', `${name}-out`, 'type', 'veth', 'peer', 'name', 'outside', 'netns', pid);
  ip('addr', 'add', `10.77.${number}.1/30`, 'dev', `${name}-out`);
  ip('link', 'set', `${name}-out`, 'up');
  within('link', 'set', 'lo', 'up');
  within('addr', 'add', `${inside}/24`, 'dev', 'inside');
  within('link', 'set', 'inside', 'up');
  within('addr', 'add', `${host}/30`, 'dev', 'outside');
  within('link', 'set', 'outside', 'up');
  within('route', 'add', 'default', 'via', `10.77.${number}.1`);
  // A process sees and sets the settings of its own network there.
  for (const [name, value] of Object.entries(KERNEL))
    run('sh', '-c', 'echo "$1" > "/proc/sys/$0"', name.replaceAll('.', '/'), String(value));
}

import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { Stack } from '@proofround/launcher';

import type { Proxy } from './proxy.js';

export interface Fault {
  name: string;
  /** Causes and ends the fault; resolves when it has ended. */
  happen: () => Promise<void>;
}

export interface Place {
  stack: Stack;
  proxies: Record<'PostgreSQL' | 'NATS' | 'Redis', Proxy>;
  /** The model's address, with a proxy before the stand-in. */
  model: Proxy;
  /** The folder of the servers' data, if it is a separate file system that can be filled. */
  smallDisk: string | undefined;
}

const SERVICES = ['gateway', 'auth', 'startups', 'marketplace', 'billing', 'notifications', 'ai-worker'];
const SERVERS = ['PostgreSQL', 'NATS', 'Redis'] as const;
const FROZEN_MS = 8000;
const AWAY_MS = 5000;

/** The faults of one process of the stack. */
function processFaults(stack: Stack) {
  const kill = (name: string): Fault => ({
    name: `${name} killed (SIGKILL)`,
    // The launcher restarts it, as Kubernetes would.
    happen: () => {
      stack.process(name).signal('SIGKILL');
      return Promise.resolve();
    },
  });
  const restart = (name: string): Fault => ({
    name: `${name} restarted`,
    happen: async () => {
      await stack.process(name).stop();
      await stack.process(name).start();
    },
  });
  const away = (name: string): Fault => ({
    name: `${name} away for ${AWAY_MS / 1000} s`,
    happen: async () => {
      await stack.process(name).stop();
      await delay(AWAY_MS);
      await stack.process(name).start();
    },
  });
  const freeze = (name: string): Fault => ({
    name: `${name} frozen for ${FROZEN_MS / 1000} s (SIGSTOP)`,
    happen: async () => {
      stack.process(name).signal('SIGSTOP');
      await delay(FROZEN_MS);
      stack.process(name).signal('SIGCONT');
    },
  });
  return { kill, restart, away, freeze };
}

/** Every fault, run in turn under steady work. */
export function faults({ stack, proxies, model, smallDisk }: Place): Fault[] {
  const { kill, restart, away, freeze } = processFaults(stack);
  const byProxy = (name: string, change: (proxy: Proxy) => Promise<void>) =>
    SERVERS.map((server) => ({ name: `${server}: ${name}`, happen: () => change(proxies[server]) }));

  return [
    ...SERVICES.map(kill),
    ...SERVERS.map(kill),
    ...SERVERS.map(restart),
    ...SERVERS.map(away),
    freeze('startups'),
    freeze('ai-worker'),
    freeze('NATS'),
    ...byProxy('all connections cut, three times', async (proxy) => {
      for (let times = 0; times < 3; times++) {
        proxy.cut();
        await delay(1000);
      }
    }),
    ...byProxy('100 ms slower either way, 8 s', async (proxy) => {
      proxy.slow(100);
      await delay(FROZEN_MS);
      proxy.slow(0);
    }),
    ...byProxy('silent for 8 s (nothing passes)', async (proxy) => {
      proxy.block(true);
      await delay(FROZEN_MS);
      proxy.block(false);
    }),
    {
      name: 'the AI provider away for 8 s',
      happen: async () => {
        model.block(true);
        await delay(FROZEN_MS);
        model.block(false);
      },
    },
    away('stripe-stand-in'),
    ...(smallDisk === undefined
      ? []
      : [{ name: 'the disk full for 8 s', happen: () => fillDisk(smallDisk) }]),
  ];
}

/** Leaves no room on a file system for a while. */
export async function fillDisk(folder: string, ms = FROZEN_MS): Promise<void> {
  const file = join(folder, 'filling');
  const { bavail, bsize } = statfsSync(folder);
  try {
    // Leaves one block, because the file system itself needs room to report that it is full.
    writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)));
  } catch (error) {
    // Another process wrote meanwhile: the disk is full.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
  await delay(ms);
  rmSync(file);
}

/** Creates a separate file system for the servers' data; undefined without root rights. */
export function mountSmallDisk(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export function unmount(folder: string): void {
  execFileSync('umount', [folder], { stdio: 'ignore' });
}

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { until } from '@proofround/test-kit';
import { z } from 'zod';

import { isAlive, type ProcessIdentity } from '../processes/identity.js';
import { freePorts } from '../system/ports.js';
import { Stack } from './stack.js';
import { Interrupted } from './stack-options.js';

const recorded = z.object({ processes: z.array(z.object({ pid: z.number(), began: z.string() })) });

describe('an interrupted start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proofround-interrupted-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  // rule: OPS-25
  it('stops what it has started, and starts nothing more', async () => {
    const list = join(dataDir, 'run', 'processes.json');
    let begun: ProcessIdentity[] = [];
    const interrupted = until('a server has begun', () => {
      begun = existsSync(list) ? recorded.parse(JSON.parse(readFileSync(list, 'utf8'))).processes : [];
      return begun.length > 0;
    }).then(() => undefined);
    const [port = 0] = await freePorts(1);
    const settings = { PATH: process.env['PATH'], STRIPE_SECRET_KEY: 'sk_test_of_nobody' };
    const start = Stack.start({ dataDir, port, settings, throwAway: true, interrupted });
    await expect(start).rejects.toBeInstanceOf(Interrupted);
    expect(begun.filter(isAlive)).toEqual([]);
    expect(existsSync(list)).toBe(false);
    const logs = readdirSync(join(dataDir, 'logs'));
    expect(logs).not.toContain('gateway.log');
  });
});

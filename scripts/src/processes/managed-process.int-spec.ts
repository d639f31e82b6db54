import { until } from '@proofround/test-kit';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { ManagedProcess } from './managed-process.js';

describe('a process that is kept running', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proofround-test-process-'));
  const begun: ManagedProcess[] = [];
  /** What it answers when it is asked whether it can work. */
  let answer: () => Promise<boolean>;
  let asked = 0;

  const start = async (name: string, logFile = join(folder, `${name}.log`)) => {
    answer = () => Promise.resolve(true);
    const process_ = new ManagedProcess({
      name,
      file: process.execPath,
      args: ['-e', 'setInterval(() => undefined, 1000)'],
      logFile,
      ready: () => Promise.resolve(true),
      able: () => {
        asked += 1;
        return answer();
      },
      ableEveryMs: 50,
    });
    begun.push(process_);
    await process_.start();
    return process_;
  };
  const isReplaced = (process_: ManagedProcess, pid: number | undefined) =>
    until('another is started', () => process_.pid !== pid, 10_000);
  const askedTimes = async (times: number) => {
    const before = asked;
    await until(`it was asked ${times} times`, () => asked >= before + times, 10_000);
  };

  afterEach(async () => {
    for (const process_ of begun.splice(0)) await process_.stop();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is started again when it says twice in a row that it cannot work', async () => {
    const process_ = await start('unable');
    const { pid } = process_;
    answer = () => Promise.resolve(false);
    await isReplaced(process_, pid);
    answer = () => Promise.resolve(true);
    await askedTimes(1);
    const healed = process_.pid;
    await askedTimes(10);
    expect(process_.pid).toBe(healed);
  });

  it('is left alone when it is able every other time', async () => {
    const process_ = await start('unsteady');
    const { pid } = process_;
    let able = false;
    answer = () => {
      able = !able;
      return Promise.resolve(able);
    };
    await askedTimes(20);
    expect(process_.pid).toBe(pid);
  });

  it('is given time when it does not answer, and started again when it never does', async () => {
    const process_ = await start('silent');
    const { pid } = process_;
    answer = () => Promise.reject(new Error('no answer'));
    await askedTimes(4);
    expect(process_.pid).toBe(pid);
    await isReplaced(process_, pid);
    // The new one has not answered yet: it may be reading its files.
    const starting = process_.pid;
    await askedTimes(20);
    expect(process_.pid).toBe(starting);
  });

  it('is started again as soon as its log can be written', async () => {
    const logs = join(folder, 'logs');
    const process_ = await start('logging', join(logs, 'of.log'));
    const { pid } = process_;
    rmSync(logs, { recursive: true });
    writeFileSync(logs, 'in the way, as a full disk is');
    process_.signal('SIGKILL');
    await delay(1500);
    expect(process_.pid).toBe(pid);
    rmSync(logs);
    await isReplaced(process_, pid);
    expect(readFileSync(join(logs, 'of.log'), 'utf8')).toBe('');
  });
});

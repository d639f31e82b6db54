import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { until } from '@proofround/test-kit';

import { ManagedProcess } from './managed-process.js';

describe('a process that is kept running', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proofround-test-process-'));
  const begun: ManagedProcess[] = [];
  /** The answer to the check whether it can work. */
  let answer: () => Promise<boolean>;
  let asked = 0;

  const start = async (name: string, logFile = join(folder, `${name}.log`), file = process.execPath) => {
    answer = () => Promise.resolve(true);
    const process_ = new ManagedProcess({
      name,
      file,
      args: ['-e', 'setInterval(() => undefined, 1000)'],
      logFile,
      ready: () => Promise.resolve(true),
      canWork: () => {
        asked += 1;
        return answer();
      },
      checkEveryMs: 50,
      checkLogEveryMs: 50,
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
    jest.restoreAllMocks();
    for (const process_ of begun.splice(0)) await process_.stop();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // rule: OPS-21
  it('writes a log that only its owner can read, also one that others could read before', async () => {
    const logFile = join(folder, 'private.log');
    writeFileSync(logFile, 'a former line\n', { mode: 0o644 });
    await start('private', logFile);
    expect(statSync(logFile).mode & 0o777).toBe(0o600);
  });

  // rule: OPS-24
  it('goes on with an empty log when the log is full, and keeps the full one', async () => {
    const logFile = join(folder, 'full.log');
    await start('full', logFile);
    const written = 'x'.repeat(21 * 1024 * 1024);
    appendFileSync(logFile, written);
    await until('it is empty', () => statSync(logFile).size === 0);
    expect(statSync(`${logFile}.1`).size).toBe(written.length);
    expect(statSync(`${logFile}.1`).mode & 0o777).toBe(0o600);
  });

  it('is restarted after two negative checks in a row', async () => {
    const process_ = await start('unable');
    const { pid } = process_;
    let negative = 2;
    answer = () => Promise.resolve(negative-- <= 0);
    await isReplaced(process_, pid);
    const healed = process_.pid;
    await askedTimes(10);
    expect(process_.pid).toBe(healed);
  });

  it('is not restarted if every other check succeeds', async () => {
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

  it('gets time when it does not answer, and is restarted if it never does', async () => {
    const process_ = await start('silent');
    const { pid } = process_;
    answer = () => Promise.reject(new Error('no answer'));
    await askedTimes(4);
    expect(process_.pid).toBe(pid);
    await isReplaced(process_, pid);
    // The new process has not answered yet: it may still be reading its files.
    const starting = process_.pid;
    await askedTimes(20);
    expect(process_.pid).toBe(starting);
  });

  it('is restarted as soon as its log can be written', async () => {
    const logs = join(folder, 'logs');
    const process_ = await start('logging', join(logs, 'of.log'));
    const { pid } = process_;
    const warned = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    rmSync(logs, { recursive: true });
    writeFileSync(logs, 'in the way, as a full disk is');
    process_.signal('SIGKILL');
    const refused = () => warned.mock.calls.filter(([line]) => String(line).includes('could not be started'));
    await until('it was tried twice', () => refused().length === 2, 10_000);
    expect(process_.pid).toBe(pid);
    rmSync(logs);
    await isReplaced(process_, pid);
    expect(readFileSync(join(logs, 'of.log'), 'utf8')).toBe('');
  });

  it('is restarted as soon as its program can be started again, and says so meanwhile', async () => {
    const program = join(folder, 'program');
    symlinkSync(process.execPath, program);
    const warned = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const process_ = await start('program', undefined, program);
    const { pid } = process_;
    rmSync(program);
    process_.signal('SIGKILL');
    const said = (text: string) => warned.mock.calls.some(([line]) => String(line).includes(text));
    await until('it says that it could not start it', () => said('program could not be started'), 10_000);
    expect(process_.pid).toBeUndefined();
    symlinkSync(process.execPath, program);
    await until('another is started', () => process_.pid !== undefined, 10_000);
    expect(process_.pid).not.toBe(pid);
  });

  it('runs once if it is stopped and started while a restart is pending', async () => {
    const process_ = await start('crashing');
    for (const _ of [1, 2, 3]) {
      const { pid } = process_;
      process_.signal('SIGKILL');
      await isReplaced(process_, pid);
    }
    const { pid: crashed } = process_;
    const warned = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    process_.signal('SIGKILL');
    await until('the crash is reported', () => warned.mock.calls.length > 0, 10_000);
    warned.mockRestore();
    await process_.stop();
    await process_.start();
    const started = process_.pid;
    expect(started).not.toBe(crashed);
    // Longer than the pause before the pending restart.
    await askedTimes(60);
    expect(process_.pid).toBe(started);
  });
});

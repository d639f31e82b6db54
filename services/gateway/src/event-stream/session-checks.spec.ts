import { Logger } from '@nestjs/common';
import { MAX_SESSIONS_ASKED } from '@proofround/contracts';
import { Loops, type RpcClient } from '@proofround/service-kit';
import { until } from '@proofround/test-kit';

import type { LiveHub } from '../live/live-hub.js';
import { SessionChecks } from './session-checks.js';

describe('the check of the sessions with open streams', () => {
  const open = (count: number) => Array.from({ length: count }, (_, index) => `session ${index}`);

  /** Checks whose auth refuses the sessions in `refused`. */
  function world(sessions: readonly string[]) {
    const asked: (readonly string[])[] = [];
    const ended: string[][] = [];
    const state = { refused: [] as string[], isAway: false };
    const call = (_rpc: unknown, { session_ids }: { session_ids: string[] }) => {
      asked.push(session_ids);
      if (state.isAway) return Promise.reject(new Error('auth is away'));
      return Promise.resolve({ session_ids: session_ids.filter((id) => state.refused.includes(id)) });
    };
    const gaps: (() => void)[] = [];
    const hub = { onGap: (watcher: () => void) => gaps.push(watcher) };
    const loops = new Loops({ SHUTDOWN_TIMEOUT_MS: 1000 });
    const added = jest.spyOn(loops, 'add');
    new SessionChecks({ call } as unknown as RpcClient, hub as unknown as LiveHub, loops).watch(
      () => sessions,
      (gone) => ended.push([...gone]),
    );
    const everyMs = added.mock.calls[0]?.[0].everyMs ?? Infinity;
    return { asked, ended, state, everyMs, gap: () => gaps.forEach((watcher) => watcher()), loops };
  }

  // rule: LIVE-9
  it('ends those that auth refuses, at a gap and every 30 seconds', async () => {
    const { asked, ended, state, everyMs, gap } = world(open(3));
    expect(everyMs).toBe(30_000);
    state.refused = ['session 1', 'elsewhere'];
    gap();
    await until('auth has answered', () => ended.length === 1);
    expect(ended).toEqual([['session 1']]);
    expect(asked).toEqual([open(3)]);
  });

  it('asks once for many, each once, and ends nothing while all go on', async () => {
    const many = open(1200);
    const { asked, ended, gap } = world([...many, ...many]);
    gap();
    await until('all are asked for', () => asked.length === 3);
    expect(asked.every(({ length }) => length <= MAX_SESSIONS_ASKED)).toBe(true);
    expect(asked.flat()).toEqual(many);
    expect(ended).toEqual([]);
  });

  it('asks nobody without streams, and ends nothing while auth is away', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const none = world([]);
    none.gap();
    const { asked, ended, state, gap } = world(open(600));
    state.isAway = true;
    gap();
    await until('it failed', () => warn.mock.calls.length > 0);
    // After the failed call no further one follows.
    expect([asked.length, ended.length, none.asked.length]).toEqual([1, 0, 0]);
    warn.mockRestore();
  });
});

import type { RpcClient } from '@proofround/service-kit';
import { anActor } from '@proofround/test-kit';

import type { Contacts } from '../accounts/contacts.js';
import type { LiveHub } from '../live/live-hub.js';
import { MatchesController } from './matches.controller.js';

describe('generating matches', () => {
  // rule: MATCH-3
  it('waits 60 seconds for the worker, then announces that the result comes later', async () => {
    const waits: number[] = [];
    const stop = jest.fn();
    const live = {
      awaitReply: (_user: string, _request: string, timeoutMs: number) => {
        waits.push(timeoutMs);
        return { arrived: Promise.resolve(false), stop };
      },
    };
    const rpc = { call: () => Promise.resolve(null) };
    const controller = new MatchesController(
      rpc as unknown as RpcClient,
      {} as unknown as Contacts,
      live as unknown as LiveHub,
    );
    const input = { actor: anActor(), params: { startupId: 'x' }, reply: {} };
    await expect(
      controller.generate(input as unknown as Parameters<MatchesController['generate']>[0]),
    ).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('as soon as they are ready') as unknown,
    });
    expect(waits).toEqual([60_000]);
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

import { rpc, VIEWS_AT_ONCE } from '@proofround/contracts';
import { unavailable } from '@proofround/service-kit';
import { anActor } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { Views } from './views.js';

describe('waiting views', () => {
  it('are all rejected after one call finds the service unavailable', async () => {
    const calls: (() => void)[] = [];
    const views = new Views({
      call: () => new Promise<never>((_, reject) => calls.push(() => reject(unavailable()))),
    });
    const burst = Array.from({ length: 3 * VIEWS_AT_ONCE }, () => views.record(anActor(), uuid()));
    const outcomes = Promise.allSettled(burst);
    expect(calls).toHaveLength(1);
    calls[0]?.();
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    }
    expect(calls).toHaveLength(1);
  });

  it('are rejected after the RPC timeout, and later ones are sent', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const sent: number[] = [];
      const answers: ((known: boolean[]) => void)[] = [];
      const views = new Views({
        call: (_rpc, request) => {
          sent.push(rpc.interest.recordView.request.parse(request).views.length);
          return new Promise<never>((_resolve, reject) =>
            answers.push(() => reject(new Error('unexpected'))),
          );
        },
      });
      const first = views.record(anActor(), uuid());
      const waiting = views.record(anActor(), uuid());
      const settled = Promise.allSettled([first, waiting]);
      jest.advanceTimersByTime(5000);
      const late = views.record(anActor(), uuid());
      const lateSettled = Promise.allSettled([late]);
      answers[0]?.([]);
      expect((await settled)[1]).toMatchObject({ reason: { code: 'unavailable' } });
      expect(sent).toEqual([1, 1]);
      answers[1]?.([]);
      expect((await lateSettled)[0]).toMatchObject({ reason: { message: 'unexpected' } });
    } finally {
      jest.useRealTimers();
    }
  });
});

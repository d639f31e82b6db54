import type { FastifyRequest } from 'fastify';

import type { HttpProblem } from './errors.js';
import { UnfinishedBodies } from './unfinished-bodies.js';

const KIB = 1024;

describe('bodies that arrive slowly', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Begins to receive a body from an address of its own, of which `bytes` are here. */
  const body = (bodies: UnfinishedBodies, name: string, bytes: number) => {
    const refusals: number[] = [];
    const request = { ip: `192.0.2.${name}` } as unknown as FastifyRequest;
    const watched = bodies.watch(request, ({ status }: HttpProblem) => {
      refusals.push(status);
      watched.end();
    });
    watched.hold(bytes);
    return { refusals, ...watched };
  };
  const becomeSlow = () => jest.advanceTimersByTimeAsync(150);

  // rule: LIMIT-12
  it('together hold a bounded number of bytes; beyond it those that were begun first are refused', async () => {
    const bodies = new UnfinishedBodies(10_000, 1000 * KIB);
    const waiting = [body(bodies, '1', 400 * KIB), body(bodies, '2', 400 * KIB)];
    await becomeSlow();
    const third = body(bodies, '3', 100 * KIB);
    await becomeSlow();
    const refused = () => [...waiting, third].map(({ refusals }) => refusals);
    expect(refused()).toEqual([[], [], []]);
    third.hold(201 * KIB);
    expect(refused()).toEqual([[429], [], []]);
    // What was refused or has arrived makes room.
    waiting[1]?.end();
    third.hold(1000 * KIB);
    expect(refused()).toEqual([[429], [], []]);
    third.hold(1001 * KIB);
    expect(refused()).toEqual([[429], [], [429]]);
  });

  // rule: LIMIT-12
  it('leave those alone that arrive at once, however large', async () => {
    const bodies = new UnfinishedBodies(10_000, 1000 * KIB);
    const slow = body(bodies, '1', 1000 * KIB);
    await becomeSlow();
    const quick = Array.from({ length: 100 }, (_, index) => body(bodies, String(index), 250 * KIB));
    quick.forEach((one) => one.end());
    await becomeSlow();
    expect([slow, ...quick].flatMap(({ refusals }) => refusals)).toEqual([]);
  });
});

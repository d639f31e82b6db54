import { LIVE_GROUP_SUBJECT, liveGroup, liveSubject } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { envelopeOf, EventPublisher } from '../events/publisher.js';
import { counted, CounterWorld } from '../testing/counter.js';

describe('outbox', () => {
  let world: CounterWorld;
  beforeAll(async () => {
    world = await CounterWorld.start();
  });
  afterAll(() => world.stop());

  it('publishes what a transaction committed', async () => {
    await world.send('committed');
    await world.counts('committed', 1);
    await until('the row is marked sent', async () => (await world.unsent()) === 0);
  });

  it('stores many events in one statement, in order, and runs none for an empty list', async () => {
    const keys = Array.from({ length: 300 }, (_, index) => `many-${index}`);
    const kept = await world.transactions.run(async (tx) => {
      const query = jest.spyOn(tx, 'query');
      await world.outbox.appendAll(tx, counted, []);
      await world.outbox.appendAll(
        tx,
        counted,
        keys.map((key) => ({ key, fail_times: 0 })),
      );
      expect(query).toHaveBeenCalledTimes(1);
      query.mockRestore();
      return z
        .array(z.object({ key: z.string() }))
        .parse(await tx.query("SELECT payload::json -> 'data' ->> 'key' AS key FROM outbox ORDER BY id"));
    });
    expect(kept.map(({ key }) => key).filter((key) => key.startsWith('many-'))).toEqual(keys);
    await world.counts('many-299', 1);
  });

  it('stores what several appends add together with one statement, in order', async () => {
    const keys = ['together-1', 'together-2', 'together-3'];
    const append = (tx: EntityManager, key = '') => world.outbox.append(tx, counted, { key, fail_times: 0 });
    await world.transactions.run(async (tx) => {
      const query = jest.spyOn(tx, 'query');
      await world.outbox.together(tx, async () => {
        await append(tx, keys[0]);
        await world.outbox.together(tx, () => append(tx, keys[1]));
        await append(tx, keys[2]);
        expect(query).not.toHaveBeenCalled();
      });
      expect(query).toHaveBeenCalledTimes(1);
    });
    for (const key of keys) await world.counts(key, 1);
  });

  it('stores signals about many users in few messages that name each user once', async () => {
    const live = { event: 'user.updated', data: { is_premium: true } } as const;
    const users = Array.from({ length: 150 }, () => uuid());
    const subjects = (all: readonly string[]) =>
      world.transactions.run(async (tx) => {
        await tx.query('DELETE FROM outbox');
        await world.outbox.appendLiveAll(
          tx,
          all.map((userId) => ({ userId, live })),
        );
        const rows = z
          .array(z.object({ subject: z.string(), payload: z.string() }))
          .parse(await tx.query('SELECT subject, payload FROM outbox ORDER BY id'));
        await tx.query('DELETE FROM outbox');
        return rows;
      });
    const rows = await subjects([...users, ...users.slice(140)]);
    const groups = rows.map(({ payload }) => liveGroup.parse(JSON.parse(payload)).signals);
    expect(rows.every(({ subject }) => subject === LIVE_GROUP_SUBJECT)).toBe(true);
    expect(groups.map(({ length }) => length)).toEqual([100, 50, 10]);
    expect(groups.flat().map(({ user_id }) => user_id)).toEqual([...users, ...users.slice(140)]);
    const [one = '', two = ''] = users;
    expect((await subjects([one, two])).map(({ subject }) => subject)).toEqual([one, two].map(liveSubject));
  });

  it('publishes nothing from a transaction that rolled back', async () => {
    await expect(
      world.transactions.run(async (tx) => {
        await world.outbox.append(tx, counted, { key: 'rolled-back', fail_times: 0 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await world.send('after');
    await world.counts('after', 1);
    expect(await world.value('rolled-back')).toBeUndefined();
  });

  it('publishes rows that were stored before the clock of the server was set back', async () => {
    await world.database.query(
      `INSERT INTO outbox (id, subject, payload, created_at, next_attempt_at)
       VALUES ($1, $2, $3, now() + interval '1 day', now() + interval '1 day')`,
      [uuid(), counted.subject, JSON.stringify(envelopeOf(counted, { key: 'of-tomorrow', fail_times: 0 }))],
    );
    await world.counts('of-tomorrow', 1);
  });

  it('publishes rows that a crash left unpublished', async () => {
    // A process that crashes right after its commit leaves the row without waking the relay.
    const envelope = envelopeOf(counted, { key: 'crashed', fail_times: 0 });
    await world.database.query('INSERT INTO outbox (id, subject, payload) VALUES ($1, $2, $3)', [
      envelope.id,
      counted.subject,
      JSON.stringify(envelope),
    ]);
    await world.counts('crashed', 1);
  });

  it('puts back what the broker refuses, with the time of its commit, and publishes it once later', async () => {
    const rows = z.array(z.object({ attempts: z.number(), aged: z.boolean() }));
    const refuse = jest
      .spyOn(world.running.app.get(EventPublisher), 'publishRaw')
      .mockRejectedValue(new Error('full'));
    await world.send('refused');
    const query = 'SELECT attempts, created_at < next_attempt_at AS aged FROM outbox';
    await until('it was refused twice', async () => {
      const [row] = rows.parse(await world.database.query(query));
      return row?.attempts === 2 && row.aged;
    });
    refuse.mockRestore();
    await world.counts('refused', 1);
    await until('the row is gone', async () => (await world.unsent()) === 0);
    expect(await world.value('refused')).toBe(1);
  });

  it('keeps events committed while NATS is down, and publishes them once when NATS is back', async () => {
    await world.nats.pause();
    await world.send('nats-away');
    expect(await world.unsent()).toBe(1);
    await world.nats.resume();
    await world.counts('nats-away', 1);
    await until('the row is marked sent', async () => (await world.unsent()) === 0);
    expect(await world.value('nats-away')).toBe(1);
  }, 40_000);
});

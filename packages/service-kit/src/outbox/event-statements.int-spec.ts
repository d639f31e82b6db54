import { defineEvent, eventEnvelope, type Idempotency } from '@proofround/contracts';
import { createDatabase } from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { runInContext } from '../context/request-context.js';
import { Statements } from '../database/statements.js';
import { Transactions } from '../database/transactions.js';
import { Commands } from '../idempotency/commands.js';
import { RawJson } from '../rpc/rpc-handlers.js';
import { dataSourceOptions } from '../service/data-source.js';
import { migrateDatabase } from '../service/migrate-database.js';
import { eventStatement, EventStatements } from './event-statements.sql.js';
import { Outbox } from './outbox.js';

const named = defineEvent('probe.named.v1', z.object({ thing_id: z.uuid(), name: z.string() }));

const NAME = eventStatement({
  event: named,
  data: { thing_id: 'stored.id', name: 'stored.name' },
  from: 'stored',
  sql: (insertEvent) => `
    WITH stored AS (
      INSERT INTO things (id, name) VALUES ($4, $5) ON CONFLICT DO NOTHING RETURNING id, name
    ), event AS (${insertEvent})
    SELECT id FROM stored`,
  row: z.object({ id: z.string() }),
});

describe('a statement that changes data and stores the event', () => {
  const definition = { entities: [], migrations: [] };
  let database: DataSource;
  let statements: EventStatements;
  let woken = 0;

  beforeAll(async () => {
    const url = await createDatabase('event_statements');
    await migrateDatabase(definition, { url, service: 'test' });
    database = new DataSource(dataSourceOptions(definition, { url, pool: 4, service: 'test' }));
    await database.initialize();
    await database.query('CREATE TABLE things (id uuid PRIMARY KEY, name text UNIQUE)');
    const transactions = new Transactions(database);
    const outbox = new Outbox(transactions);
    outbox.onCommitted(() => (woken += 1));
    statements = new EventStatements(new Statements(database), new Commands(transactions), outbox);
  });
  afterAll(() => database.destroy());
  beforeEach(() => database.query('DELETE FROM outbox'));

  const name = (thing: string, idempotency?: Idempotency) =>
    runInContext({ correlation_id: 'test-correlation', idempotency }, () =>
      statements.run(uuid(), NAME, [uuid(), thing], ([row]) => row?.id ?? null),
    );
  const events = async () => {
    const rows = z
      .array(z.object({ id: z.string(), subject: z.string(), payload: z.string() }))
      .parse(await database.query('SELECT id, subject, payload FROM outbox'));
    return rows.map((row) => ({ ...row, envelope: eventEnvelope.parse(JSON.parse(row.payload)) }));
  };

  it('stores the event with what the statement stored, and wakes the relay', async () => {
    const before = woken;
    const id = await name('a "quoted" name');
    expect(await events()).toEqual([
      expect.objectContaining({
        subject: named.subject,
        envelope: expect.objectContaining({
          name: named.name,
          correlation_id: 'test-correlation',
          data: { thing_id: id, name: 'a "quoted" name' },
        }) as unknown,
      }),
    ]);
    const [row] = await events();
    expect(row?.envelope.id).toBe(row?.id);
    expect(woken).toBeGreaterThan(before);
  });

  it('stores no event when nothing changed', async () => {
    await name('taken');
    await database.query('DELETE FROM outbox');
    expect(await name('taken')).toBeNull();
    expect(await events()).toEqual([]);
  });

  it('runs once for an Idempotency-Key', async () => {
    const idempotency = { route: 'POST /things', key: uuid(), fingerprint: 'a' };
    const user = uuid();
    const run = () =>
      runInContext({ correlation_id: 'test-correlation', idempotency }, () =>
        statements.run(user, NAME, [uuid(), 'once'], ([row]) => row?.id ?? null),
      );
    const first = await run();
    const again = await run();
    expect(again).toBeInstanceOf(RawJson);
    expect(again).toMatchObject({ text: JSON.stringify(first), extras: { replayed: true } });
    expect(await events()).toHaveLength(1);
  });
});

import { createDatabase } from '@proofround/test-kit';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { dataSourceOptions } from '../service/data-source.js';
import { insertAll } from './insert-all.js';

@Entity('kept')
class KeptRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  pair: string;

  @Column('json', { nullable: true })
  reasons: string[] | null;

  @Column('text', { array: true })
  words: string[];

  @Column('double precision', { nullable: true })
  score: number | null;

  @Column('timestamptz')
  at: Date;
}

describe('many rows', () => {
  let database: DataSource;

  beforeAll(async () => {
    const url = await createDatabase('insert-all');
    const definition = { entities: [KeptRow], migrations: [] };
    database = await new DataSource(
      dataSourceOptions(definition, { url, pool: 1, service: 'test' }),
    ).initialize();
    await database.query(`CREATE TABLE kept (id uuid PRIMARY KEY, pair text UNIQUE, reasons json,
      words text[] NOT NULL, score double precision, at timestamptz NOT NULL)`);
  });
  afterAll(() => database.destroy());

  const aRow = (pair: string, part: Partial<KeptRow> = {}): KeptRow => ({
    id: uuid(),
    pair,
    reasons: ['a "quoted" \\ word', 'ünï'],
    words: ['a,b', '{c}', ''],
    score: 0.1 + 0.2,
    at: new Date(),
    ...part,
  });
  const stored = () => database.manager.find(KeptRow, { order: { pair: 'ASC' } });

  it('are stored unchanged, by one statement whose text does not depend on their number', async () => {
    const rows = [aRow('1'), aRow('2', { reasons: null, words: [], score: null }), aRow('3')];
    const query = jest.spyOn(database.manager, 'query');
    await insertAll(database.manager, KeptRow, []);
    expect(query).not.toHaveBeenCalled();
    await insertAll(database.manager, KeptRow, rows.slice(0, 1));
    await insertAll(database.manager, KeptRow, rows.slice(1));
    const texts = query.mock.calls.map(([text]) => text);
    query.mockRestore();
    expect(texts).toHaveLength(2);
    expect(new Set(texts).size).toBe(1);
    expect(await stored()).toEqual(rows);
  });

  it('are stored with a replacement for what PostgreSQL cannot read', async () => {
    await insertAll(database.manager, KeptRow, [aRow('0', { reasons: ['cut \ud83d', 'zero \0'] })]);
    expect((await stored())[0]?.reasons).toEqual(['cut \ufffd', 'zero \ufffd']);
    await database.manager.delete(KeptRow, { pair: '0' });
  });

  it('replace those of the same key, and are refused without it', async () => {
    const [, before] = await stored();
    const row = aRow('2', { reasons: ['new'] });
    await expect(insertAll(database.manager, KeptRow, [row])).rejects.toThrow('kept_pair_key');
    await insertAll(database.manager, KeptRow, [row, aRow('4')], { replaces: ['pair'] });
    expect(before).not.toEqual(row);
    expect((await stored())[1]).toEqual(row);
    expect(await stored()).toHaveLength(4);
  });
});

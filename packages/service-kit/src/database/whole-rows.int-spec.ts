import { createDatabase } from '@proofround/test-kit';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { dataSourceOptions } from '../service/data-source.js';
import { asNumber } from './columns.js';
import { findRow, findRows, updateRow } from './whole-rows.js';

@Entity('wholes')
class WholeRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'former_name' })
  title: string;

  @Column('json', { nullable: true })
  reasons: string[] | null;

  @Column('text', { array: true })
  words: string[];

  @Column('numeric', { precision: 15, scale: 2, nullable: true, transformer: asNumber })
  amount: number | null;

  @Column('boolean')
  is_open: boolean;

  @Column('timestamptz')
  at: Date;

  @Column('text', { select: false })
  search: string;
}

describe('whole rows', () => {
  let database: DataSource;

  beforeAll(async () => {
    const url = await createDatabase('whole-rows');
    const definition = { entities: [WholeRow], migrations: [] };
    database = await new DataSource(
      dataSourceOptions(definition, { url, pool: 1, service: 'test' }),
    ).initialize();
    await database.query(`CREATE TABLE wholes (id uuid PRIMARY KEY, former_name text NOT NULL, reasons json,
      words text[] NOT NULL, amount numeric(15, 2), is_open boolean NOT NULL, at timestamptz NOT NULL,
      search text NOT NULL)`);
  });
  afterAll(() => database.destroy());

  const stored = async (fields: Partial<WholeRow> = {}): Promise<WholeRow> => {
    const row = Object.assign(new WholeRow(), {
      id: uuid(),
      title: 'One',
      reasons: ['a', 'b'],
      words: ['x', 'y "z"'],
      amount: 12.5,
      is_open: true,
      at: new Date('2026-11-20T09:30:00Z'),
      search: 'one',
      ...fields,
    });
    await database.manager.insert(WholeRow, row);
    return row;
  };

  it('are read as TypeORM reads them', async () => {
    const { manager } = database;
    const [full, blank] = [await stored(), await stored({ reasons: null, amount: null, words: [] })];
    for (const { id } of [full, blank]) {
      const found = await findRow(manager, WholeRow, id);
      expect(found).toBeInstanceOf(WholeRow);
      expect(found).toEqual(await manager.findOneBy(WholeRow, { id }));
    }
    expect(await findRow(manager, WholeRow, uuid())).toBeNull();
  });

  it('are found by a condition, with some columns, and locked', async () => {
    const { id, at } = await stored({ title: 'Two' });
    await database.transaction(async (tx) => {
      const found = await findRows(tx, WholeRow, ['former_name = $1', 'Two'], {
        lock: 'FOR UPDATE',
        only: ['id', 'at', 'search'],
      });
      expect(found).toEqual([{ id, at, search: 'one' }]);
    });
  });

  it('are stored with all their columns', async () => {
    const [row, other] = [await stored(), await stored({ title: 'Other' })];
    Object.assign(row, {
      title: 'It’s “new”',
      reasons: ['c'],
      words: [],
      amount: null,
      is_open: false,
      at: new Date('2026-11-21T00:00:00Z'),
      search: 'new',
    });
    await updateRow(database.manager, WholeRow, row);
    const [found] = await database.manager.find(WholeRow, {
      where: { id: row.id },
      select: { id: true, search: true, ...all },
    });
    expect(found).toEqual(row);
    expect((await findRow(database.manager, WholeRow, other.id))?.title).toBe('Other');
  });

  const all = { title: true, reasons: true, words: true, amount: true, is_open: true, at: true };
});

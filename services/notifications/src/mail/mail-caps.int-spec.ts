import { dataSourceOptions, Loops, migrateDatabase } from '@proofround/service-kit';
import { createDatabase } from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { notificationsService } from '../service.js';
import { MailCaps } from './mail-caps.js';

const CAP = 20;

describe('the count of mails to a recipient', () => {
  let database: DataSource;
  let caps: MailCaps;

  beforeAll(async () => {
    const definition = notificationsService.database ?? { entities: [], migrations: [] };
    const url = await createDatabase('mail_caps');
    await migrateDatabase(definition, { url, service: 'test' });
    database = new DataSource(dataSourceOptions(definition, { url, pool: 4, service: 'test' }));
    await database.initialize();
    caps = new MailCaps(database, new Loops({ SHUTDOWN_TIMEOUT_MS: 100 }));
  });
  afterAll(() => database.destroy());

  const take = (id: string, email: string) =>
    caps.take({ id, to: { email, name: 'Amara Osei' } }, 'notification');
  const another = () => `${uuid()}@example.com`;

  it('counts a mail once, however often it is tried', async () => {
    const [id, email] = [uuid(), another()];
    for (let attempt = 0; attempt <= CAP; attempt++) expect(await take(id, email)).toBe(0);
    for (let others = 1; others < CAP; others++) expect(await take(uuid(), email)).toBe(0);
    expect(await take(uuid(), email)).toBeGreaterThan(0);
    expect(await take(id, email)).toBe(0);
  });

  it('takes a mail again whose first attempt was more than an hour ago, and counts it from now', async () => {
    const [id, email] = [uuid(), another()];
    await take(id, email);
    await database.query(
      `UPDATE mail_counts SET counted_at = now() - interval '61 minutes' WHERE mail_id = $1`,
      [id],
    );
    expect(await take(id, email)).toBe(0);
    for (let others = 1; others < CAP; others++) await take(uuid(), email);
    expect(await take(uuid(), email)).toBeGreaterThan(0);
  });

  it('takes a mail again whose recipient has another address since the first attempt', async () => {
    const [id, former, present] = [uuid(), another(), another()];
    await take(id, former);
    expect(await take(id, present)).toBe(0);
    for (let others = 1; others < CAP; others++) await take(uuid(), present);
    expect(await take(uuid(), present)).toBeGreaterThan(0);
  });
});

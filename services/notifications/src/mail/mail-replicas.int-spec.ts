import { setImmediate as nextTurn } from 'node:timers/promises';

import { offerReceived, startupAnalysed, startupDeleted, type User } from '@proofround/contracts';
import { Loops } from '@proofround/service-kit';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { anAnalysis, anOffer } from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';
import { TestSmtpServer } from '../testing/smtp-server.js';

describe('mail during restarts and with several replicas', () => {
  let smtp: TestSmtpServer;
  let world: NotificationsWorld;

  beforeEach(async () => {
    smtp = await TestSmtpServer.start();
    // One mail at a time, so that a held mail delays the next ones.
    world = await NotificationsWorld.start({ SMTP_URL: smtp.url, MAIL_CONCURRENCY: '1' });
  }, 20_000);
  afterEach(async () => {
    await world.stop();
    await smtp.down();
  }, 20_000);

  const offerTo = (founder: User) => world.publish(offerReceived, anOffer({ owner_id: founder.id }));

  it('waits until the mail server is up', async () => {
    await smtp.down();
    const founder = await world.register();
    await offerTo(founder);
    await until(
      'one attempt has failed',
      async () => (await world.mailLog(founder.id))[0]?.last_error != null,
    );
    await smtp.up();
    await world.mailIs(founder.id, 'sent');
    expect(smtp.to(founder.email)).toHaveLength(1);
  }, 20_000);

  it('waits for the e-mail address while auth is down', async () => {
    const founder = await world.register();
    await world.authDown();
    await offerTo(founder);
    const row = await until('one attempt has failed', async () => {
      const [delivery] = await world.mailLog(founder.id);
      return delivery?.last_error != null && delivery;
    });
    expect(row.last_error).toBe('auth did not return the e-mail address');
    await world.authUp();
    await world.mailIs(founder.id, 'sent');
  }, 30_000);

  it('holds no transaction open while the mail server is slow', async () => {
    const release = smtp.hold();
    await offerTo(await world.register());
    await until('the server has received it', () => smtp.offered === 1);
    await until('no transaction is open', async () => {
      const open: unknown = await world.database.query(
        `SELECT query FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`,
      );
      return Array.isArray(open) && open.length === 0;
    });
    release();
  }, 20_000);

  it('is not sent when its startup is deleted while it waits', async () => {
    const [busy, founder] = [await world.register(), await world.register()];
    const startup = { startup_id: uuid(), owner_id: founder.id };
    const release = smtp.hold();
    await offerTo(busy);
    await until('the sender is busy', () => smtp.offered === 1);
    await world.publish(startupAnalysed, anAnalysis(startup));
    await world.settled(startupAnalysed);
    expect(await world.mailLog(founder.id)).toHaveLength(1);
    await world.publish(startupDeleted, startup);
    await world.settled(startupDeleted);
    release();
    await offerTo(busy);
    await until('the next mail is sent', () => smtp.to(busy.email).length === 2);
    expect(smtp.to(founder.email)).toEqual([]);
    expect(await world.mailLog(founder.id)).toEqual([]);
  }, 20_000);

  it('is sent once each when two replicas share the work', async () => {
    await world.replica();
    const founder = await world.register();
    const release = smtp.hold();
    for (let n = 0; n < 20; n++) await offerTo(founder);
    await until('both replicas are sending one', () => smtp.offered === 2);
    release();
    await until('all are sent', async () =>
      (await world.mailLog(founder.id)).every(({ status }) => status === 'sent'),
    );
    const ids = smtp.to(founder.email).map(({ headers }) => headers.get('message-id'));
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  }, 30_000);

  it('is sent again with the same Message-ID when its process died before recording it', async () => {
    const founder = await world.register();
    await offerTo(founder);
    await world.mailIs(founder.id, 'sent');
    await world.database.query(
      `UPDATE mail_deliveries SET status = 'sending', finished_at = NULL, next_attempt_at = now() - interval '1 s'`,
    );
    expect(await world.mailIs(founder.id, 'sent')).toMatchObject({ attempts: 2 });
    const ids = smtp.to(founder.email).map(({ headers }) => headers.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  }, 20_000);

  it('fails when its process died during the last attempt', async () => {
    const founder = await world.register();
    await offerTo(founder);
    await world.mailIs(founder.id, 'sent');
    await world.database.query(
      `UPDATE mail_deliveries SET status = 'sending', attempts = 8, next_attempt_at = now() - interval '1 s'`,
    );
    const row = await world.mailIs(founder.id, 'failed');
    expect(row.last_error).toBe('The process died during the last attempt');
    expect(smtp.to(founder.email)).toHaveLength(1);
  }, 20_000);

  it('is sent before the process stops when its sending has started', async () => {
    const founder = await world.register();
    const release = smtp.hold();
    await offerTo(founder);
    await until('the server has received it', () => smtp.offered === 1);
    const stopping = jest.spyOn(world.service.app.get(Loops), 'onModuleDestroy');
    const closing = world.service.close();
    await until('it stops', () => stopping.mock.calls.length > 0);
    // Without a mail to wait for, it would have stopped before the next turn of the event loop.
    const stopped = stopping.mock.results[0]?.value as Promise<void>;
    expect(await Promise.race([stopped, nextTurn('still waiting')])).toBe('still waiting');
    release();
    await closing;
    expect(smtp.to(founder.email)).toHaveLength(1);
    await world.replica();
    expect(await world.mailLog(founder.id)).toEqual([{ status: 'sent', attempts: 1, last_error: null }]);
  }, 20_000);

  it('is sent by the next process when the mail server hangs during a shutdown', async () => {
    const founder = await world.register();
    smtp.silent = true;
    await offerTo(founder);
    await until('the server has received it', () => smtp.offered === 1);
    await world.service.close();
    smtp.silent = false;
    await world.replica();
    expect(await world.mailIs(founder.id, 'sent')).toMatchObject({ attempts: 2 });
    expect(smtp.to(founder.email)).toHaveLength(1);
  }, 20_000);
});

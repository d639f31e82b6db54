import {
  accountDeleted,
  interestRecorded,
  offerReceived,
  paymentConfirmed,
  rpc,
  type User,
} from '@proofround/contracts';
import { anActor } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { anInterest, anOffer, aPayment } from '../testing/events.js';
import { TestSmtpServer } from '../testing/smtp-server.js';
import { NotificationsWorld } from '../testing/world.js';

describe('a deleted account in the notifications service', () => {
  let smtp: TestSmtpServer;
  let world: NotificationsWorld;
  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    world = await NotificationsWorld.start({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Proofround <hello@proofround.example>',
      PUBLIC_URL: 'https://proofround.example',
    });
  });
  afterAll(async () => {
    await world.stop();
    await smtp.down();
  });

  const deleteAccount = async ({ id }: Pick<User, 'id'>, eventId = uuid()): Promise<string> => {
    await world.publish(accountDeleted, { user_id: id }, eventId);
    await world.settled(accountDeleted);
    return eventId;
  };
  const tablesWith = async (text: string): Promise<string[]> => {
    const found = await Promise.all(
      ['notifications', 'mail_deliveries', 'outbox'].map(async (table) => {
        const rows = await world.database.query<unknown[]>(
          `SELECT 1 FROM "${table}" AS data WHERE data::text LIKE '%' || $1 || '%' LIMIT 1`,
          [text],
        );
        return rows.length > 0 ? [table] : [];
      }),
    );
    return found.flat();
  };

  // rule: PRIVACY-5
  it('has no notifications and no mail deliveries', async () => {
    const [leaving, staying] = [await world.register(), await world.register()];
    for (const { id } of [leaving, staying]) await world.publish(offerReceived, anOffer({ owner_id: id }));
    await world.mailIs(leaving.id, 'sent');
    const event = await deleteAccount(leaving);
    await deleteAccount(leaving, event);
    expect(await world.inbox(leaving.id)).toEqual([]);
    expect(await tablesWith(leaving.id)).toEqual([]);
    expect(await world.mailLog(leaving.id)).toEqual([]);
    expect(await world.firstNotification(staying.id)).toMatchObject({ type: 'offer_received' });
  });

  it('gets no notification and no mail for late events', async () => {
    const leaving = await world.register();
    await deleteAccount(leaving);
    await world.publish(offerReceived, anOffer({ owner_id: leaving.id }));
    await world.publish(paymentConfirmed, aPayment({ user_id: leaving.id }));
    await world.settled(offerReceived);
    await world.settled(paymentConfirmed);
    expect(await tablesWith(leaving.id)).toEqual([]);
    expect(smtp.mails.filter(({ to }) => to.includes(leaving.email))).toEqual([]);
  });

  it('is no longer named in notifications of others', async () => {
    const founder = await world.register('Amara Osei');
    const investor = await world.register(`Ivy ${uuid()}`);
    await world.publish(
      interestRecorded,
      anInterest({ owner_id: founder.id, investor_user_id: investor.id }),
    );
    expect((await world.firstNotification(founder.id)).body).toContain(investor.email);
    await deleteAccount(investor);
    expect(await world.firstNotification(founder.id)).toMatchObject({
      title: 'An investor is interested in LedgerLoop',
      body: 'The investor has closed their account since.',
    });
    for (const text of [investor.email, investor.name, investor.id])
      expect(await tablesWith(text)).toEqual([]);
  });

  it('is not named by late events', async () => {
    const [founder, investor] = [await world.register(), await world.register(`Ivy ${uuid()}`)];
    await deleteAccount(investor);
    await world.publish(
      interestRecorded,
      anInterest({ owner_id: founder.id, investor_user_id: investor.id }),
    );
    await world.settled(interestRecorded);
    expect(await world.inbox(founder.id)).toEqual([]);
  });

  it('is exported with its own inbox only', async () => {
    const [user, other] = [await world.register(), await world.register()];
    for (const { id } of [user, other]) await world.publish(offerReceived, anOffer({ owner_id: id }));
    const own = await world.firstNotification(user.id);
    await world.firstNotification(other.id);
    const actor = anActor({ user_id: user.id });
    expect(
      await world.rpc.call(rpc.accounts.export.notifications, { actor, section: 'notifications' }),
    ).toEqual([own]);
  });
});

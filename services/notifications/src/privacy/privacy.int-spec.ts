import {
  accountDeleted,
  interestRecorded,
  offerDecided,
  offerReceived,
  paymentConfirmed,
  rpc,
  startupAnalysed,
  startupDeleted,
  type User,
} from '@proofround/contracts';
import { aDeparture, anActor } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { aDecision, anAnalysis, anInterest, anOffer, aPayment } from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';
import { TestSmtpServer } from '../testing/smtp-server.js';

describe('what deletions leave in the notifications service', () => {
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

  describe('a deleted account', () => {
    const deleteAccount = async ({ id }: Pick<User, 'id'>, eventId = uuid()): Promise<string> => {
      await world.publish(accountDeleted, aDeparture(id), eventId);
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

  describe('notifications of a deleted startup', () => {
    const startup = () => ({ startup_id: uuid(), owner_id: uuid() });
    const UNNAMED = expect.objectContaining({
      title: 'Your offer was rejected',
      link: '/marketplace?view=my-offers',
    }) as object;

    it('are deleted; a buyer keeps the decision without the startup’s name', async () => {
      const gone = startup();
      const kept = { ...startup(), owner_id: gone.owner_id };
      const decided = aDecision({ ...gone });
      await world.publish(offerDecided, decided);
      await world.publish(offerReceived, anOffer(gone));
      await world.publish(startupAnalysed, anAnalysis(gone));
      await world.publish(startupAnalysed, anAnalysis(kept));
      for (const event of [offerDecided, offerReceived, startupAnalysed]) await world.settled(event);
      expect(await world.inbox(gone.owner_id)).toHaveLength(3);

      await world.publish(startupDeleted, gone);
      await world.settled(startupDeleted);
      expect((await world.inbox(gone.owner_id)).map(({ link }) => link)).toEqual([
        `/analytics/${kept.startup_id}`,
      ]);
      expect(await world.unread(gone.owner_id)).toBe(1);
      expect(await world.inbox(decided.buyer_id)).toEqual([UNNAMED]);
    });

    it('are not created by late events, except the buyer’s decision without the startup’s name', async () => {
      const gone = startup();
      await world.publish(startupDeleted, gone);
      await world.settled(startupDeleted);
      const decided = aDecision(gone);
      await world.publish(interestRecorded, anInterest(gone));
      await world.publish(startupAnalysed, anAnalysis(gone));
      await world.publish(offerReceived, anOffer(gone));
      await world.publish(offerDecided, decided);
      for (const event of [interestRecorded, startupAnalysed, offerReceived, offerDecided]) {
        await world.settled(event);
      }
      expect(await world.inbox(gone.owner_id)).toEqual([]);
      expect(await world.inbox(decided.buyer_id)).toEqual([UNNAMED]);
    });

    it.each(['before', 'after'])(
      'still tell the buyer when the rejection arrives %s the deletion',
      async (when) => {
        const gone = startup();
        const decided = aDecision({ ...gone, reason: 'deleted', idea_title: null });
        if (when === 'after') {
          await world.publish(startupDeleted, gone);
          await world.settled(startupDeleted);
        }
        await world.publish(offerDecided, decided);
        await world.settled(offerDecided);
        if (when === 'before') {
          await world.publish(startupDeleted, gone);
          await world.settled(startupDeleted);
        }
        expect(await world.inbox(decided.buyer_id)).toEqual([
          expect.objectContaining({
            title: 'Your offer was rejected',
            body: 'Your offer of $85,000 was rejected because the listing is no longer available.',
          }),
        ]);
      },
    );

    it('leave nothing behind in any order of deletion and events', async () => {
      const all = Array.from({ length: 25 }, startup);
      await Promise.all(
        all.flatMap((gone) => [
          world.publish(startupAnalysed, anAnalysis(gone)),
          world.publish(startupDeleted, gone),
          world.publish(offerReceived, anOffer(gone)),
        ]),
      );
      for (const event of [startupAnalysed, startupDeleted, offerReceived]) await world.settled(event);
      const ids = all.map(({ startup_id }) => startup_id);
      const left: unknown = await world.database.query(
        'SELECT id FROM notifications WHERE startup_id = ANY($1)',
        [ids],
      );
      expect(left).toEqual([]);
    }, 15_000);
  });
});

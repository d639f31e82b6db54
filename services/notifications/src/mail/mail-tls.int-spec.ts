import { offerReceived } from '@proofround/contracts';
import { DataSource } from 'typeorm';

import { anOffer } from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';
import { TestSmtpServer } from '../testing/smtp-server.js';
import { FinishedMailsSweep } from './finished-mails.sweep.js';
import { MailDeliveryRow } from './mail-delivery.entity.js';

describe('mail that requires TLS', () => {
  let smtp: TestSmtpServer;
  let world: NotificationsWorld;

  beforeAll(async () => {
    smtp = await TestSmtpServer.start(); // offers no STARTTLS
    world = await NotificationsWorld.start({
      SMTP_URL: smtp.url,
      SMTP_REQUIRE_TLS: 'on',
      MAIL_ATTEMPTS: '2',
      MAIL_RETRY_MS: '50',
    });
  });
  afterAll(async () => {
    await world.stop();
    await smtp.down();
  });

  // rules: ACCOUNT-41, OPS-23
  it('is not sent to a server that offers none, says why, and is forgotten after 30 days', async () => {
    const founder = await world.register();
    await world.publish(offerReceived, anOffer({ owner_id: founder.id }));
    expect(await world.mailIs(founder.id, 'failed')).toMatchObject({
      attempts: 2,
      last_error: 'The mail server did not accept the mail: ETLS 500 at STARTTLS',
    });
    expect([smtp.offered, smtp.mails]).toEqual([0, []]);

    const left = async (days: number) => {
      await world.service.app
        .get(DataSource)
        .query(`UPDATE mail_deliveries SET finished_at = now() - make_interval(days => $1)`, [days]);
      await world.service.app.get(FinishedMailsSweep).sweep();
      return world.service.app.get(DataSource).getRepository(MailDeliveryRow).count();
    };
    expect([await left(29), await left(31)]).toEqual([1, 0]);
  });
});

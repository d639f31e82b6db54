import { offerReceived } from '@proofround/contracts';

import { anOffer } from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';
import { TestSmtpServer } from '../testing/smtp-server.js';

describe('mail that does not wait for the sweep', () => {
  let smtp: TestSmtpServer;
  let world: NotificationsWorld;

  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    world = await NotificationsWorld.start({ SMTP_URL: smtp.url, MAIL_SWEEP_MS: '3600000' }, 'on');
  });
  afterAll(async () => {
    await world.stop();
    await smtp.down();
  });

  it('is sent as soon as the event that causes it is stored, for each kind of mail', async () => {
    const user = await world.register();
    const welcome = await smtp.first(user.email);
    expect(welcome.headers.get('subject')).toBe('Please confirm your email address');
    await world.publish(offerReceived, anOffer({ owner_id: user.id }));
    await world.mailIs(user.id, 'dropped');
  });

  it('triggers no search for mail of other kinds', async () => {
    const query = jest.spyOn(world.database, 'query');
    const user = await world.register();
    await smtp.first(user.email);
    const looks = query.mock.calls.map(([text]) => /UPDATE (\w+) SET status = 'sending'/.exec(text)?.[1]);
    query.mockRestore();
    expect(new Set(looks.filter((table) => table !== undefined))).toEqual(
      new Set(['account_mail_deliveries']),
    );
  });
});

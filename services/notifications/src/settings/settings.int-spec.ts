import { accountDeleted, interestRecorded, offerReceived, rpc, type User } from '@proofround/contracts';
import { aDeparture, anActor, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { anInterest, anOffer } from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';
import { TestSmtpServer } from '../testing/smtp-server.js';

describe('notification settings', () => {
  let smtp: TestSmtpServer;
  let world: NotificationsWorld;
  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    world = await NotificationsWorld.start({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://proofround.example' });
  });
  afterAll(async () => {
    await world.stop();
    await smtp.down();
  });

  const settingsOf = ({ id }: User) =>
    world.rpc.call(rpc.notifications.listSettings, { actor: anActor({ user_id: id }) });
  const set = ({ id }: User, body: { kind: 'offers' | 'interest'; inbox: boolean; email: boolean }) =>
    world.rpc.call(rpc.notifications.changeSetting, { actor: anActor({ user_id: id }), body });
  const unsubscribe = (token: string) => world.rpc.call(rpc.notifications.unsubscribe, { token });
  const offerTo = async ({ id }: User) => {
    await world.publish(offerReceived, anOffer({ owner_id: id }));
    await world.settled(offerReceived);
  };

  // rule: NOTE-8
  it('are on at first, and are set for each kind and channel', async () => {
    const founder = await world.register();
    const before = await settingsOf(founder);
    expect(before.map(({ kind }) => kind)).toEqual([
      'interest',
      'offers',
      'deals',
      'messages',
      'analysis',
      'payments',
      'searches',
    ]);
    expect(before.every(({ inbox, email }) => inbox && email)).toBe(true);
    const after = await set(founder, { kind: 'offers', inbox: true, email: false });
    expect(after.filter(({ email }) => !email)).toEqual([{ kind: 'offers', inbox: true, email: false }]);
    expect(await settingsOf(founder)).toEqual(after);
    expect(await settingsOf(await world.register())).toEqual(before);
  });

  // rule: NOTE-8
  it('can turn mails off and keep the inbox', async () => {
    const founder = await world.register();
    await set(founder, { kind: 'offers', inbox: true, email: false });
    await offerTo(founder);
    expect(await world.firstNotification(founder.id)).toMatchObject({ type: 'offer_received' });
    expect(await world.mailLog(founder.id)).toEqual([]);
  });

  // rule: NOTE-8
  it('keep notifications out of the inbox, its count and the live stream, and send the mail', async () => {
    const founder = await world.register();
    const signals = await world.liveSignals(founder.id);
    await set(founder, { kind: 'offers', inbox: false, email: true });
    await offerTo(founder);
    expect((await smtp.first(founder.email)).headers.get('subject')).toContain('new offer');
    expect([await world.inbox(founder.id), await world.unread(founder.id), signals]).toEqual([[], 0, []]);
    await set(founder, { kind: 'offers', inbox: false, email: false });
    await offerTo(founder);
    expect(await world.mailLog(founder.id)).toHaveLength(1);
  });

  // rule: NOTE-9
  it('are changed by the link of a mail, for its kind alone, also for mails that wait', async () => {
    const founder = await world.register();
    await offerTo(founder);
    const mail = await smtp.first(founder.email);
    const token = /unsubscribe\/([^>]+)>/.exec(mail.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(await unsubscribe(token)).toEqual({ kinds: ['offers'] });
    expect(await unsubscribe(token)).toEqual({ kinds: ['offers'] });
    await offerTo(founder);
    await world.publish(interestRecorded, anInterest({ owner_id: founder.id }));
    await until('the mail about interest is sent', () => smtp.to(founder.email).length === 2);
    expect((await settingsOf(founder)).filter(({ email }) => !email)).toEqual([
      { kind: 'offers', inbox: true, email: false },
    ]);
    // Whoever has the mail, also a forwarded one, can end mails of its kind and no others.
    for (const kind of ['all', 'interest'])
      await expect(unsubscribe(token.replace('.offers', `.${kind}`))).rejects.toMatchObject({
        code: 'not_found',
      });
    expect((await settingsOf(founder)).filter(({ email }) => !email)).toHaveLength(1);
  });

  // rule: NOTE-9
  it('stay when a link is opened that went to a former address of the account', async () => {
    const founder = await world.register();
    const newEmail = `new-${founder.email}`;
    const tokenTo = async (email: string) => {
      await offerTo(founder);
      const mail = await smtp.first(email);
      return /unsubscribe\/([^>]+)>/.exec(mail.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    };
    const former = await tokenTo(founder.email);
    await world.rpc.call(rpc.profile.update, {
      actor: anActor({ user_id: founder.id }),
      body: { email: newEmail, current_password: 'correct horse' },
    });
    expect((await world.contactOf(founder.id))?.email).toBe(newEmail);
    const off = async () => (await settingsOf(founder)).filter(({ email }) => !email).map(({ kind }) => kind);
    // It answers as before: there are no more mails to that address.
    expect(await unsubscribe(former)).toEqual({ kinds: ['offers'] });
    expect(await off()).toEqual([]);
    await unsubscribe(await tokenTo(newEmail));
    expect(await off()).toEqual(['offers']);
  });

  // rule: NOTE-9
  it.each([
    '',
    'x',
    '.all',
    'x.all',
    `${'A'.repeat(24)}.offers`,
    `${uuid()}.all.x`,
    `${uuid()}.all.${'A'.repeat(43)}`,
    `${uuid()}.all.${'A'.repeat(16)}.${'A'.repeat(43)}`,
  ])('do not change by a token like %j', async (token) => {
    await expect(unsubscribe(token)).rejects.toMatchObject({
      code: 'not_found',
      message: 'This link does not work',
    });
  });

  // rule: PRIVACY-5
  it('go with the account, and the links of its mails with them', async () => {
    const founder = await world.register();
    await offerTo(founder);
    const mail = await smtp.first(founder.email);
    const token = /unsubscribe\/([^>]+)>/.exec(mail.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    await world.publish(accountDeleted, aDeparture(founder.id));
    await world.settled(accountDeleted);
    await expect(unsubscribe(token)).rejects.toMatchObject({ code: 'not_found' });
    await expect(set(founder, { kind: 'offers', inbox: true, email: true })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  // rule: NOTE-8
  it('are exported, with what was sent by mail only', async () => {
    const founder = await world.register();
    await set(founder, { kind: 'offers', inbox: false, email: true });
    await offerTo(founder);
    const actor = anActor({ user_id: founder.id });
    expect(
      await world.rpc.call(rpc.accounts.export.notifications, { actor, section: 'notification_settings' }),
    ).toContainEqual({ id: 'offers', inbox: false, email: true });
    expect(
      await world.rpc.call(rpc.accounts.export.notifications, { actor, section: 'notifications' }),
    ).toHaveLength(1);
  });
});

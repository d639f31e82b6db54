import { accountDeleted, notificationKind, offerReceived, rpc, type User } from '@proofround/contracts';
import { aDeparture, anActor, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { anOffer } from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';
import { type ReceivedMail, TestSmtpServer } from '../testing/smtp-server.js';

const deliveries = z.array(z.object({ status: z.string(), last_error: z.string().nullable() }));

describe('mails about accounts', () => {
  let smtp: TestSmtpServer;
  let world: NotificationsWorld;

  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    world = await NotificationsWorld.start(
      { SMTP_URL: smtp.url, PUBLIC_URL: 'https://proofround.example' },
      'on',
    );
  });
  afterAll(async () => {
    await world.stop();
    await smtp.down();
  });

  const tokenOf = ({ text }: ReceivedMail): string =>
    /https:\/\/proofround\.example\/\S+\?token=(\S+)/.exec(text)?.[1] ?? '';
  const verify = async (user: User): Promise<string> => {
    const token = tokenOf(await smtp.first(user.email));
    await world.rpc.call(rpc.emails.verify, { body: { token } });
    return token;
  };
  const deliveriesOf = async (user_id: string) =>
    deliveries.parse(
      await world.database.query(
        'SELECT status, last_error FROM account_mail_deliveries WHERE user_id = $1',
        [user_id],
      ),
    );

  // rule: ACCOUNT-12
  it('bring the link that verifies an address, which works once', async () => {
    const user = await world.register();
    expect(user.email_verified).toBe(false);
    const mail = await smtp.first(user.email);
    expect(mail.headers.get('subject')).toBe('Please confirm your email address');
    expect(mail.text).toContain('https://proofround.example/verify?token=');
    const token = await verify(user);
    await expect(world.rpc.call(rpc.emails.verify, { body: { token } })).rejects.toMatchObject({
      code: 'not_found',
      message: 'This link is not valid any more',
    });
    expect(await world.rpc.call(rpc.accounts.get, { actor: anActor({ user_id: user.id }) })).toMatchObject({
      email_verified: true,
    });
  });

  // rules: NOTE-8, NOTE-9
  it('turn off all other mails with one click, and go on themselves', async () => {
    const user = await world.register();
    await verify(user);
    const { headers } = await smtp.first(user.email);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = headers.get('list-unsubscribe') ?? '';
    expect(link).toMatch(
      /^<https:\/\/proofround\.example\/api\/unsubscribe\/[\w-]{36}\.all\.[\w-]{16}\.[\w-]{43}>$/,
    );
    const token = /unsubscribe\/([^>]+)>/.exec(link)?.[1] ?? '';
    const { kinds } = await world.rpc.call(rpc.notifications.unsubscribe, { token });
    expect(kinds).toEqual(notificationKind.options);
    await world.publish(offerReceived, anOffer({ owner_id: user.id }));
    const actor = anActor({ user_id: user.id });
    const body = { current_password: 'correct horse', new_password: 'battery staple' };
    await world.rpc.call(rpc.passwords.change, { actor, body });
    await until('the notice is sent', () => smtp.to(user.email).length === 2);
    expect(smtp.to(user.email).at(-1)?.headers.get('subject')).toBe('Your password was changed');
  });

  // rule: ACCOUNT-13
  it('are the only ones to an address that is not verified', async () => {
    const user = await world.register();
    await world.publish(offerReceived, anOffer({ owner_id: user.id }));
    expect(await world.mailIs(user.id, 'dropped')).toMatchObject({
      last_error: 'The e-mail address is not verified',
    });
    await verify(user);
    await world.publish(offerReceived, anOffer({ owner_id: user.id }));
    await until('the second offer is announced', () => smtp.to(user.email).length === 2);
    expect(smtp.to(user.email).at(-1)?.headers.get('subject')).toBe('You have a new offer for LedgerLoop');
  });

  it('are not sent with a link that was replaced before', async () => {
    const user = await world.register();
    await smtp.first(user.email);
    const release = smtp.hold();
    const actor = anActor({ user_id: user.id });
    const replaced = smtp.offered;
    for (let n = 0; n < 3; n++) await world.rpc.call(rpc.emails.resend, { actor });
    release();
    await until('each request has ended', async () => {
      const deliveries = await deliveriesOf(user.id);
      const ended = deliveries.filter(({ status }) => status === 'sent' || status === 'dropped');
      return deliveries.length === 4 && ended.length === 4;
    });
    expect(smtp.offered).toBeGreaterThan(replaced);
    const last = smtp.to(user.email).at(-1);
    await world.rpc.call(rpc.emails.verify, { body: { token: last ? tokenOf(last) : '' } });
  });

  it('are forgotten with the account', async () => {
    const user = await world.register();
    await smtp.first(user.email);
    expect(await deliveriesOf(user.id)).toHaveLength(1);
    await world.publish(accountDeleted, aDeparture(user.id));
    await until('its mails are erased', async () => (await deliveriesOf(user.id)).length === 0);
  });

  // rule: ACCOUNT-22
  it('stop after ten in an hour to one recipient', async () => {
    const user = await world.register();
    await verify(user);
    let current_password = 'correct horse';
    const actor = anActor({ user_id: user.id });
    for (let n = 0; n < 12; n++) {
      const new_password = `correct horse ${n}`;
      await world.rpc.call(rpc.passwords.change, { actor, body: { current_password, new_password } });
      current_password = new_password;
    }
    const rows = await until('all mails have ended', async () => {
      const found = await deliveriesOf(user.id);
      return (
        found.length === 13 &&
        found.every(({ status }) => status !== 'pending' && status !== 'sending') &&
        found
      );
    });
    expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(10);
    expect(rows.filter(({ status }) => status === 'dropped')).toEqual(
      Array.from({ length: 3 }, () => ({
        status: 'dropped',
        last_error: 'The recipient got too many mails in the last hour',
      })),
    );
    expect(smtp.to(user.email)).toHaveLength(10);
  }, 30_000);

  // rule: ACCOUNT-22
  it('to addresses that strangers make up for one mailbox stop after ten, and its owner still gets notices', async () => {
    const name = `ivy.${uuid()}`;
    const owner = await world.register('Ivy', `${name}@example.com`);
    await verify(owner);
    const made: User[] = [];
    for (let n = 0; n < 12; n++) made.push(await world.register('Ivy', `${name}+${n}@example.com`));
    const statuses = await until('all have ended', async () => {
      const rows = (await Promise.all(made.map(({ id }) => deliveriesOf(id)))).flat();
      return (
        rows.length === 12 &&
        rows.every(({ status }) => status === 'sent' || status === 'dropped') &&
        rows.map(({ status }) => status)
      );
    });
    // The owner's own registration was the first of the ten.
    expect(statuses.filter((status) => status === 'sent')).toHaveLength(9);
    const body = { current_password: 'correct horse', new_password: 'battery staple' };
    await world.rpc.call(rpc.passwords.change, { actor: anActor({ user_id: owner.id }), body });
    await until('the notice is sent', () => smtp.to(owner.email).length === 2);
  }, 30_000);

  // rule: ACCOUNT-22
  it('with a link for a new password, to addresses that strangers make up, count among the ten of the mailbox', async () => {
    const name = `ivy.${uuid()}`;
    const owner = await world.register('Ivy', `${name}@example.com`);
    await verify(owner);
    const made: User[] = [];
    for (let n = 0; n < 6; n++) made.push(await world.register('Ivy', `${name}+${n}@example.com`));
    for (const { email } of made) await world.rpc.call(rpc.passwords.forgot, { body: { email } });
    const statuses = await until('all have ended', async () => {
      const rows = (await Promise.all(made.map(({ id }) => deliveriesOf(id)))).flat();
      return (
        rows.length === 12 &&
        rows.every(({ status }) => status === 'sent' || status === 'dropped') &&
        rows.map(({ status }) => status)
      );
    });
    // The owner's own registration was the first of the ten.
    expect(statuses.filter((status) => status === 'sent')).toHaveLength(9);
    await world.rpc.call(rpc.passwords.forgot, { body: { email: owner.email } });
    await until('the owner gets a link', () => smtp.to(owner.email).length === 2);
  }, 30_000);

  // rule: ACCOUNT-22
  it('count towards twenty mails in an hour, after which notifications go to a digest', async () => {
    const user = await world.register();
    await verify(user);
    for (let n = 0; n < 22; n++) await world.publish(offerReceived, anOffer({ owner_id: user.id }));
    const log = await until('the surplus is in a digest', async () => {
      const rows = await world.mailLog(user.id);
      return (
        rows.length === 22 && rows.every(({ status }) => status === 'sent' || status === 'in_digest') && rows
      );
    });
    expect(log.filter(({ status }) => status === 'sent')).toHaveLength(19);
    expect(log.filter(({ status }) => status !== 'sent')).toEqual(
      Array.from({ length: 3 }, () => ({
        status: 'in_digest',
        attempts: 1,
        last_error: 'The recipient got too many mails in the last hour',
      })),
    );
    expect(smtp.to(user.email)).toHaveLength(20);
  }, 30_000);
});

import { until } from '@proofround/test-kit';

import { FinishedMailsSweep } from '../mail/finished-mails.sweep.js';
import { TestSmtpServer } from '../testing/smtp-server.js';
import { Talks } from '../testing/talks.js';

describe('mails about unread messages', () => {
  let smtp: TestSmtpServer;
  let talks: Talks;
  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    talks = await Talks.start({
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://proofround.example',
    });
  });
  afterAll(async () => {
    await talks.stop();
    await smtp.down();
  });

  const statusesOf = async (threadId: string) => {
    const rows = await talks.world.database.query<{ status: string; last_error: string | null }[]>(
      'SELECT status, last_error FROM message_mails WHERE thread_id = $1 ORDER BY mail_id',
      [threadId],
    );
    return rows.map(({ status, last_error }) => [status, last_error]);
  };
  const addressOf = async ({ user_id }: { user_id: string }) =>
    (await talks.world.contactOf(user_id))?.email ?? '';

  /** Makes the conversation's messages old enough for a mail, whose attempt is due. */
  const tenMinutesPass = async (threadId: string) => {
    const { database } = talks.world;
    await database.query(
      `UPDATE messages SET created_at = created_at - interval '10 minutes' WHERE thread_id = $1`,
      [threadId],
    );
    await database.query(
      `UPDATE message_mails SET next_attempt_at = now() WHERE thread_id = $1 AND status = 'pending'`,
      [threadId],
    );
  };

  it('are not sent to a recipient who blocked the writer', async () => {
    const { founder, thread } = await talks.aThread();
    await talks.block(founder, thread.id);
    await tenMinutesPass(thread.id);
    await until('the mail is dropped', async () => (await statusesOf(thread.id))[0]?.[0] === 'dropped');
    expect(smtp.to(await addressOf(founder))).toEqual([]);
  });

  // rule: TALK-7
  it('are sent once for an hour, with the startup and without the message', async () => {
    const { founder, investor, thread } = await talks.aThread('Look at https://evil.example');
    await talks.write(investor, thread.id);
    await tenMinutesPass(thread.id);
    const mail = await smtp.first(await addressOf(founder));
    expect(mail.headers.get('subject')).toBe('You have 2 unread messages about LedgerLoop');
    expect(mail.text).toContain(`https://proofround.example/messages/${thread.id}`);
    expect(mail.text).not.toContain('evil');
    await until('the mail is sent', async () => (await statusesOf(thread.id))[0]?.[0] === 'sent');

    await talks.write(investor, thread.id, 'Another');
    await tenMinutesPass(thread.id);
    const tooSoon = 'The recipient got a mail about this conversation in the last hour';
    await until('the next mail waits', async () => (await statusesOf(thread.id))[1]?.[1] === tooSoon);
    await talks.world.database.query(
      `UPDATE message_mails SET next_attempt_at = now(),
         finished_at = finished_at - interval '1 hour' WHERE thread_id = $1`,
      [thread.id],
    );
    await until('the next mail is sent', async () => (await statusesOf(thread.id))[1]?.[0] === 'sent');
    expect(smtp.to(await addressOf(founder))).toHaveLength(2);
  });

  // rules: ACCOUNT-41, TALK-7
  it('are not sent if the messages are read in time, and are forgotten after 30 days', async () => {
    const { founder, thread } = await talks.aThread();
    await talks.markRead(founder, thread.id);
    await tenMinutesPass(thread.id);
    await until('the mail is dropped', async () => (await statusesOf(thread.id))[0]?.[0] === 'dropped');
    expect(await statusesOf(thread.id)).toEqual([['dropped', 'The messages were read']]);
    expect(smtp.to(await addressOf(founder))).toEqual([]);

    const left = async (days: number) => {
      await talks.world.database.query(
        'UPDATE message_mails SET finished_at = now() - make_interval(days => $2) WHERE thread_id = $1',
        [thread.id, days],
      );
      await talks.world.service.app.get(FinishedMailsSweep).sweep();
      return (await statusesOf(thread.id)).length;
    };
    expect([await left(29), await left(31)]).toEqual([1, 0]);
  });
});

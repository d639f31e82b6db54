import { accountDeleted, offerReceived, type User } from '@proofround/contracts';
import { aDeparture, until } from '@proofround/test-kit';
import { z } from 'zod';

import { Digests } from '../mail/digests.js';
import { MailsInDigests1766370000000 } from '../migrations/1766370000000-mails-in-digests.js';
import { anOffer } from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';
import { TestSmtpServer } from '../testing/smtp-server.js';

const digestRows = z.array(z.object({ mail_id: z.string(), status: z.string(), attempts: z.number() }));

describe('a digest', () => {
  let smtp: TestSmtpServer;
  let world: NotificationsWorld;
  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    world = await NotificationsWorld.start({
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://proofround.example',
    });
  });
  afterEach(() => {
    smtp.silent = false;
    smtp.refusals.length = 0;
  });
  afterAll(async () => {
    await world.stop();
    await smtp.down();
  });

  const digestsOf = async ({ id }: User) =>
    digestRows.parse(
      await world.database.query(
        'SELECT mail_id, status, attempts FROM digests WHERE user_id = $1 ORDER BY created_at',
        [id],
      ),
    );
  const countOf = async ({ id }: User, status: string) =>
    (await world.mailLog(id)).filter((row) => row.status === status).length;

  /** A founder whose cap is full, with this many mails above it. */
  const aFloodedFounder = async (above: number): Promise<User> => {
    const founder = await world.register();
    for (let n = 1; n <= 20 + above; n++)
      await world.publish(offerReceived, anOffer({ owner_id: founder.id, idea_title: `Idea ${n}` }));
    await until('the cap is full', async () => (await countOf(founder, 'sent')) === 20);
    await until('the surplus is in a digest', async () => (await countOf(founder, 'in_digest')) === above);
    return founder;
  };
  const anHourPasses = async ({ id }: User) => {
    await world.database.query(`UPDATE mail_counts SET counted_at = counted_at - interval '1 hour'`);
    await world.database.query('UPDATE digests SET next_attempt_at = now() WHERE user_id = $1', [id]);
  };

  // rule: NOTE-10
  it('lists once, an hour later, what came above the cap', async () => {
    const founder = await aFloodedFounder(5);
    expect(smtp.to(founder.email)).toHaveLength(20);
    expect(await digestsOf(founder)).toMatchObject([{ status: 'pending', attempts: 0 }]);
    await anHourPasses(founder);
    await until('the digest is sent', async () => (await digestsOf(founder))[0]?.status === 'sent');
    const mails = smtp.to(founder.email);
    expect(mails).toHaveLength(21);
    const digest = mails.at(-1);
    expect(digest?.headers.get('subject')).toBe('5 more updates on Proofround');
    expect(digest?.headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/proofround\.example\/api\/unsubscribe\/[\w-]{36}\.all\.[\w-]{16}\.[\w-]{43}>$/,
    );
    const mailedTitles = mails.flatMap(({ headers, text }) =>
      [...`${headers.get('subject') ?? ''}\n${text}`.matchAll(/new offer for (Idea \d+)/g)].map(
        ([, title]) => title,
      ),
    );
    expect(new Set(mailedTitles).size).toBe(25);
    expect(mailedTitles).toHaveLength(25);
  }, 60_000);

  // rule: NOTE-10
  it('leaves out what was read meanwhile', async () => {
    const founder = await aFloodedFounder(3);
    await world.database.query(
      'UPDATE notifications SET read_at = now() WHERE user_id = $1 AND title LIKE $2',
      [founder.id, '%Idea 22'],
    );
    await anHourPasses(founder);
    await until('the digest is sent', async () => (await digestsOf(founder))[0]?.status === 'sent');
    const digest = smtp.to(founder.email).at(-1);
    expect(digest?.headers.get('subject')).toBe('2 more updates on Proofround');
    expect(digest?.text).not.toContain('Idea 22');
  }, 60_000);

  it('is sent after a crash, once, and takes no mail that is in another one', async () => {
    const founder = await aFloodedFounder(2);
    // The process died after it added the mail to the digest and before it stored the mail's state.
    await world.database.query(
      `UPDATE mail_deliveries SET status = 'sending', attempts = 1, next_attempt_at = now(), finished_at = NULL
       WHERE digest_id = (SELECT mail_id FROM digests WHERE user_id = $1)`,
      [founder.id],
    );
    await until('the mails are in the digest again', async () => (await countOf(founder, 'in_digest')) === 2);
    const [digest] = await digestsOf(founder);
    // The process dies while it sends the digest.
    const release = smtp.hold();
    await anHourPasses(founder);
    await until('the digest is being sent', async () => (await digestsOf(founder))[0]?.status === 'sending');
    await world.database.query(
      `UPDATE digests SET attempts = attempts + 1, next_attempt_at = now() WHERE user_id = $1`,
      [founder.id],
    );
    release();
    await until('the digest is sent', async () => (await digestsOf(founder))[0]?.status === 'sent');
    const ids = smtp.to(founder.email).map(({ headers }) => headers.get('message-id'));
    expect(ids.filter((id) => id?.includes(digest?.mail_id ?? '-'))).not.toHaveLength(0);
    expect(new Set(ids).size).toBe(21);

    const [row] = z
      .array(z.object({ notification_id: z.string() }))
      .parse(
        await world.database.query('SELECT notification_id FROM mail_deliveries WHERE digest_id = $1', [
          digest?.mail_id,
        ]),
      );
    const mail = { table: 'mail_deliveries', key: 'notification_id', id: row?.notification_id ?? '' };
    await world.service.app.get(Digests).add(founder.id, mail);
    await anHourPasses(founder);
    await until(
      'the empty digest is dropped',
      async () => (await digestsOf(founder))[1]?.status === 'dropped',
    );
  }, 60_000);

  it('whose mails have the old state: the migration gives them the present one', async () => {
    const founder = await aFloodedFounder(2);
    await world.database.query(
      `UPDATE mail_deliveries SET status = 'gathered'
       WHERE digest_id = (SELECT mail_id FROM digests WHERE user_id = $1)`,
      [founder.id],
    );
    const runner = world.database.createQueryRunner();
    await new MailsInDigests1766370000000().up(runner).finally(() => runner.release());
    expect(await countOf(founder, 'in_digest')).toBe(2);
    expect(await countOf(founder, 'sent')).toBe(20);
  }, 60_000);

  it('is tried again after a refusal, and later mails open another one', async () => {
    const founder = await aFloodedFounder(1);
    smtp.refusals.push(451);
    await anHourPasses(founder);
    await until('the digest is sent', async () => (await digestsOf(founder))[0]?.status === 'sent');
    expect(await digestsOf(founder)).toMatchObject([{ status: 'sent', attempts: 2 }]);
    expect(smtp.to(founder.email).at(-1)?.headers.get('subject')).toBe('One more update on Proofround');
  }, 60_000);

  // rule: PRIVACY-5
  it('goes with its account', async () => {
    const founder = await aFloodedFounder(1);
    await world.publish(accountDeleted, aDeparture(founder.id));
    await until('the digest is erased', async () => (await digestsOf(founder)).length === 0);
  }, 60_000);
});

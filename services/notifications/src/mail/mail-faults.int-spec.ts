import { offerReceived } from '@proofround/contracts';
import { registry } from '@proofround/service-kit';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { anOffer } from '../testing/events.js';
import { TestSmtpServer } from '../testing/smtp-server.js';
import { NotificationsWorld } from '../testing/world.js';

/** How many tries ended so, in this process. */
async function counted(outcome: string): Promise<number> {
  const { values } = (await registry.getSingleMetric('proofround_mails_total')?.get()) ?? { values: [] };
  return values.find(({ labels }) => labels['outcome'] === outcome)?.value ?? 0;
}

describe('mail that meets difficulties', () => {
  let smtp: TestSmtpServer;
  let world: NotificationsWorld;

  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    world = await NotificationsWorld.start({
      SMTP_URL: smtp.url,
      MAIL_TIMEOUT_MS: '600',
      MAIL_ATTEMPTS: '4',
      MAIL_RETRY_MS: '100',
    });
  });
  afterEach(() => {
    smtp.silent = false;
    smtp.recipientRefusal = undefined;
    smtp.refusals.length = 0;
  });
  afterAll(async () => {
    await world.stop();
    await smtp.down();
  });

  const aFounderWithAnOffer = async () => {
    const founder = await world.register();
    await world.publish(offerReceived, anOffer({ owner_id: founder.id }));
    return founder;
  };

  it('is tried again after the server refused it for now', async () => {
    const [offered, retried] = [smtp.offered, await counted('retry')];
    smtp.refusals.push(451);
    const founder = await aFounderWithAnOffer();
    expect(await world.mailIs(founder.id, 'sent')).toMatchObject({ attempts: 2 });
    expect(smtp.to(founder.email)).toHaveLength(1);
    expect(smtp.offered - offered).toBe(2);
    expect(await counted('retry')).toBe(retried + 1);
  });

  it('has failed at once when the server refuses it for good, and says so without the address', async () => {
    const failed = await counted('failed');
    smtp.recipientRefusal = 550;
    const founder = await aFounderWithAnOffer();
    expect(await world.mailIs(founder.id, 'failed')).toEqual({
      status: 'failed',
      attempts: 1,
      last_error: 'The mail server did not take the mail: EENVELOPE 550 at RCPT TO',
    });
    expect(await counted('failed')).toBe(failed + 1);
    expect(await world.inbox(founder.id)).toHaveLength(1);
  });

  it('has failed after the last try', async () => {
    const offered = smtp.offered;
    smtp.refusals.push(451, 452, 451, 450);
    const founder = await aFounderWithAnOffer();
    expect(await world.mailIs(founder.id, 'failed')).toEqual({
      status: 'failed',
      attempts: 4,
      last_error: 'The mail server did not take the mail: EMESSAGE 450 at DATA',
    });
    expect(smtp.offered - offered).toBe(4);
    expect(smtp.to(founder.email)).toEqual([]);
  }, 15_000);

  it('is given up by a server that falls silent, and tried again', async () => {
    smtp.silent = true;
    const founder = await aFounderWithAnOffer();
    const tried = await until('the first try has ended', async () => {
      const [row] = await world.mailLog(founder.id);
      return row?.last_error != null && row;
    });
    expect(tried.last_error).toMatch(/EABORT|ETIMEDOUT/);
    smtp.silent = false;
    await world.mailIs(founder.id, 'sent');
    expect(smtp.to(founder.email)).toHaveLength(1);
  }, 15_000);

  it('has failed when nobody knows the user any more', async () => {
    const owner_id = uuid();
    await world.publish(offerReceived, anOffer({ owner_id }));
    expect(await world.mailIs(owner_id, 'failed')).toEqual({
      status: 'failed',
      attempts: 1,
      last_error: 'no address',
    });
  });
});

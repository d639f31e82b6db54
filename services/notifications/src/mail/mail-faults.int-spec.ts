import { offerReceived } from '@proofround/contracts';
import { registry } from '@proofround/service-kit';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { anOffer } from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';
import { TestSmtpServer } from '../testing/smtp-server.js';

/** The number of attempts of this process with this outcome. */
async function countOutcome(outcome: string): Promise<number> {
  const { values } = (await registry.getSingleMetric('proofround_mails_total')?.get()) ?? { values: [] };
  return values.find(({ labels }) => labels['outcome'] === outcome)?.value ?? 0;
}

describe('mail with faults', () => {
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

  it('is retried after a temporary refusal by the server', async () => {
    const [offered, retried] = [smtp.offered, await countOutcome('retry')];
    smtp.refusals.push(451);
    const founder = await aFounderWithAnOffer();
    expect(await world.mailIs(founder.id, 'sent')).toMatchObject({ attempts: 2 });
    expect(smtp.to(founder.email)).toHaveLength(1);
    expect(smtp.offered - offered).toBe(2);
    expect(await countOutcome('retry')).toBe(retried + 1);
  });

  it('fails at once after a permanent refusal, with an error that lacks the address', async () => {
    const failed = await countOutcome('failed');
    smtp.recipientRefusal = 550;
    const founder = await aFounderWithAnOffer();
    expect(await world.mailIs(founder.id, 'failed')).toEqual({
      status: 'failed',
      attempts: 1,
      last_error: 'The mail server did not accept the mail: EENVELOPE 550 at RCPT TO',
    });
    expect(await countOutcome('failed')).toBe(failed + 1);
    expect(await world.inbox(founder.id)).toHaveLength(1);
  });

  it('fails after the last attempt', async () => {
    const offered = smtp.offered;
    smtp.refusals.push(451, 452, 451, 450);
    const founder = await aFounderWithAnOffer();
    expect(await world.mailIs(founder.id, 'failed')).toEqual({
      status: 'failed',
      attempts: 4,
      last_error: 'The mail server did not accept the mail: EMESSAGE 450 at DATA',
    });
    expect(smtp.offered - offered).toBe(4);
    expect(smtp.to(founder.email)).toEqual([]);
  }, 15_000);

  it('is retried after a timeout when the server does not answer', async () => {
    smtp.silent = true;
    const founder = await aFounderWithAnOffer();
    const delivery = await until('the first attempt has ended', async () => {
      const [row] = await world.mailLog(founder.id);
      return row?.last_error != null && row;
    });
    expect(delivery.last_error).toMatch(/EABORT|ETIMEDOUT/);
    smtp.silent = false;
    await world.mailIs(founder.id, 'sent');
    expect(smtp.to(founder.email)).toHaveLength(1);
  }, 15_000);

  it('fails when auth does not know the user', async () => {
    const owner_id = uuid();
    await world.publish(offerReceived, anOffer({ owner_id }));
    expect(await world.mailIs(owner_id, 'failed')).toEqual({
      status: 'failed',
      attempts: 1,
      last_error: 'auth does not know the user',
    });
  });
});

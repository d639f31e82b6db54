import {
  interestRecorded,
  interestWithdrawn,
  offerDecided,
  offerReceived,
  startupAnalysed,
} from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { aDecision, anAnalysis, anInterest, anOffer } from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';
import { TestSmtpServer } from '../testing/smtp-server.js';

describe('mail', () => {
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

  // rule: NOTE-7
  it('sends the notification’s texts to the address of the account', async () => {
    const founder = await world.register('Amara Osei');
    const event = anOffer({ owner_id: founder.id, offer_amount: 1_250_000 });
    await world.publish(offerReceived, event);
    const mail = await smtp.first(founder.email);
    expect(mail.from).toBe('hello@proofround.example');
    expect(mail.to).toEqual([founder.email]);
    expect(mail.headers.get('from')).toBe('Proofround <hello@proofround.example>');
    expect(mail.headers.get('to')).toBe(`Amara Osei <${founder.email}>`);
    expect(mail.headers.get('subject')).toBe('You have a new offer for LedgerLoop');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    const link = `https://proofround.example/marketplace/offers/${event.listing_id}`;
    expect(mail.text).toContain(
      'Hello Amara Osei,\n\nA buyer offers $1,250,000. You can accept, reject or counter it.',
    );
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`<a href="${link}"`);
    expect(mail.headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/proofround\.example\/api\/unsubscribe\/[\w-]{36}\.offers\.[\w-]{16}\.[\w-]{43}>$/,
    );
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(await world.mailIs(founder.id, 'sent')).toEqual({ status: 'sent', attempts: 1, last_error: null });
  });

  it('has a Message-ID that derives from its notification', async () => {
    const founder = await world.register();
    await world.publish(startupAnalysed, anAnalysis({ owner_id: founder.id }));
    const mail = await smtp.first(founder.email);
    const [notification] = await world.inbox(founder.id);
    expect(mail.headers.get('message-id')).toBe(`<${notification?.id ?? ''}@proofround.example>`);
  });

  it('is sent once when the event is repeated', async () => {
    const founder = await world.register();
    const event = anInterest({ owner_id: founder.id });
    const eventId = uuid();
    for (let n = 0; n < 4; n++) await world.publish(interestRecorded, event, eventId);
    await world.settled(interestRecorded);
    await world.mailIs(founder.id, 'sent');
    expect(await world.mailLog(founder.id)).toHaveLength(1);
    expect(smtp.to(founder.email)).toHaveLength(1);
  });

  // rule: INTEREST-2
  it('is not sent again when an investor withdraws interest and records it again', async () => {
    const founder = await world.register();
    const event = anInterest({ owner_id: founder.id });
    await world.publish(interestRecorded, event);
    await world.mailIs(founder.id, 'sent');
    const { startup_id, owner_id, investor_user_id, interest_id } = event;
    await world.publish(interestWithdrawn, { startup_id, owner_id, investor_user_id, interest_id });
    await world.settled(interestWithdrawn);
    await world.publish(interestRecorded, { ...event, interest_id: uuid() });
    await world.settled(interestRecorded);
    expect(await world.inbox(founder.id)).toHaveLength(2);
    expect(await world.mailLog(founder.id)).toHaveLength(1);
  });

  it('tells a buyer of a deleted listing without naming it', async () => {
    const buyer = await world.register();
    await world.publish(offerDecided, aDecision({ buyer_id: buyer.id, reason: 'deleted', idea_title: null }));
    expect((await smtp.first(buyer.email)).headers.get('subject')).toBe('Your offer was rejected');
  });

  it('contains a title as text, even with markup and line ends in it', async () => {
    const founder = await world.register('Zoë "Z" Müller');
    const idea_title = '<script>alert(1)</script>\r\nBcc: everybody@example.com\r\n\r\nÜber “Loop” 🚀';
    await world.publish(startupAnalysed, anAnalysis({ owner_id: founder.id, idea_title }));
    const mail = await smtp.first(founder.email);
    expect(mail.to).toEqual([founder.email]);
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.html).not.toContain('<script>');
    const [notification] = await world.inbox(founder.id);
    expect(notification?.title).toBe(
      'Your analysis of <script>alert(1)</script> Bcc: everybody@example.com Über “Loop” 🚀 is ready',
    );
    expect(mail.text).toContain('Hello Zoë "Z" Müller,');
  });
});

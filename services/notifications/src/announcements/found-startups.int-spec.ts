import { startupDeleted, startupsFound } from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { someFound } from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';
import { TestSmtpServer } from '../testing/smtp-server.js';

describe('new startups of followed searches', () => {
  let smtp: TestSmtpServer;
  let world: NotificationsWorld;
  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    world = await NotificationsWorld.start({
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://proofround.example',
    });
  });
  afterAll(async () => {
    await world.stop();
    await smtp.down();
  });

  const startup = (idea_title: string) => ({ startup_id: uuid(), idea_title });
  const remove = async ({ startup_id }: { startup_id: string }) => {
    await world.publish(startupDeleted, { startup_id, owner_id: uuid() });
    await world.settled(startupDeleted);
  };

  // rule: SEARCH-7
  it('are told once in the inbox, and in a mail that lists them', async () => {
    const { id: investor_user_id, email } = await world.register('Ivy Chen');
    const found = someFound({ investor_user_id });
    const event = await world.publish(startupsFound, found);
    await world.publish(startupsFound, found, event);
    const mail = await smtp.first(email);
    await world.settled(startupsFound);
    expect(await world.inbox(investor_user_id)).toMatchObject([
      {
        type: 'startups_found',
        title: '2 new startups in your saved searches',
        body: 'Found by “Clinics”, “Farms”.',
        link: '/dashboard',
      },
    ]);
    for (const { startup_id, idea_title } of found.startups) {
      expect(mail.text).toContain(idea_title);
      expect(mail.text).toContain(`https://proofround.example/startups/${startup_id}`);
    }
    expect(mail.headers.get('list-unsubscribe')).toContain('.searches.');
    expect(smtp.to(email)).toHaveLength(1);
  });

  // rule: PRIVACY-5
  it('are left out once they are deleted, before the event comes and after it', async () => {
    const { id: investor_user_id } = await world.register('Ivy Chen');
    const [early, late] = [startup('Early'), startup('Late')];
    await remove(early);
    await world.publish(startupsFound, someFound({ investor_user_id, startups: [early, late] }));
    await world.settled(startupsFound);
    const named = () =>
      world.database.query('SELECT idea_title FROM found_startups WHERE startup_id = ANY($1)', [
        [early.startup_id, late.startup_id],
      ]);
    expect(await named()).toEqual([{ idea_title: 'Late' }]);
    expect(await world.firstNotification(investor_user_id)).toMatchObject({
      title: 'One new startup in your saved searches',
    });
    await remove(late);
    expect(await named()).toEqual([]);
    await world.publish(startupsFound, someFound({ investor_user_id, startups: [late] }));
    await world.settled(startupsFound);
    expect(await world.inbox(investor_user_id)).toHaveLength(1);
  });
});

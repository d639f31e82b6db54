import { rpc } from '@proofround/contracts';
import { anActor } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { NotificationsWorld } from '../testing/notifications-world.js';
import { NotificationRow } from './notification.entity.js';
import { OldNotificationsSweep } from './old-notifications.sweep.js';

const DAY_MS = 24 * 3_600_000;

describe('old notifications', () => {
  let world: NotificationsWorld;

  beforeAll(async () => {
    world = await NotificationsWorld.start();
  });
  afterAll(() => world.stop());

  const aRow = (user_id: string, daysAgo: number, fields: Partial<NotificationRow> = {}): NotificationRow => {
    const at = Date.now() - daysAgo * DAY_MS;
    return Object.assign(new NotificationRow(), {
      id: uuid({ msecs: at }),
      user_id,
      type: 'analysis_complete',
      title: 'Your analysis is ready',
      body: 'Read it.',
      link: null,
      startup_id: null,
      names_user_id: null,
      interest_id: null,
      event_id: uuid(),
      created_at: new Date(at),
      read_at: null,
      is_hidden: false,
      ...fields,
    });
  };
  const store = (rows: NotificationRow[]) => world.database.manager.insert(NotificationRow, rows);
  const kept = async (user_id: string) =>
    (await world.database.manager.find(NotificationRow, { where: { user_id }, order: { id: 'DESC' } })).map(
      ({ id }) => id,
    );
  const sweep = async () => {
    while (await world.service.app.get(OldNotificationsSweep).next());
  };

  // rule: NOTE-12
  it('go 90 days after they were read or mailed; unread ones stay', async () => {
    const user_id = uuid();
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    const [unread, readLately, mailedLately] = [
      aRow(user_id, 400),
      aRow(user_id, 200, { read_at: ago(89) }),
      aRow(user_id, 89, { is_hidden: true }),
    ];
    const gone = [aRow(user_id, 91, { read_at: ago(91) }), aRow(user_id, 91, { is_hidden: true })];
    await store([unread, readLately, mailedLately, ...gone]);
    await sweep();
    expect(await kept(user_id)).toEqual([mailedLately.id, readLately.id, unread.id]);
  });

  // rule: NOTE-12
  it('go beyond the newest thousand of a user, read or not; others keep theirs', async () => {
    const [user_id, other] = [uuid(), uuid()];
    const rows = Array.from({ length: 1003 }, (_, n) => aRow(user_id, (1003 - n) / 1003));
    await store(rows);
    await store([aRow(other, 1)]);
    await sweep();
    expect(await kept(user_id)).toEqual(
      rows
        .slice(3)
        .map(({ id }) => id)
        .toReversed(),
    );
    expect(await kept(other)).toHaveLength(1);
    const page = await world.rpc.call(rpc.notifications.countUnread, { actor: anActor({ user_id }) });
    expect(page).toEqual({ unread_count: 1000 });
  });
});

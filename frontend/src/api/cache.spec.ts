import '../features/account/api';

import { HttpResponse } from 'msw';

import { createStore } from '../app/store';
import { gate } from '../test/gate';
import { http } from '../test/http';
import { apiServer } from '../test/server';
import { accountClient, type NotificationSetting } from './generated/account-client';

const server = apiServer();
const { notificationsListSettings: list, notificationsChangeSetting: change } = accountClient.endpoints;
const ON: NotificationSetting = { kind: 'deals', inbox: true, email: true };
const OFF: NotificationSetting = { ...ON, email: false };

let saved: NotificationSetting;

/** Delays the next answer with the setting. The answer holds the setting of the moment of the request. */
function holdRead() {
  const [asked, held] = [gate(), gate()];
  server.use(
    http.get(
      '*/api/notifications/settings',
      async () => {
        const read = [saved];
        asked.open();
        await held.opened;
        return HttpResponse.json(read);
      },
      { once: true },
    ),
  );
  return { asked: asked.opened, open: held.open };
}

/** Delays the saving of the setting. */
function holdWrite() {
  const [asked, held] = [gate(), gate()];
  server.use(
    http.put('*/api/notifications/settings', async () => {
      asked.open();
      await held.opened; // falls through to the next handler
    }),
  );
  return { asked: asked.opened, open: held.open };
}

/** A store that has loaded the setting, and every value of the setting that its components have been given. */
async function open() {
  const store = createStore({ onSessionEnded: () => undefined });
  const query = store.dispatch(list.initiate());
  await query;
  const select = list.select();
  const seen: (boolean | undefined)[] = [ON.email];
  store.subscribe(() => {
    const shown = select(store.getState()).data?.[0]?.email;
    if (seen.at(-1) !== shown) seen.push(shown);
  });
  return {
    seen,
    read: () => query.refetch(),
    turnOff: () => store.dispatch(change.initiate({ notificationSetting: OFF })),
    /** Resolves when nothing is under way. */
    settle: () => Promise.all(store.dispatch(accountClient.util.getRunningQueriesThunk())),
  };
}

beforeEach(() => {
  saved = ON;
  server.use(
    http.get('*/api/notifications/settings', () => HttpResponse.json([saved])),
    http.put('*/api/notifications/settings', async ({ request }) => {
      saved = { ...saved, ...(await request.json()) };
      return HttpResponse.json([saved]);
    }),
  );
});

describe('a change that is shown before the server saves it', () => {
  it('stays when an older answer arrives, and components never see that answer', async () => {
    const { seen, read, turnOff, settle } = await open();
    const reading = holdRead();
    void read();
    await reading.asked;
    const writing = holdWrite();
    const change = turnOff();
    reading.open();
    await settle();
    writing.open();
    await change;
    await settle();
    expect(seen).toEqual([true, false]);
  });

  it('stays when an answer arrives that was asked for while it was being saved', async () => {
    const { seen, read, turnOff, settle } = await open();
    const writing = holdWrite();
    const change = turnOff();
    await writing.asked;
    await read();
    writing.open();
    await change;
    await settle();
    expect(seen).toEqual([true, false]);
  });

  it('stays when such an answer arrives only after the save', async () => {
    const { seen, read, turnOff, settle } = await open();
    const writing = holdWrite();
    const change = turnOff();
    await writing.asked;
    const reading = holdRead();
    void read();
    await reading.asked;
    writing.open();
    await change;
    reading.open();
    await settle();
    expect(seen).toEqual([true, false]);
  });

  it('gives way to what the server answers after the save', async () => {
    const { seen, read, turnOff, settle } = await open();
    await turnOff();
    await settle();
    saved = ON; // in another session
    await read();
    expect(seen).toEqual([true, false, true]);
  });

  it('is taken back when the server refuses it, also from an answer that arrived meanwhile', async () => {
    const { seen, read, turnOff, settle } = await open();
    const held = gate();
    server.use(
      http.put('*/api/notifications/settings', async () => {
        await held.opened;
        return HttpResponse.json({ detail: 'Down.' }, { status: 503 });
      }),
    );
    const change = turnOff();
    await read();
    held.open();
    await change;
    await settle();
    expect(seen).toEqual([true, false, true]);
  });
});

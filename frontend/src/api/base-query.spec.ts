import { HttpResponse } from 'msw';

import { createStore } from '../app/store';
import { aUser } from '../test/builders';
import { http, refusal } from '../test/http';
import { apiServer } from '../test/server';
import { client } from './generated/client';
import { workClient } from './generated/work-client';
import { signedIn } from './session';

const server = apiServer();
const refuse = refusal(401, 'Not authenticated');
const { accountsGet, accountsLogIn } = client.endpoints;
const { tasksList } = workClient.endpoints;
const again = { forceRefetch: true } as const;

/** A store with a token, and a mock that counts the ends of its session. */
function session() {
  const ended = jest.fn();
  const store = createStore({ onSessionEnded: ended });
  store.dispatch(signedIn('a-token'));
  return { store, ended };
}

describe('an answer that contains the user', () => {
  it('sets the position from which live events are read, the first time only', async () => {
    let newestId = '1-7';
    server.use(
      http.get('*/api/auth/me', () => HttpResponse.json(aUser(), { headers: { 'live-event-id': newestId } })),
    );
    const store = createStore({ onSessionEnded: () => undefined });
    await store.dispatch(accountsGet.initiate());
    expect(store.getState().lastEvent.id).toBe('1-7');
    newestId = '1-9';
    await store.dispatch(accountsGet.initiate(undefined, again));
    expect(store.getState().lastEvent.id).toBe('1-7');
  });
});

describe('a refused call', () => {
  it('becomes an ApiError', async () => {
    const detail = [{ loc: ['body', 'status'], msg: 'Unknown', type: 'enum' }];
    server.use(http.get('*/api/startups/:id/tasks', () => HttpResponse.json({ detail }, { status: 400 })));
    const { error } = await session().store.dispatch(tasksList.initiate({ id: '1' }));
    expect(error).toEqual({
      name: 'ApiError',
      status: 400,
      detail: 'body.status Unknown',
      problems: { status: 'Unknown' },
    });
  });

  it('with 401 ends a session that is under way', async () => {
    server.use(http.get('*/api/startups/:id/tasks', refuse));
    const { store, ended } = session();
    await store.dispatch(tasksList.initiate({ id: '1' }));
    expect(store.getState().session.token).toBeNull();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('with 401 is left to the session check at start, and ends the session later', async () => {
    server.use(http.get('*/api/auth/me', refuse));
    const { store, ended } = session();
    await store.dispatch(accountsGet.initiate());
    expect(ended).not.toHaveBeenCalled();
    await store.dispatch(client.util.upsertQueryData('accountsGet', undefined, aUser()));
    await store.dispatch(accountsGet.initiate(undefined, again));
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('with 401 does not end the session after a log-in attempt or with a replaced token', async () => {
    const { store, ended } = session();
    server.use(
      http.post('*/api/auth/login', refuse),
      http.get('*/api/startups/:id/tasks', () => {
        store.dispatch(signedIn('another-token'));
        return refuse();
      }),
    );
    await store.dispatch(accountsLogIn.initiate({ login: { email: 'a@b.co', password: 'wrong' } }));
    await store.dispatch(tasksList.initiate({ id: '1' }));
    expect(store.getState().session.token).toBe('another-token');
    expect(ended).not.toHaveBeenCalled();
  });
});

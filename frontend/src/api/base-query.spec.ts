import { http, HttpResponse } from 'msw';

import { createStore } from '../app/store';
import { aUser } from '../test/builders';
import { apiServer } from '../test/server';
import { client } from './generated/client';

const server = apiServer();

describe('an answer that brings the user', () => {
  it('says from where the live events are to be listened to, the first time', async () => {
    let place = '1-7';
    server.use(
      http.get('*/api/auth/me', () => HttpResponse.json(aUser(), { headers: { 'live-event-id': place } })),
    );
    const store = createStore({ onSessionEnded: () => undefined });
    await store.dispatch(client.endpoints.accountsGet.initiate());
    expect(store.getState().place.id).toBe('1-7');
    place = '1-9';
    await store.dispatch(client.endpoints.accountsGet.initiate(undefined, { forceRefetch: true }));
    expect(store.getState().place.id).toBe('1-7');
  });
});

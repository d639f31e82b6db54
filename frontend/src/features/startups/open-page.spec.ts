import './api';

import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { statusOf } from '../../api/errors';
import { client } from '../../api/generated/client';
import { applyLiveEvent } from '../../api/live/apply';
import { createStore } from '../../app/store';
import { anId, aStartup } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { apiServer } from '../../test/server';

const ID = anId(1);
const server = apiServer(http.get('*/api/startups/:id', () => HttpResponse.json(aStartup(1))));

describe('the open page of a startup', () => {
  it.each([
    ['an investor’s lost match', { event: 'matches.updated', data: { investor_id: anId(2) } }],
    ['a startup that is hidden', { event: 'visibility.updated', data: { startup_id: ID } }],
  ] as const)('follows %s, because the startup may be held or deleted', async (_name, news) => {
    const store = createStore({ onSessionEnded: () => undefined });
    await store.dispatch(client.endpoints.startupsGet.initiate({ id: ID }));
    server.use(http.get('*/api/startups/:id', refusal(404, 'Startup not found')));
    store.dispatch(applyLiveEvent(news));
    const select = client.endpoints.startupsGet.select({ id: ID });
    await waitFor(() => expect(statusOf(select(store.getState()).error)).toBe(404));
  });
});

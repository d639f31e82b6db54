import '../features/deals/api';
import '../features/marketplace/api';
import '../features/pipeline/api';

import type { LiveEventData } from '@proofround/contracts/live/events.js';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { workClient } from '../api/generated/work-client';
import { applyLiveEvent } from '../api/live/apply';
import { aDeal } from '../features/deals/testing/world';
import { anId } from '../test/builders';
import { http } from '../test/http';
import { apiServer } from '../test/server';
import { createStore } from './store';

let answered: string[] = [];
const counted = <T>(name: string, answer: T): T => {
  answered.push(name);
  return answer;
};
apiServer(
  http.get('*/api/pipeline', () => HttpResponse.json(counted('board', []))),
  http.get('*/api/marketplace/my-offers', () => HttpResponse.json(counted('offers', []))),
  http.get('*/api/deals/:id', () => HttpResponse.json(counted('deal', aDeal()))),
);

const { pipelineList, offersListMinePages, dealsGet } = workClient.endpoints;

// rule: LIVE-8
describe('a startup that is hidden or shown again', () => {
  beforeEach(() => (answered = []));

  const after = async (data: LiveEventData<'visibility.updated'>, expected: string[]) => {
    const store = createStore({ onSessionEnded: () => undefined });
    await store.dispatch(pipelineList.initiate({}));
    await store.dispatch(offersListMinePages.initiate({ limit: '24' }));
    await store.dispatch(dealsGet.initiate({ id: anId(1) }));
    answered = [];
    store.dispatch(applyLiveEvent({ event: 'visibility.updated', data }));
    await waitFor(() => expect(answered.toSorted()).toEqual(expected));
  };

  it('loads the board again', () => after({ startup_id: anId(1) }, ['board']));
  it('loads offers and deals again', () => after({ listing_id: anId(1) }, ['deal', 'offers']));
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { type PipelineCard, workClient } from '../../api/generated/work-client';
import { anId } from '../../test/builders';
import { gate } from '../../test/gate';
import { http } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { PipelinePlace } from './pipeline-control';
import { aCard } from './testing/world';

let cards: PipelineCard[];
const server = apiServer(
  http.get('*/api/pipeline', () => HttpResponse.json(cards)),
  http.put('*/api/pipeline/:id', () => HttpResponse.json<PipelineCard>(aCard(1, { column: 'watching' }))),
);

/** Shows two startups' places on the board. A newer board is requested, and arrives when `open` is called. */
async function boardUnderWay() {
  cards = [];
  const { store } = renderApp(
    <>
      <p id="first">Startup 1</p>
      <p id="second">Startup 2</p>
      <PipelinePlace describedBy="first" startup={{ id: anId(1), idea_title: 'Startup 1' }} />
      <PipelinePlace describedBy="second" startup={{ id: anId(2), idea_title: 'Startup 2' }} />
    </>,
  );
  await screen.findAllByRole('button', { name: 'Add to pipeline', busy: false });
  const [asked, held] = [gate(), gate()];
  server.use(
    http.get('*/api/pipeline', async () => {
      asked.open();
      await held.opened;
      return HttpResponse.json([aCard(2, { column: 'talking' })]);
    }),
  );
  act(() => void store.dispatch(workClient.util.invalidateTags(['Pipeline'])));
  await act(() => asked.opened);
  return held;
}

describe('a startup’s place on the board', () => {
  it('keeps a card that was added after the board was read', async () => {
    const board = await boardUnderWay();
    await userEvent.click(screen.getByRole('button', { name: 'Add to pipeline', description: 'Startup 1' }));
    expect(await screen.findByText('In pipeline: Watching')).toBeVisible();
    board.open();
    expect(await screen.findByText('In pipeline: Talking')).toBeVisible(); // the board has arrived
    expect(screen.getByText('In pipeline: Watching')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import type { MyInterest } from '../../api/generated/work-client';
import { aCard, aPipelineStartup } from '../../features/pipeline/testing/world';
import { anId } from '../../test/builders';
import { gate } from '../../test/gate';
import { http } from '../../test/http';
import { pipelinePage } from './testing/pipeline-page';

const { server, open, puts, holds } = pipelinePage();

// rules: SCREEN-9, INTEREST-3
describe('the interests', () => {
  const mine = async () => within(await screen.findByRole('region', { name: 'My interests' }));
  const interestIn = (number: number): MyInterest => ({
    id: anId(700 + number),
    startup_id: anId(number),
    created_at: '2026-11-20T09:30:00.000Z',
    startup: aPipelineStartup(number),
  });
  const areIn = (...numbers: number[]) =>
    server.use(http.get('*/api/interests', () => HttpResponse.json<MyInterest[]>(numbers.map(interestIn))));

  it('are listed with their pages, and can be withdrawn', async () => {
    areIn(1);
    server.use(
      http.delete('*/api/interest/:id', () => {
        areIn();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const user = open('/pipeline', 'investor');
    const entry = within(await (await mine()).findByRole('article', { name: 'Startup 1' }));
    expect(entry.getByRole('link', { name: 'Startup 1' })).toHaveAttribute('href', `/startups/${anId(1)}`);
    expect(entry.getByText('Nov 20, 2026')).toBeVisible();
    expect(entry.getByRole('button', { name: 'Message' })).toBeVisible();
    await user.click(entry.getByRole('button', { name: 'Withdraw interest' }));
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw your interest?' }));
    await user.click(question.getByRole('button', { name: 'Withdraw interest' }));
    expect(await (await mine()).findByText('No interests yet')).toBeVisible();
  });

  it('are put on the board, or say where they stand on it', async () => {
    areIn(2, 1);
    holds(aCard(2, { column: 'diligence' }));
    const user = open('/pipeline', 'investor');
    const onBoard = within(await (await mine()).findByRole('article', { name: 'Startup 2' }));
    expect(await onBoard.findByText('In pipeline: Diligence')).toBeVisible();
    const entry = within(await (await mine()).findByRole('article', { name: 'Startup 1' }));
    await user.click(entry.getByRole('button', { name: 'Add to pipeline', busy: false }));
    await waitFor(() => expect(puts).toEqual([{ column: 'watching' }]));
    expect(await entry.findByText('In pipeline: Watching')).toBeVisible();
  });

  it('appear together with the board, which would push them down', async () => {
    areIn(1);
    const board = gate();
    server.use(
      http.get('*/api/pipeline', async () => {
        await board.opened;
        return HttpResponse.json([aCard(2)]);
      }),
    );
    open('/pipeline', 'investor');
    const card = await screen.findByRole('region', { name: 'My interests' });
    expect(card.parentElement).toHaveClass('invisible');
    board.open();
    await waitFor(() => expect(card.parentElement).not.toHaveClass('invisible'));
  });

  it('show ten at first, and more on demand', async () => {
    areIn(...Array.from({ length: 12 }, (_, at) => at + 1));
    const user = open('/pipeline', 'investor');
    expect(await (await mine()).findAllByRole('article')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show earlier interests' }));
    expect((await mine()).getAllByRole('article')).toHaveLength(12);
  });
});

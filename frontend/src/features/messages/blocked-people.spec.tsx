import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { Block } from '../../api/generated/work-client';
import { anId } from '../../test/builders';
import { answersOf, http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { BlockedPeople } from './blocked-people';

const server = apiServer();
const answer = answersOf(server);

function show() {
  renderApp(<BlockedPeople />);
  return userEvent.setup();
}

// rule: TALK-14
describe('the people whom the user has blocked', () => {
  const CARD = 'People you have blocked';
  const BLOCKS: Block[] = [
    { id: anId(7), name: 'Ivy Chen', created_at: '2026-11-20T09:30:00.000Z' },
    { id: anId(6), name: 'Ben Li', created_at: '2026-11-18T09:30:00.000Z' },
  ];

  it('are listed with the day, and can be unblocked one by one', async () => {
    let lifted: unknown;
    answer('/blocks', BLOCKS);
    server.use(
      http.delete('*/api/blocks/:id', ({ params }) => {
        lifted = params.id;
        answer('/blocks', BLOCKS.slice(1));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const user = show();
    const blocked = within(await screen.findByRole('region', { name: CARD }));
    expect(await blocked.findByText('Ivy Chen')).toBeVisible();
    expect(within(screen.getByRole('region', { name: CARD })).getAllByRole('listitem')[0]).toHaveTextContent(
      'Ivy Chensince Nov 20, 2026',
    );
    await user.click(
      within(screen.getByRole('region', { name: CARD })).getByRole('button', { name: 'Unblock Ivy Chen' }),
    );
    expect(await screen.findByText('Ivy Chen is unblocked')).toBeVisible();
    expect(lifted).toBe(anId(7));
    await waitFor(() =>
      expect(
        within(screen.getByRole('region', { name: CARD })).queryByText('Ivy Chen'),
      ).not.toBeInTheDocument(),
    );
    expect(within(screen.getByRole('region', { name: CARD })).getByText('Ben Li')).toBeVisible();
  });

  it('are nobody at first', async () => {
    answer('/blocks', []);
    show();
    expect(await screen.findByText('You have blocked nobody.')).toBeVisible();
  });

  it('stay in the list when the unblocking fails', async () => {
    answer('/blocks', BLOCKS);
    server.use(http.delete('*/api/blocks/:id', refusal(503, 'Please try again')));
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Unblock Ben Li' }));
    expect(await screen.findByText('Please try again')).toBeVisible();
    expect(within(screen.getByRole('region', { name: CARD })).getByText('Ben Li')).toBeVisible();
  });
});

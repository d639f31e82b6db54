import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { client } from '../../api/generated/client';
import { anId, aUser } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { MessageButton, QuoteButton } from './message-button';
import { aThread, THREAD } from './testing/world';

const thread = aThread();
const server = apiServer();
beforeEach(() => localStorage.clear());

describe('First messages', () => {
  it('shorten a quote that is longer than a message takes', async () => {
    const quotes: unknown[] = [];
    server.use(
      http.post('*/api/threads', async ({ request }) => {
        quotes.push((await request.json()).quote);
        return HttpResponse.json(thread, { status: 201 });
      }),
    );
    const user = userEvent.setup();
    renderApp(
      <QuoteButton
        of="Users"
        to={{ startup_id: anId(1) }}
        title="Message the founder"
        description="LedgerLoop"
        quote={{ kind: 'ledger', text: 'x'.repeat(501) }}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Quote in a message: Users' }));
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'How many renew?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(quotes).toEqual([{ kind: 'ledger', text: `${'x'.repeat(499)}…` }]));
  });

  it('are not begun with the key of a message that quoted something else', async () => {
    const sentWith: (string | null)[] = [];
    server.use(
      http.post('*/api/threads', ({ request }) => {
        sentWith.push(request.headers.get('idempotency-key'));
        return refusal(503, 'Service unavailable')();
      }),
    );
    const user = userEvent.setup();
    const quoted = (text: string) => (
      <QuoteButton
        of={text}
        to={{ startup_id: anId(1) }}
        title="Message the founder"
        description="LedgerLoop"
        quote={{ kind: 'ledger', text }}
      />
    );
    server.use(http.get('*/api/auth/me', () => HttpResponse.json(aUser())));
    const { store } = renderApp(
      <>
        {quoted('Users')}
        {quoted('Revenue')}
      </>,
    );
    // Drafts belong to a user.
    await store.dispatch(client.endpoints.accountsGet.initiate());
    for (const line of ['Users', 'Revenue']) {
      await user.click(screen.getByRole('button', { name: `Quote in a message: ${line}` }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Message the founder' }));
      const field = await dialog.findByRole('textbox', { name: 'Message' });
      await user.clear(field);
      await user.type(field, 'How so?');
      for (let attempt = 0; attempt < 2; attempt++)
        await user.click(await dialog.findByRole('button', { name: 'Send', busy: false }));
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    }
    expect(new Set(sentWith.slice(0, 2)).size).toBe(1);
    expect(new Set(sentWith).size).toBe(2);
  });

  // rule: SCREEN-17
  it('stand at an address that names the quoted line: a reload opens them again, and Back closes them', async () => {
    const user = userEvent.setup();
    const lines = ['Users', 'Revenue'].map((of) => (
      <QuoteButton
        key={of}
        of={of}
        to={{ startup_id: anId(1) }}
        title="Message the founder"
        description="LedgerLoop"
        quote={{ kind: 'ledger', text: `${of}: 31` }}
      />
    ));
    const { router, unmount } = renderApp(lines, '/startups/1');
    await user.click(screen.getByRole('button', { name: 'Quote in a message: Revenue' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Revenue: 31');
    const { pathname, search } = router.state.location;
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();

    renderApp(lines, `${pathname}${search}`);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Revenue: 31');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('begin with a first message, which may quote, and Ctrl+Enter sends it', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/threads', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(thread, { status: 201 });
      }),
    );
    const user = userEvent.setup();
    const { router } = renderApp(
      <MessageButton
        to={{ startup_id: anId(1) }}
        title="Message the founder"
        description="LedgerLoop"
        quote={{ kind: 'ledger', text: '31 paying customers' }}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message the founder' }));
    const field = dialog.getByRole('textbox', { name: 'Message' });
    await user.type(field, '{Control>}{Enter}{/Control}');
    expect(bodies).toEqual([]);
    await user.type(field, 'How many renew?{Control>}{Enter}{/Control}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/messages/${THREAD}`));
    expect(bodies).toEqual([
      {
        startup_id: anId(1),
        message: 'How many renew?',
        quote: { kind: 'ledger', text: '31 paying customers' },
      },
    ]);
  });
});

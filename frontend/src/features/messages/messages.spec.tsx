import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { toast } from 'sonner';

import type { Message } from '../../api/generated/work-client';
import { anId, aUser } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { pageOf } from '../../test/pages';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { Conversation } from './conversation';
import { MessageButton, QuoteButton } from './message-button';
import { aMessage, aThread, THREAD } from './testing/world';
import { ThreadList } from './thread-list';

let thread = aThread();
let messages: Message[] = [];
const sent: { body: unknown; key: string | null }[] = [];
const server = apiServer(
  http.get('*/api/threads', ({ request }) => pageOf(request, [thread], ({ id }) => id)),
  http.get('*/api/threads/:id', () => HttpResponse.json(thread)),
  http.get('*/api/threads/:id/messages', ({ request }) => pageOf(request, messages, ({ id }) => id)),
  http.post('*/api/threads/:id/messages', async ({ request }) => {
    const body = await request.json();
    sent.push({ body, key: request.headers.get('idempotency-key') });
    const made = aMessage(50, { message: body.message });
    messages = [made, ...messages];
    return HttpResponse.json(made, { status: 201 });
  }),
  http.post('*/api/threads/:id/read', () => {
    thread = { ...thread, unread_count: 0 };
    return HttpResponse.json({ unread_count: 0 });
  }),
  http.put('*/api/threads/:id/block', async ({ request }) => {
    const { blocked } = await request.json();
    thread = { ...thread, blocked, can_write: !blocked };
    return HttpResponse.json(thread);
  }),
  http.put('*/api/threads/:id/introduction', async ({ request }) => {
    const { accepted } = await request.json();
    thread = { ...thread, state: accepted ? 'open' : 'passed', can_write: accepted };
    return HttpResponse.json(thread);
  }),
);
beforeEach(() => {
  thread = aThread();
  messages = [aMessage(1)];
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void toast.dismiss());

const open = (opensAll = true) => {
  const user = userEvent.setup();
  const conversation = <Conversation threadId={THREAD} opensAll={opensAll} actionsOf={() => null} />;
  const view = renderApp(conversation, '/dashboard', '*', aUser());
  return { user, view };
};

describe('Conversations', () => {
  // rule: SCREEN-10
  it('list the last message and what is unread', async () => {
    thread = aThread({ unread_count: 3 });
    renderApp(<ThreadList openId={undefined} start={{ to: '/dashboard', label: 'Browse startups' }} />);
    const entry = await screen.findByRole('link', { name: /Amara Osei.*LedgerLoop.*Message 1.*3 unread/ });
    expect(entry).toHaveAttribute('href', `/messages/${THREAD}`);
  });

  // rule: SCREEN-8
  it('lead to the startup’s page, unless a founder buys the startup of another', async () => {
    thread = aThread({ kind: 'listing', other: { name: 'Amara Osei', role: 'seller' } });
    const { view } = open();
    expect(await screen.findByRole('link', { name: 'Seller · LedgerLoop' })).toHaveAttribute(
      'href',
      `/startups/${anId(1)}`,
    );
    view.unmount();
    open(false);
    expect(await screen.findByText('Seller · LedgerLoop')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Seller · LedgerLoop' })).toBeNull();
  });

  it('send a message once, also if the first attempt fails', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(
        '*/api/threads/:id/messages',
        ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          return refusal(503, 'Service unavailable')();
        },
        { once: true },
      ),
    );
    const { user } = open();
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await user.type(field, 'How do you measure churn?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Failed to send the message')).toBeVisible();
    expect(field).toHaveValue('How do you measure churn?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(screen.getByRole('log')).findByText('How do you measure churn?')).toBeVisible();
    expect(sent).toEqual([{ body: { message: 'How do you measure churn?', quote: null }, key: keys[0] }]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
  });

  it('keep what was typed over a reload', async () => {
    const { user, view } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Half a sentence');
    view.unmount();
    open();
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
  });

  it('load earlier messages on demand', async () => {
    messages = Array.from({ length: 60 }, (_, at) => aMessage(60 - at));
    const { user } = open();
    expect(await screen.findByText('Message 60')).toBeVisible();
    expect(screen.queryByText('Message 5')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    expect(await screen.findByText('Message 5')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('are marked as read when they are looked at', async () => {
    thread = aThread({ unread_count: 2 });
    open();
    await waitFor(() => expect(thread.unread_count).toBe(0));
  });

  it('let the user block the other side, and unblock', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    expect(await screen.findByText('You blocked Amara Osei. Unblock to write.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unblock' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
  });

  it('wait for the answer to an introduction', async () => {
    thread = aThread({ state: 'requested', can_write: false, other: { name: 'Ivy Chen', role: 'investor' } });
    open();
    expect(await screen.findByText(/You asked Ivy Chen for an introduction/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('open when the investor accepts the introduction', async () => {
    thread = aThread({ state: 'requested', can_write: false });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
  });

  // rule: TALK-10
  it('show what a message quotes, with its source', async () => {
    messages = [
      aMessage(1, { quote: { kind: 'ledger', text: 'Users, 8 of 12 points: 31 paying customers' } }),
      aMessage(2, { quote: { kind: 'match_reason', text: 'Invests in FinTech' } }),
    ];
    open();
    const figures = await screen.findAllByRole('figure');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      'From the match“Invests in FinTech”',
      'From the ledger“Users, 8 of 12 points: 31 paying customers”',
    ]);
  });

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

  it('begin with a first message, which may quote', async () => {
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
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'How many renew?');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
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

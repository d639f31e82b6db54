import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { toast } from 'sonner';

import type { Message } from '../../api/generated/work-client';
import { tellThreadNews } from '../../api/live/thread-news';
import { anId, aUser } from '../../test/builders';
import { gate } from '../../test/gate';
import { http, refusal } from '../../test/http';
import { pageOf } from '../../test/pages';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { Conversation } from './conversation';
import { aMessage, aThread, THREAD } from './testing/world';
import { ThreadList } from './thread-list';

let thread = aThread();
let messages: Message[] = [];
/** Pages of five, because a log without a layout draws its first rows only. */
function page({ url }: Request) {
  const short = new URL(url);
  short.searchParams.set('limit', '5');
  return pageOf(new Request(short), messages, ({ id }) => id);
}
const sent: { body: unknown; key: string | null }[] = [];
const server = apiServer(
  http.get('*/api/threads', ({ request }) => pageOf(request, [thread], ({ id }) => id)),
  http.get('*/api/threads/:id', () => HttpResponse.json(thread)),
  http.get('*/api/threads/:id/messages', ({ request }) => page(request)),
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

  it('show the form together with the messages, which would push it down', async () => {
    const list = gate();
    server.use(
      http.get('*/api/threads/:id/messages', async ({ request }) => {
        await list.opened;
        return page(request);
      }),
    );
    open();
    const form = await screen.findByRole('form', { name: 'Your message' });
    expect(form.parentElement).toHaveClass('invisible');
    list.open();
    await waitFor(() => expect(form.parentElement).not.toHaveClass('invisible'));
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

  // rule: SCREEN-16
  it('keep what is typed while a message is sent', async () => {
    let answer = () => undefined as unknown;
    const held = new Promise<void>((resolve) => (answer = () => resolve()));
    server.use(
      http.post('*/api/threads/:id/messages', async ({ request }) => {
        const body = await request.json();
        await held;
        messages = [aMessage(50, { message: body.message }), ...messages];
        return HttpResponse.json(messages[0], { status: 201 });
      }),
    );
    const { user, view } = open();
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await user.type(field, 'First.{Control>}{Enter}{/Control} And second');
    answer();
    expect(await within(screen.getByRole('log')).findByText('First.')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue('And second'));
    view.unmount();
    open();
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('And second');
  });

  it('keep what was typed over a reload', async () => {
    const { user, view } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Half a sentence');
    view.unmount();
    open();
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
  });

  it('load earlier messages on demand', async () => {
    messages = Array.from({ length: 8 }, (_, at) => aMessage(8 - at));
    const { user } = open();
    expect(await screen.findByText('Message 8')).toBeVisible();
    expect(screen.queryByText('Message 2')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    expect(await screen.findByText('Message 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  // rule: TALK-5
  it('show a message that arrives, and announce it, without loading the list again', async () => {
    let loads = 0;
    server.use(
      http.get('*/api/threads/:id/messages', ({ request }) => {
        loads++;
        return page(request);
      }),
    );
    open();
    const log = within(await screen.findByRole('log'));
    expect(await log.findByText('Message 1')).toBeVisible();
    const message = aMessage(3, { message: 'Monthly, by clinic.' });
    // An event that is delivered twice shows one message.
    for (let n = 0; n < 2; n++) act(() => tellThreadNews({ kind: 'message', message }));
    act(() => tellThreadNews({ kind: 'message', message: { ...message, thread_id: anId(901) } }));
    expect(await log.findAllByText('Monthly, by clinic.')).toHaveLength(1);
    expect(screen.getByText('Amara Osei: Monthly, by clinic.')).toHaveAttribute('role', 'status');
    expect(loads).toBe(1);
  });

  it('show a message that arrives while an older answer is under way', async () => {
    messages = Array.from({ length: 8 }, (_, at) => aMessage(8 - at));
    const { user } = open();
    expect(await screen.findByText('Message 8')).toBeVisible();
    let answer = () => undefined as unknown;
    const held = new Promise<void>((resolve) => (answer = () => resolve()));
    server.use(
      http.get('*/api/threads/:id/messages', async ({ request }) => {
        await held;
        return page(request);
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    const message = aMessage(9, { message: 'In between' });
    act(() => tellThreadNews({ kind: 'message', message }));
    answer();
    expect(await screen.findByText('Message 2')).toBeVisible();
    expect(within(screen.getByRole('log')).getByText('In between')).toBeVisible();
  });

  // rule: TALK-12
  it('show what the other side has read by then', async () => {
    messages = [
      aMessage(4, { created_at: '2026-11-20T10:05:00.000Z' }),
      aMessage(2, { created_at: '2026-11-20T10:00:00.000Z' }),
    ];
    open();
    expect(await screen.findByText('Message 4')).toBeVisible();
    expect(screen.queryByText('Read')).toBeNull();
    act(() => tellThreadNews({ kind: 'read', threadId: THREAD, at: '2026-11-20T10:01:00.000Z' }));
    expect(await screen.findAllByText('Read')).toHaveLength(1);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/Message 2.*Read/);
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

  // rule: TALK-9
  it('say that they are gone when the other side deletes the account', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Are you there?');
    server.use(
      http.get('*/api/threads/:id', refusal(404, 'Conversation not found')),
      http.post('*/api/threads/:id/messages', refusal(404, 'Conversation not found')),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'There is no such conversation' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('Failed to load data')).toBeNull();
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
      'From the score“Users, 8 of 12 points: 31 paying customers”',
    ]);
  });
});

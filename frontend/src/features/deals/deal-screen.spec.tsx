import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { toast } from 'sonner';

import type { Deal, DealStep } from '../../api/generated/work-client';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { DealScreen } from './deal-screen';
import { aDeal, withStep } from './testing/world';

let deal: Deal;
const sent: { to: string; body: unknown }[] = [];
/** Records a write, changes the deal, and answers with it. */
const changes =
  (status: number, change: (body: unknown) => Partial<Deal>) =>
  async ({ request }: { request: Request }) => {
    const body: unknown = await request.json();
    sent.push({ to: new URL(request.url).pathname.replace(/^.*\/deals\/[^/]+/, ''), body });
    deal = { ...deal, ...change(body) };
    return HttpResponse.json<Deal>(deal, { status });
  };
const server = apiServer(http.get('*/api/deals/:id', () => HttpResponse.json(deal)));
beforeEach(() => {
  window.localStorage.clear();
  deal = aDeal();
  sent.length = 0;
});
afterEach(() => void toast.dismiss());

const show = async () => {
  const user = userEvent.setup();
  const view = renderApp(
    <DealScreen
      dealId={deal.id}
      user={{ name: 'Ivy Chen', email: 'ivy@example.com' }}
      actions={({ role }) => <span>Message the other of the {role}</span>}
    />,
    `/deals/${deal.id}`,
    '/deals/:dealId',
  );
  await screen.findByRole('region', { name: 'Checklist' });
  return { user, ...view };
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const step = (name: string) => within(screen.getByRole('listitem', { name }));

describe('a deal', () => {
  // rule: SCREEN-24
  it('says first what the user does next, until every step is confirmed', async () => {
    const next = () => screen.queryByRole('region', { name: 'Next step' });
    const says = async (of: Deal, text: string) => {
      deal = of;
      const { unmount } = await show();
      expect(next()).toHaveTextContent(text);
      unmount();
    };
    const waiting = 'Confirmed by the seller; waiting for you, by Nov 27, 2026';
    const mine = withStep(deal, 'letter_of_intent', { done_by_me: true });
    const wait =
      'Wait for the buyerYou have confirmed the letter of intent; the buyer still owes a confirmation, by Nov 27, 2026. Next is the due diligence.';
    await says(deal, 'Letter of intentBoth of you owe it, by Nov 27, 2026. Sign it below;');
    await says(mine, 'Due diligenceYou owe it, by Dec 11, 2098. Confirm it below once it is done.');
    await says({ ...mine, role: 'seller' }, wait);
    const all = mine.steps.map((one) => ({ ...one, done_by_me: true }));
    await says({ ...mine, steps: all }, 'Wait for the seller');

    deal = withStep(aDeal(), 'letter_of_intent', { done_by_them: true });
    const confirmed = await show();
    expect(next()).toHaveTextContent(waiting);
    expect(step('Letter of intent').getByText(/waiting for you, by/)).toHaveTextContent(waiting);
    confirmed.unmount();

    deal = { ...mine, state: 'fell_through', closed_at: '2026-12-11T10:00:00.000Z', reason: 'No.' };
    await show();
    expect(next()).toBeNull();
  });

  // rule: SCREEN-13
  it('shows both sides with their contact, the amount, and that the platform holds no money', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Deal for LedgerLoop' })).toBeVisible();
    const overview = part('Buyer and seller');
    expect(overview.getByText('Ivy Chen')).toBeVisible();
    expect(overview.getByText('Amara Osei')).toBeVisible();
    const address = overview.getByRole('link', { name: 'amara@example.com' });
    expect(address).toHaveAttribute('href', 'mailto:amara@example.com');
    expect(overview.getByText('$85,000')).toBeVisible();
    expect(overview.getByText(/The platform holds no money/)).toBeVisible();
    expect(overview.getByText(/ends by itself on/)).toHaveTextContent('Dec 11, 2026');
    expect(overview.getByText('Message the other of the buyer')).toBeVisible();
  });

  it.each([
    [{ state: 'completed' } as const, 'Completed on Dec 1, 2026'],
    [{ state: 'fell_through', reason: 'No financing.' } as const, 'Fell through on Dec 1, 2026'],
  ])('that is closed says when and why, and offers no step: %o', async (closing, text) => {
    deal = aDeal({ ...closing, closed_at: '2026-12-01T10:00:00.000Z', silent_until: null, other: null });
    await show();
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text),
    ).toBeVisible();
    expect(screen.queryAllByText('Reason: No financing.')).toHaveLength('reason' in closing ? 1 : 0);
    expect(part('Buyer and seller').getByText('Deleted account')).toBeVisible();
    for (const name of ['Confirm', 'Take back', 'Sign letter of intent', 'Add note', 'It fell through'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('that is not the user’s is not found', async () => {
    server.use(http.get('*/api/deals/:id', refusal(404, 'Deal not found')));
    renderApp(<DealScreen dealId="x" user={{ name: 'Ivy', email: 'i@example.com' }} />, '/deals/x');
    expect(await screen.findByRole('heading', { name: 'There is no such deal' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my deals' })).toHaveAttribute('href', '/deals');
  });

  it('that cannot be loaded can be tried again', async () => {
    server.use(http.get('*/api/deals/:id', refusal(503, 'This part is down.'), { once: true }));
    renderApp(<DealScreen dealId={deal.id} user={{ name: 'Ivy', email: 'i@example.com' }} />, '/deals/x');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Deal for LedgerLoop' })).toBeVisible();
  });
});

/** A deal in which both sides, or the user alone, have confirmed the steps before this one. */
function upTo(name: DealStep['step'], by: 'both' | 'user' = 'both'): Deal {
  const steps = aDeal().steps;
  const at = steps.findIndex((one) => one.step === name);
  const done_at = by === 'both' ? '2026-11-21T10:00:00.000Z' : null;
  return aDeal({
    steps: steps.map((one, index) => (index < at ? { ...one, done_by_me: true, done_at } : one)),
  });
}

describe('the checklist', () => {
  // rule: SCREEN-13
  it('says who owes what by when, and what the other has confirmed', async () => {
    deal = withStep(aDeal(), 'diligence', { done_by_them: true });
    deal = withStep(deal, 'agreement', { done_at: '2026-11-21T10:00:00.000Z', done_by_me: true });
    deal = withStep(deal, 'handover', { due_at: '2020-01-01T10:00:00.000Z' });
    await show();
    expect(step('Handover').getByText('Overdue')).toBeVisible();
    expect(step('Letter of intent').getByText(/Both of you owe it, by/)).toHaveTextContent('Nov 27, 2026');
    expect(step('Due diligence').getByText(/You owe it, by/)).toBeVisible();
    expect(step('Due diligence').getByText('The seller confirmed it. It waits for you.')).toBeVisible();
    expect(step('Handover').getByText(/The seller owes it/)).toBeVisible();
    const done = step('Purchase agreement');
    expect(done.getByText('Both of you confirmed it on Nov 21, 2026.')).toBeVisible();
    expect(done.queryByRole('button')).toBeNull();
    expect(step('Payment').queryByText('Overdue')).toBeNull();
  });

  it('says what is owed only while the deal is open and the step is not done', async () => {
    const done = { done_at: '2026-11-21T10:00:00.000Z', done_by_me: true, done_by_them: true };
    deal = withStep(aDeal(), 'diligence', done);
    const { unmount } = await show();
    expect(step('Due diligence').queryByText(/You owe it/)).toBeNull();
    expect(step('Payment').getByText(/You owe it/)).toBeVisible();
    unmount();

    deal = withStep(deal, 'agreement', { done_by_them: true });
    deal = { ...deal, state: 'fell_through', closed_at: '2026-12-01T10:00:00.000Z', reason: 'No money.' };
    await show();
    expect(screen.queryByText(/owes? it/)).toBeNull();
    expect(step('Purchase agreement').getByText('Only the seller confirmed it.')).toBeVisible();
    expect(step('Payment').getByText('Nobody confirmed it.')).toBeVisible();
  });

  it('asks before a step is confirmed while an earlier one is open', async () => {
    server.use(
      http.put(
        '*/api/deals/:id/steps/:step',
        changes(200, () => withStep(deal, 'payment', { done_by_me: true })),
      ),
    );
    deal = withStep(upTo('agreement'), 'payment', { done_by_them: true });
    const { user } = await show();
    await user.click(step('Payment').getByRole('button', { name: 'Confirm' }));
    const question = within(await screen.findByRole('dialog', { name: 'Confirm payment anyway?' }));
    expect(question.getByText('The purchase agreement is still open.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Confirm anyway' }));
    expect(await screen.findByText('Step confirmed')).toBeVisible();
    expect(sent).toEqual([{ to: '/steps/payment', body: { done: true } }]);
  });

  // rule: DEAL-15
  it('asks as well while the other side has not confirmed', async () => {
    deal = upTo('payment', 'user');
    const { user } = await show();
    await user.click(step('Payment').getByRole('button', { name: 'Confirm' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm payment anyway?' });
    expect(question).toHaveTextContent(
      'The letter of intent, due diligence, and purchase agreement are still open: the seller has not confirmed them yet.',
    );
  });

  it('takes the user’s confirmation, and takes it back', async () => {
    deal = upTo('payment');
    server.use(
      http.put(
        '*/api/deals/:id/steps/:step',
        changes(200, (body) => {
          const { done } = body as { done: boolean };
          return withStep(deal, 'payment', { done_by_me: done });
        }),
      ),
    );
    const { user } = await show();
    await user.dblClick(step('Payment').getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Step confirmed')).toBeVisible();
    expect(await step('Payment').findByText(/You confirmed it\. The seller has not/)).toBeVisible();
    await user.click(await step('Payment').findByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Confirmation taken back')).toBeVisible();
    expect(sent).toEqual([
      { to: '/steps/payment', body: { done: true } },
      { to: '/steps/payment', body: { done: false } },
    ]);
  });

  it('shows the current deal when it was closed meanwhile', async () => {
    server.use(
      http.put('*/api/deals/:id/steps/:step', () => {
        deal = aDeal({ state: 'fell_through', closed_at: '2026-12-01T10:00:00.000Z', reason: 'No money.' });
        return HttpResponse.json({ detail: 'This deal is closed' }, { status: 409 });
      }),
    );
    deal = upTo('payment');
    const { user } = await show();
    await user.click(step('Payment').getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Failed to confirm the step')).toBeVisible();
    expect(screen.getByText('This deal is closed')).toBeVisible();
    expect(await screen.findByText('Reason: No money.')).toBeVisible();
  });
});

describe('the letter of intent', () => {
  // rule: SCREEN-13
  it('is signed by a typed name, for the terms on the page', async () => {
    server.use(
      http.post(
        '*/api/deals/:id/signature',
        changes(201, () => ({
          signatures: [
            {
              role: 'buyer',
              name: 'Ivy Chen',
              signed_at: '2026-11-21T10:00:00.000Z',
              terms_hash: deal.terms_hash,
            },
          ],
        })),
      ),
    );
    const { user } = await show();
    const letter = part('Letter of intent');
    expect(letter.getByText(/not legal advice/)).toBeVisible();
    expect(letter.getByText('Nobody has signed yet.')).toBeVisible();
    expect(letter.getByText('Handover by', { exact: false })).toHaveTextContent('Jan 8, 2099');
    expect(letter.getByRole('button', { name: 'Sign letter of intent' })).toBeDisabled();
    await user.type(letter.getByLabelText('Your full name'), 'Ivy Chen');
    await user.click(letter.getByRole('button', { name: 'Sign letter of intent' }));
    expect(await screen.findByText('Letter of intent signed')).toBeVisible();
    expect(sent).toEqual([{ to: '/signature', body: { name: 'Ivy Chen', terms_hash: deal.terms_hash } }]);
    await waitFor(() => expect(letter.queryByLabelText('Your full name')).toBeNull());
    expect(within(letter.getByRole('list', { name: 'Signatures' })).getByText('Ivy Chen')).toBeVisible();
  });

  // rule: DEAL-16
  it('says at its field that another name than the account’s was typed, and keeps it', async () => {
    server.use(http.post('*/api/deals/:id/signature', refusal(409, 'Not the name of your account.')));
    const { user } = await show();
    const name = screen.getByLabelText('Your full name');
    await user.type(name, 'Mickey Mouse{Enter}');
    const both = /^Not the name of your account\. By typing the name of your account, Ivy Chen, you sign/;
    await waitFor(() => expect(name).toHaveAccessibleDescription(both));
    expect(name).toHaveValue('Mickey Mouse');
  });

  it('that both confirmed without a signature says so in both places', async () => {
    const done = { done_at: '2026-11-21T10:00:00.000Z', done_by_me: true, done_by_them: true };
    deal = withStep(aDeal(), 'letter_of_intent', done);
    await show();
    expect(
      step('Letter of intent').getByText(
        'Both of you confirmed it on Nov 21, 2026, without a signature here.',
      ),
    ).toBeVisible();
    expect(part('Letter of intent').getByText('Nobody has signed it here.')).toBeVisible();
  });

  it('is signed before its step is confirmed', async () => {
    const { unmount } = await show();
    expect(step('Letter of intent').queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(step('Letter of intent').getByText('Sign it below to confirm it.')).toBeVisible();
    unmount();

    const { terms_hash } = deal;
    const signed_at = '2026-11-21T10:00:00.000Z';
    deal = aDeal({ signatures: [{ role: 'buyer', name: 'Ivy Chen', signed_at, terms_hash }] });
    await show();
    expect(step('Letter of intent').getByRole('button', { name: 'Confirm' })).toBeVisible();
    expect(screen.queryByText('Sign it below to confirm it.')).toBeNull();
  });

  it('of an ended deal waits for nobody', async () => {
    deal = aDeal({ state: 'fell_through', closed_at: '2026-12-01T10:00:00.000Z', reason: 'No money.' });
    await show();
    expect(part('Letter of intent').getByText('Nobody signed.')).toBeVisible();
    expect(screen.queryByText('Sign it below to confirm it.')).toBeNull();
  });

  it('shows the new terms when they changed before the signature', async () => {
    server.use(
      http.post('*/api/deals/:id/signature', () => {
        deal = aDeal({ amount: 90_000, terms_hash: 'b'.repeat(64) });
        const detail = 'The terms have changed. Read them again before you sign.';
        return HttpResponse.json({ detail }, { status: 409 });
      }),
    );
    const { user } = await show();
    const letter = part('Letter of intent');
    await user.type(letter.getByLabelText('Your full name'), 'Ivy Chen');
    await user.click(letter.getByRole('button', { name: 'Sign letter of intent' }));
    expect(await screen.findByText('Failed to sign')).toBeVisible();
    expect(await letter.findByText('$90,000')).toBeVisible();
    expect(letter.getByLabelText('Your full name')).toHaveValue('Ivy Chen');
  });
});

describe('notes and the end', () => {
  it('adds a note that both read', async () => {
    const { id, offer_id, created_at } = deal;
    const theirs = { id, mine: false, note: 'The draft comes on Monday.', created_at };
    const ours = { id: offer_id, mine: true, note: 'Thank you.', created_at };
    deal = aDeal({ notes: [theirs] });
    const added = changes(201, () => ({ notes: [theirs, ours] }));
    server.use(http.post('*/api/deals/:id/notes', added));
    const { user } = await show();
    const notes = part('Notes');
    expect(notes.getByText('The draft comes on Monday.')).toBeVisible();
    expect(notes.getByText(/^Amara Osei/)).toBeVisible();
    await user.type(notes.getByLabelText('New note'), 'Thank you.');
    await user.dblClick(notes.getByRole('button', { name: 'Add note' }));
    expect(await notes.findByText('Thank you.', { selector: 'p' })).toBeVisible();
    expect(notes.getByLabelText('New note')).toHaveValue('');
    expect(sent).toEqual([{ to: '/notes', body: { note: 'Thank you.' } }]);
  });

  it('says why a note was refused, and keeps it', async () => {
    server.use(http.post('*/api/deals/:id/notes', refusal(409, 'A deal can have at most 200 notes')));
    const { user } = await show();
    const notes = part('Notes');
    await user.type(notes.getByLabelText('New note'), 'Thank you.');
    await user.click(notes.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('A deal can have at most 200 notes')).toBeVisible();
    expect(notes.getByLabelText('New note')).toHaveValue('Thank you.');
  });

  // rule: SCREEN-13
  it('ends the deal with a reason, after asking', async () => {
    server.use(
      http.post(
        '*/api/deals/:id/fell-through',
        changes(200, () => ({
          state: 'fell_through',
          reason: 'No financing.',
          closed_at: '2026-12-01T10:00:00.000Z',
          silent_until: null,
        })),
      ),
    );
    const { user, router } = await show();
    await user.click(screen.getByRole('button', { name: 'It fell through' }));
    expect(router.state.location.search).toBe(`?end=${deal.id}`);
    const dialog = within(screen.getByRole('dialog', { name: 'It fell through' }));
    expect(dialog.getByRole('button', { name: 'End the deal' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Why did it fall through?'), 'No financing.');
    await user.click(dialog.getByRole('button', { name: 'End the deal' }));
    expect(await screen.findByText('Deal ended')).toBeVisible();
    expect(await screen.findByText('Reason: No financing.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'It fell through' })).toBeNull();
    expect(sent).toEqual([{ to: '/fell-through', body: { reason: 'No financing.' } }]);
  });
});

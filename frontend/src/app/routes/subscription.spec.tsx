import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { Invoice, Subscription, SubscriptionOverview } from '../../api/generated/account-client';
import type { User } from '../../api/generated/client';
import { aUser } from '../../test/builders';
import { gate } from '../../test/gate';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { SessionProvider } from '../session';
import SubscriptionPage from './subscription';

const MONTHLY: SubscriptionOverview['plans'][number] = {
  plan: 'monthly',
  name: 'Investor Access',
  price: 149,
  interval: 'month',
};
const INVESTORS: SubscriptionOverview['plans'] = [
  MONTHLY,
  { ...MONTHLY, plan: 'annual', price: 299, interval: 'year' },
];
const PRO: SubscriptionOverview['plans'] = [
  { plan: 'pro', name: 'Founder Pro', price: 29, interval: 'month' },
];
const aSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  ...MONTHLY,
  status: 'active',
  current_period_end: '2026-12-20T09:30:00.000Z',
  cancel_at_period_end: false,
  payment_problem: null,
  ...changes,
});
const INVOICE: Invoice = {
  id: 'in_1',
  number: 'PR-0001',
  created_at: '2026-11-20T09:30:00.000Z',
  amount: 149,
  status: 'paid',
  url: 'https://invoice.example/in_1',
  pdf_url: 'https://invoice.example/in_1.pdf',
};

let overview: SubscriptionOverview;
let invoices: Invoice[];
let me: User;
const sent: unknown[] = [];
const server = apiServer(
  http.get('*/api/auth/me', () => HttpResponse.json(me)),
  http.get('*/api/payment/subscription', () => HttpResponse.json(overview)),
  http.get('*/api/payment/invoices', () => HttpResponse.json(invoices)),
  http.post('*/api/payment/subscription/cancel', () => answer({ cancel_at_period_end: true })),
  http.post('*/api/payment/subscription/resume', () => answer({ cancel_at_period_end: false })),
  http.post('*/api/payment/subscription/change', async ({ request }) => {
    sent.push(await request.json());
    return answer({ plan: 'annual', price: 299, interval: 'year' });
  }),
  http.post('*/api/payment/create-checkout', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ detail: 'Later, please.' }, { status: 503 });
  }),
);

function answer(changes: Partial<Subscription>) {
  overview = { ...overview, subscription: aSubscription(changes) };
  return HttpResponse.json<SubscriptionOverview>(overview);
}

async function show(as: User['user_type'], subscription: Subscription | null, isPremium = false) {
  me = aUser({ user_type: as, is_premium: isPremium });
  overview = { subscription, plans: as === 'investor' ? INVESTORS : PRO };
  window.localStorage.setItem('token', 'a-token');
  renderApp(
    <SessionProvider>
      <SubscriptionPage />
    </SessionProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Subscription' });
  return userEvent.setup();
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const expectText = async (text: string) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

describe('/account/subscription', () => {
  beforeEach(() => {
    sent.length = 0;
    invoices = [];
  });
  afterEach(() => localStorage.clear());

  // rules: SCREEN-7, PAY-14
  it('shows the plan, its price, the next payment and the invoices', async () => {
    invoices = [INVOICE, { ...INVOICE, id: 'in_0', amount: 0, status: 'open', url: null, pdf_url: null }];
    await show('investor', aSubscription());
    expect(await screen.findByText('$149 per month')).toBeVisible();
    expect(screen.getByText('Next payment').nextSibling).toHaveTextContent('Dec 20, 2026');
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('two invoices');
    expect(first).toHaveTextContent('Nov 20, 2026$149Paid');
    expect(within(first).getByRole('link', { name: /^View the invoice/ })).toHaveAttribute(
      'href',
      'https://invoice.example/in_1',
    );
    expect(within(second).queryByRole('link')).toBeNull();
  });

  it('shows the invoices together with the plan, which would push them down', async () => {
    const plan = gate();
    server.use(
      http.get('*/api/payment/subscription', async () => {
        await plan.opened;
        return HttpResponse.json(overview);
      }),
    );
    await show('investor', null);
    const card = screen.getByRole('region', { name: 'Invoices' });
    expect(card.parentElement).toHaveClass('invisible');
    plan.open();
    await waitFor(() => expect(card.parentElement).not.toHaveClass('invisible'));
  });

  // rule: SCREEN-7
  it('sells nothing to an investor whose access was granted without a payment', async () => {
    await show('investor', null, true);
    expect(
      await screen.findByText('Your account has Investor Access. There is nothing to pay.'),
    ).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });

  // rule: PAY-15
  it('cancels with one click and resumes with another', async () => {
    const user = await show('investor', aSubscription());
    await press(user, 'Cancel subscription');
    await expectText('Investor Access is cancelled');
    expect((await screen.findByText('Ends on')).nextSibling).toHaveTextContent('Dec 20, 2026');
    await press(user, 'Keep Investor Access');
    await expectText('Investor Access continues');
    expect(await screen.findByText('Next payment')).toBeVisible();
  });

  // rule: PAY-16
  it('changes to annual payment, and shows why it could not', async () => {
    const user = await show('investor', aSubscription());
    server.use(
      http.post('*/api/payment/subscription/change', refusal(409, 'Your card was declined'), { once: true }),
    );
    await press(user, 'Change to annual payment');
    const dialog = screen.getByRole('dialog', { name: 'Change to annual payment?' });
    expect(dialog).toHaveTextContent('A new period of a year begins today for $299.');
    expect(dialog).toHaveTextContent('The unused part of the $149 that you have paid until Dec 20, 2026');
    expect(sent).toEqual([]);
    await press(user, 'Change and pay');
    await expectText('Your card was declined');
    await press(user, 'Change and pay');
    expect(await screen.findByText('$299 per year')).toBeVisible();
    expect(sent).toEqual([{ plan: 'annual' }]);
    expect(screen.getByRole('button', { name: 'Change to monthly payment' })).toBeVisible();
  });

  // rule: PAY-25
  it('offers no change of a cancelled subscription before it is resumed', async () => {
    await show('investor', aSubscription({ cancel_at_period_end: true }));
    expect(await screen.findByRole('button', { name: 'Keep Investor Access' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull();
  });

  // rules: PAY-17, PAY-22
  it('says that a payment failed, and how to fix it', async () => {
    const payment_problem = {
      detail: 'Your last payment failed.',
      pay_url: 'https://invoice.example/in_2',
      access_until: '2026-12-08T12:00:00.000Z',
    };
    await show('investor', aSubscription({ status: 'past_due', payment_problem }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your last payment failed. Otherwise it stops on Dec 8, 2026.');
    expect(within(alert).getByRole('button', { name: 'Update card' })).toBeVisible();
    expect(within(alert).getByRole('link', { name: 'Pay the open invoice' })).toHaveAttribute(
      'href',
      'https://invoice.example/in_2',
    );
    expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull();
  });

  it('shows why the billing page did not open', async () => {
    server.use(http.post('*/api/payment/portal', refusal(503, 'Later, please.')));
    const user = await show('investor', aSubscription());
    await press(user, 'Update card');
    await expectText('Later, please.');
  });

  // rule: SCREEN-7
  it('lets investors choose monthly or annual payment before the checkout', async () => {
    const user = await show('investor', null);
    await screen.findByRole('button', { name: 'Pay monthly' });
    await press(user, 'Pay annually');
    await waitFor(() => expect(sent).toEqual([{ origin_url: window.location.origin, plan: 'annual' }]));
  });

  // rules: SCREEN-7, PAY-13
  it('shows founders what Founder Pro includes and costs', async () => {
    const user = await show('startup', null);
    expect(await screen.findByText('Your analyses go first')).toBeVisible();
    expect(screen.getByText('The email addresses of readers who open your gated links')).toBeVisible();
    expect(screen.getByText('One-pagers without the Proofround mark')).toBeVisible();
    expect(screen.getByText('$29')).toBeVisible();
    await press(user, 'Get Founder Pro');
    await waitFor(() => expect(sent).toEqual([{ origin_url: window.location.origin, plan: 'pro' }]));
  });

  it('offers Try again when nothing can be loaded', async () => {
    server.use(http.get('*/api/payment/subscription', refusal(503, 'Later.'), { once: true }));
    const user = await show('investor', aSubscription());
    await press(user, 'Try again');
    expect(await screen.findByText('$149 per month')).toBeVisible();
  });
});

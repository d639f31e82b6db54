import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { http, type Reply } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import PaymentSuccess from './payment-success';

const server = apiServer();
const show = (path = '/payment/success?session_id=cs_1') =>
  renderApp(<PaymentSuccess />, path, '/payment/success');
const answering = (body: Reply<'GET', '*/api/payment/status/:id'>) =>
  server.use(http.get('*/api/payment/status/:id', () => HttpResponse.json(body)));

describe('/payment/success', () => {
  // rule: TEXT-26
  it('says that the payment is being verified', () => {
    server.use(http.get('*/api/payment/status/:id', () => new Promise<never>(() => undefined)));
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Verifying Payment...' })).toBeVisible();
    expect(screen.getByText('Please wait while we confirm your payment...')).toBeVisible();
  });

  // rule: TEXT-26
  it('says what Investor Access includes after the payment, and links to the dashboard', async () => {
    answering({ payment_status: 'paid', status: 'complete' });
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
    for (const text of [
      'Welcome to Investor Access',
      'Your subscription is now active',
      'Full startup database',
      'Advanced filtering',
      'Direct founder contact',
      'AI-validated startups',
      'Redirecting automatically...',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    const button = screen.getByRole('button', { name: 'Go to Dashboard' });
    expect(button).toHaveAttribute('href', '/dashboard');
  });

  // rule: CHECKOUT-4
  it('says that nothing was charged if the session has expired', async () => {
    answering({ payment_status: 'unpaid', status: 'expired' });
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment not confirmed' })).toBeVisible();
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
    for (const name of ['Back to Dashboard', 'Try Again']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('href', '/dashboard');
    }
  });

  /** The page after another one, with the number of times that the payment was looked up. */
  const confirmed = async () => {
    const asked = { times: 0 };
    server.use(
      http.get('*/api/payment/status/:id', () => {
        asked.times += 1;
        return HttpResponse.json({ payment_status: 'paid', status: 'complete' });
      }),
    );
    const { router } = show('/before');
    await act(() => router.navigate('/payment/success?session_id=cs_1'));
    await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' });
    return { router, asked };
  };

  // rule: CHECKOUT-7
  it('is not reached again with Back from the dashboard', async () => {
    const { router, asked } = await confirmed();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Go to Dashboard' }));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
    expect(asked.times).toBe(1);
  });

  // rule: CHECKOUT-1
  it('leads to the dashboard without a session', () => {
    expect(show('/payment/success').router.state.location.pathname).toBe('/dashboard');
  });
});

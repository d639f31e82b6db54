import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderApp } from '../../test/render';
import PaymentCancel from './payment-cancel';

const show = () => renderApp(<PaymentCancel />, '/payment/cancel', '/payment/cancel');

describe('/payment/cancel', () => {
  // rules: CHECKOUT-5, TEXT-27
  it('says that nothing was charged', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible();
    expect(
      screen.getByText(
        'Your payment was cancelled. No charges were made to your account. You can try again anytime.',
      ),
    ).toBeVisible();
  });

  // rules: CHECKOUT-5, TEXT-27
  it.each(['Back to Dashboard', 'Try Again'])('leads to the dashboard through %s', async (name) => {
    const { router } = show();
    await userEvent.setup().click(screen.getByRole('button', { name }));
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});

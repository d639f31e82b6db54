import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import type { Deal } from '../../api/generated/work-client';
import { http } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { DealScreen } from './deal-screen';
import { aDeal, withStep } from './testing/world';

const server = apiServer();
const show = async (deal: Deal) => {
  server.use(http.get('*/api/deals/:id', () => HttpResponse.json(deal)));
  renderApp(<DealScreen dealId={deal.id} user={{ name: 'Ivy Chen', email: 'ivy@example.com' }} />);
  return within(await screen.findByRole('listitem', { name: 'Payment' }));
};
const holdsNoMoney = () =>
  within(screen.getByRole('region', { name: 'Buyer and seller' })).getByText(/The platform holds no money/);

const escrow = { name: 'Safehand', url: 'https://escrow.example/pay?sum=85000.00&ref=1' };

describe('the payment step', () => {
  // rules: DEAL-12, DEAL-14, SCREEN-13
  it.each([
    ['buyer', 'Pay by Safehand'],
    ['seller', 'Open Safehand'],
  ] as const)('leads the %s to the escrow provider in a new tab', async (role, name) => {
    const step = await show(aDeal({ role, escrow }));
    const link = step.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', escrow.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link).toHaveAccessibleDescription('Payment');
    expect(screen.getAllByRole('link', { name: /Safehand/ })).toEqual([link]);
    expect(step.getByText(/The platform holds no money and is not told of the payment/)).toBeVisible();
    expect(step.getByRole('button', { name: 'Confirm' })).toBeVisible();
    expect(holdsNoMoney()).toHaveTextContent(
      'The buyer pays the seller directly or through Safehand, an escrow provider outside of Proofround.',
    );
  });

  // rule: SCREEN-13
  it.each([{ done_by_me: true }, { done_by_them: true }])(
    'leads nowhere once a side has confirmed it: %o',
    async (confirmed) => {
      const step = await show(withStep(aDeal({ escrow }), 'payment', confirmed));
      expect(step.queryByRole('link')).toBeNull();
    },
  );

  // rules: DEAL-12, DEAL-14
  it('leads nowhere without a provider', async () => {
    const step = await show(aDeal());
    expect(step.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/escrow/i)).toBeNull();
    expect(holdsNoMoney()).toHaveTextContent(
      /^The platform holds no money\. The buyer pays the seller directly\.$/,
    );
  });
});

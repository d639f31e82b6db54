import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import type { Deal } from '../../api/generated/work-client';
import { http } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { DealScreen } from './deal-screen';
import { aDeal, withStep } from './testing/world';

const server = apiServer();
const CLOSED = { state: 'completed', closed_at: '2026-12-20T10:00:00.000Z', silent_until: null } as const;

async function show(deal: Deal) {
  server.use(http.get('*/api/deals/:id', () => HttpResponse.json(deal)));
  const user = { name: 'Ivy Chen', email: 'ivy@example.com' };
  renderApp(<DealScreen dealId={deal.id} user={user} />, `/deals/${deal.id}`, '/deals/:dealId');
  await screen.findByRole('region', { name: 'Checklist' });
}
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('a closed deal', () => {
  // rule: DEAL-17
  it('keeps both names and the startup’s title when the other side has deleted the account', async () => {
    const kept = { startup_title: 'LedgerLoop', other_name: 'Amara Osei' };
    await show(aDeal({ ...CLOSED, startup: null, other: null, other_id: null, ...kept }));
    expect(screen.getByRole('heading', { level: 1, name: 'Deal for LedgerLoop' })).toBeVisible();
    expect(part('Letter of intent').getByText('LedgerLoop')).toBeVisible();
    expect(part('Buyer and seller').getByText('Amara Osei')).toBeVisible();
    expect(part('Buyer and seller').getByText('Deleted account')).toBeVisible();
    expect(part('Letter of intent').getByText('Amara Osei')).toBeVisible();
  });

  it.each([
    ['completed', 'buyer', 'See what is for sale', '/marketplace'],
    ['completed', 'seller', 'Create Startup', '/create-startup'],
    ['fell_through', 'buyer', 'See what is for sale', '/marketplace'],
    ['fell_through', 'seller', 'Go to my listings', '/marketplace?view=my-listings'],
  ] as const)('that is %s says to the %s what comes next', async (state, role, link, to) => {
    await show(aDeal({ ...CLOSED, state, role }));
    const next = part('What comes next');
    expect(next.getByRole('link', { name: link })).toHaveAttribute('href', to);
    expect(next.queryAllByText(/^Keep the letter of intent/)).toHaveLength(state === 'completed' ? 1 : 0);
  });
});

describe('a step that one side owes', () => {
  // rule: DEAL-18
  it.each([
    ['seller', { done_by_them: true }, 'You owe a confirmation'],
    ['buyer', { done_by_me: true }, 'The seller owes a confirmation'],
    ['seller', { done_by_me: true }, 'The buyer owes it'],
  ] as const)('says to the %s what is open once it is confirmed: %j', async (role, changes, text) => {
    await show(withStep(aDeal({ role }), 'payment', changes));
    const step = within(screen.getByRole('listitem', { name: 'Payment' }));
    expect(step.getByText(new RegExp(`^${text}, by`))).toBeVisible();
  });
});

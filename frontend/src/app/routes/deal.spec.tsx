import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { aDeal } from '../../features/deals/testing/world';
import { applicationServer } from '../../test/application';
import { http } from '../../test/http';

const { server, open } = applicationServer();
const BUTTON = { name: 'Message' };

describe('the page of a deal', () => {
  const show = async (
    startup: ReturnType<typeof aDeal>['startup'],
    title: string,
    changes: Parameters<typeof aDeal>[0] = {},
  ) => {
    const deal = aDeal({ startup, ...changes });
    server.use(http.get('*/api/deals/:id', () => HttpResponse.json(deal)));
    open(`/deals/${deal.id}`, 'investor');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  };

  it('lets the buyer write to the seller', async () => {
    await show(aDeal().startup, 'Deal for LedgerLoop');
    expect(screen.getByRole('button', BUTTON)).toBeVisible();
  });

  it('lets the seller write to the buyer, who has an account', async () => {
    await show(aDeal().startup, 'Deal for LedgerLoop', { role: 'seller' });
    expect(screen.getByRole('button', BUTTON)).toBeVisible();
  });

  it('offers no message to a deleted account', async () => {
    const gone = { role: 'seller', other: null, other_id: null } as const;
    await show(aDeal().startup, 'Deal for LedgerLoop', gone);
    expect(screen.queryByRole('button', BUTTON)).toBeNull();
  });

  // rule: TALK-9
  it('offers no conversation about a deleted startup, which has none', async () => {
    await show(null, 'Deal for Deleted startup');
    expect(screen.queryByRole('button', BUTTON)).toBeNull();
  });
});

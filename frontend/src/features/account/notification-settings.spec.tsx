import { cleanup, screen } from '@testing-library/react';

import { answersOf } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { NotificationSettings } from './notification-settings';

const answer = answersOf(apiServer());

// rule: NOTE-8
it('names saved searches to investors alone', async () => {
  answer('/notifications/settings', [
    { kind: 'deals', inbox: true, email: true },
    { kind: 'searches', inbox: true, email: true },
  ]);
  renderApp(<NotificationSettings isInvestor={false} />);
  expect(await screen.findByRole('checkbox', { name: 'Deals: Inbox' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Saved searches: Mail' })).not.toBeInTheDocument();
  cleanup();
  renderApp(<NotificationSettings isInvestor />);
  expect(await screen.findByRole('checkbox', { name: 'Saved searches: Mail' })).toBeChecked();
});

import { screen } from '@testing-library/react';

import { anId } from '../../test/builders';
import { renderApp } from '../../test/render';
import Matches from './matches';

// rule: SCREEN-3
it('shows only a heading and a back button', () => {
  renderApp(<Matches />, `/matches/${anId(1)}`, '/matches/:startupId');
  expect(screen.getByRole('heading', { level: 1, name: 'Investor Matches' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    `/dashboard?startup=${anId(1)}#matches`,
  );
  expect(document.title).toBe('Investor Matches · Proofround');
});

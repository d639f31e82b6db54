import { render, screen } from '@testing-library/react';

import { HoldReasons } from './hold-reasons';

it('shows no empty quote for a reason without one', () => {
  const text = 'An admin took this startup out of sight.';
  render(<HoldReasons reasons={[{ code: 'moderated', text, quote: '' }]} />);
  expect(screen.getByRole('listitem').textContent).toBe(text);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LongText } from './long-text';

/** Sets the full and the visible height of the text, because jsdom has no layout. */
function measured(whole: number, seen: number) {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(whole);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(seen);
}

describe('a long text', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is cut, and shown in full on More', async () => {
    const user = userEvent.setup();
    measured(200, 60);
    render(<LongText of="the description of LedgerLoop">{'Line\n'.repeat(10)}</LongText>);
    const more = screen.getByRole('button', { name: 'More of the description of LedgerLoop' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    const less = screen.getByRole('button', { name: 'Less of the description of LedgerLoop' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(less).toHaveFocus();
    await user.click(less);
    expect(screen.getByRole('button', { name: /^More/ })).toBeVisible();
  });

  it('has no button if it fits', () => {
    measured(60, 60);
    render(<LongText of="the message">Short.</LongText>);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is shown as text, even if it looks like markup', () => {
    render(<LongText of="the message">{'<img src=x onerror=alert(1)> **bold**'}</LongText>);
    expect(screen.getByText('<img src=x onerror=alert(1)> **bold**')).toBeVisible();
  });
});

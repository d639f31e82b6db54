import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { TestModeNotice } from './test-mode-notice';

beforeEach(() => window.sessionStorage.clear());

describe('the test mode notice', () => {
  it('moves the focus to the page’s heading when dismissed', async () => {
    const user = userEvent.setup();
    render(
      <>
        <main>
          <h1 tabIndex={-1}>Your dashboard</h1>
          <button>Edit</button>
        </main>
        <TestModeNotice />
      </>,
    );
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss this notice' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: 'Test mode' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your dashboard' })).toHaveFocus();
  });

  it('moves the focus to main if there is no heading yet', async () => {
    render(
      <>
        <main tabIndex={-1}>Loading...</main>
        <TestModeNotice />
      </>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss this notice' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('can be dismissed without session storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    render(<TestModeNotice />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss this notice' }));
    expect(screen.queryByRole('region', { name: 'Test mode' })).toBeNull();
    jest.restoreAllMocks();
  });
});

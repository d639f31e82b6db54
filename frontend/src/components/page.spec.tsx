import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from 'radix-ui';

import { PageTitle } from './page';

/** A page with a popover that can be opened over it, such as the bell. */
const Page = ({ title }: { title: string }) => (
  <>
    <Popover.Root>
      <Popover.Trigger>Notifications</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content aria-label="Notifications">
          <button type="button">Mark all as read</button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
    <PageTitle title={title}>{title}</PageTitle>
  </>
);

describe('a page’s heading', () => {
  // rule: SCREEN-5
  it('sets the document title, and takes the focus after navigation', () => {
    const { rerender } = render(<Page title="Dashboard" />);
    expect(document.title).toBe('Dashboard · Proofround');
    rerender(<Page title="Marketplace" />);
    expect(document.title).toBe('Marketplace · Proofround');
    expect(screen.getByRole('heading', { name: 'Marketplace' })).toHaveFocus();
  });

  it('takes the focus without scrolling, so that Back restores the scroll position', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    const { rerender } = render(<Page title="Dashboard" />);
    rerender(<Page title="Marketplace" />);
    expect(focus.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
    focus.mockRestore();
  });

  it('keeps a popover open that was opened while its page loaded', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Page title="Create your startup" />);
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    rerender(<Page title="Dashboard" />);
    expect(document.title).toBe('Dashboard · Proofround');
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
  });
});

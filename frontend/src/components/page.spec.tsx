import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from 'radix-ui';

import { PageTitle } from './page';

/** A page below something that can be opened in front of it, as the bell can. */
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
  it('names the document, and takes the focus when another page is gone to', () => {
    const { rerender } = render(<Page title="Dashboard" />);
    expect(document.title).toBe('Dashboard · Proofround');
    rerender(<Page title="Marketplace" />);
    expect(document.title).toBe('Marketplace · Proofround');
    expect(screen.getByRole('heading', { name: 'Marketplace' })).toHaveFocus();
  });

  it('takes the focus without scrolling to it: Back finds the page where it was left', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    const { rerender } = render(<Page title="Dashboard" />);
    rerender(<Page title="Marketplace" />);
    expect(focus.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
    focus.mockRestore();
  });

  it('leaves what was opened meanwhile open, when its page arrives late', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Page title="Create your startup" />);
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    rerender(<Page title="Dashboard" />);
    expect(document.title).toBe('Dashboard · Proofround');
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
  });
});

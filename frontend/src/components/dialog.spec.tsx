import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import Toaster from './toaster';

// A swipe captures the pointer, which jsdom does not support.
beforeAll(() => void (HTMLElement.prototype.setPointerCapture = () => undefined));
afterEach(() => act(() => void toast.dismiss()));

describe.each([
  [
    'a dialog',
    (onClose: () => void) => (
      <Dialog open title="Sign in" onOpenChange={(open) => !open && onClose()}>
        <p>Inside</p>
      </Dialog>
    ),
  ],
  [
    'a question',
    (onClose: () => void) => (
      <ConfirmDialog
        open
        title="Confirm Deletion"
        description="For good?"
        action="Delete"
        onConfirm={() => undefined}
        onClose={onClose}
      />
    ),
  ],
])('%s', (_what, dialog) => {
  async function show() {
    const onClose = jest.fn();
    render(
      <>
        <p>The page</p>
        {dialog(onClose)}
        <Toaster />
      </>,
    );
    await screen.findByRole('dialog');
    return { onClose, user: userEvent.setup() };
  }

  it('stays open when a toast in front of it is closed', async () => {
    const { onClose, user } = await show();
    act(() => void toast.error('An error occurred'));
    await screen.findByText('An error occurred');
    await user.click(screen.getByRole('button', { name: 'Close toast' }));
    await waitFor(() => expect(screen.queryByText('An error occurred')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not hide a toaster that mounts later from screen readers', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    const shown = (withToasts: boolean) => (
      <>
        {dialog(() => undefined)}
        {withToasts && <Toaster />}
      </>
    );
    const { rerender } = render(shown(false), { container: page });
    await screen.findByRole('dialog');
    expect(page).toHaveAttribute('aria-hidden', 'true');
    rerender(shown(true));
    act(() => void toast.error('An error occurred'));
    expect(await screen.findByRole('button', { name: 'Close toast' })).toBeInTheDocument();
  });

  it('is closed by a click outside, and by Escape', async () => {
    const { onClose } = await show();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(screen.getByText('The page'));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

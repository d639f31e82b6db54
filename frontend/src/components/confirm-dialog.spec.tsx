import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ConfirmDialog } from './confirm-dialog';

function show(busy = false) {
  const onConfirm = jest.fn();
  const onClose = jest.fn();
  render(
    <ConfirmDialog
      open
      busy={busy}
      title="Confirm Deletion"
      description="This cannot be undone."
      action="Delete"
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  return { onConfirm, onClose, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('a confirmation before an action that cannot be undone', () => {
  it('is confirmed by its action', async () => {
    const { user, onConfirm, onClose } = show();
    expect(screen.getByRole('dialog', { name: 'Confirm Deletion' })).toHaveAccessibleDescription(
      'This cannot be undone.',
    );
    await user.click(button('Delete'));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each(['Cancel', 'Close'])('is closed by %s', async (name) => {
    const { user, onConfirm, onClose } = show();
    await user.click(button(name));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('stays open while the action runs', async () => {
    const { user, onConfirm, onClose } = show(true);
    await user.keyboard('{Escape}');
    await user.click(button('Delete'));
    expect(onClose).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

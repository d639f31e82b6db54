import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { useDialogParam } from './use-dialog-param';

function Page() {
  const first = useDialogParam('first', 'second');
  const second = useDialogParam('second', 'first');
  const replace = () => {
    first.close();
    second.open('b');
  };
  return (
    <>
      <button onClick={() => first.open('a')}>First</button>
      <button onClick={replace}>Second instead</button>
      <output>{[first.value, second.value].join('|')}</output>
    </>
  );
}

describe('a dialog in the URL', () => {
  it('opens alone, even while another one is still closing', async () => {
    const user = userEvent.setup();
    const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
    render(<RouterProvider router={router} />);
    await user.click(screen.getByRole('button', { name: 'First' }));
    expect(await screen.findByText('a|')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Second instead' }));
    expect(await screen.findByText('|b')).toBeVisible();
    expect(router.state.location.search).toBe('?second=b');
  });
});

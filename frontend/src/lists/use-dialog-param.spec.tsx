import { act, render, screen } from '@testing-library/react';
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

  /** A page behind the page with the dialog, and how that dialog closes once its call has succeeded. */
  const opened = async () => {
    let succeed: () => void = () => undefined;
    function Dialog() {
      const { value, open, close } = useDialogParam('offer');
      const send = () => {
        succeed = close;
      };
      return value === undefined ? (
        <button onClick={() => open('a')}>Offer</button>
      ) : (
        <button onClick={send}>Send {value}</button>
      );
    }
    const router = createMemoryRouter(
      [
        { path: '/list', element: <Dialog /> },
        { path: '*', element: <p>Elsewhere</p> },
      ],
      { initialEntries: ['/before', '/list'] },
    );
    render(<RouterProvider router={router} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Offer' }));
    await user.click(await screen.findByRole('button', { name: 'Send a' }));
    return { router, succeed: () => act(() => succeed()) };
  };

  it('goes back one page when its call succeeds', async () => {
    const { router, succeed } = await opened();
    succeed();
    expect(await screen.findByRole('button', { name: 'Offer' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/list', search: '' });
  });

  // rule: SCREEN-20
  it('stays where the user is when its call succeeds after Back', async () => {
    const { router, succeed } = await opened();
    await act(() => router.navigate(-1));
    succeed();
    expect(await screen.findByRole('button', { name: 'Offer' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/list', search: '' });
  });

  // rule: SCREEN-20
  it('stays where the user is when its call succeeds after the user has left the page', async () => {
    const { router, succeed } = await opened();
    await act(() => router.navigate('/elsewhere'));
    succeed();
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it('is opened again by Forward and closed again by Back, however it was closed', async () => {
    function Opener() {
      const { value, open, close } = useDialogParam('offer');
      return value === undefined ? (
        <button onClick={() => open('a')}>Offer</button>
      ) : (
        <button onClick={close}>Close {value}</button>
      );
    }
    const router = createMemoryRouter([{ path: '*', element: <Opener /> }]);
    render(<RouterProvider router={router} />);
    const user = userEvent.setup();
    const go = (steps: number) => act(() => router.navigate(steps));
    await user.click(screen.getByRole('button', { name: 'Offer' }));
    await user.click(await screen.findByRole('button', { name: 'Close a' }));
    expect(await screen.findByRole('button', { name: 'Offer' })).toBeVisible();
    for (let times = 0; times < 2; times++) {
      await go(1);
      expect(await screen.findByRole('button', { name: 'Close a' })).toBeVisible();
      await go(-1);
      expect(await screen.findByRole('button', { name: 'Offer' })).toBeVisible();
    }
    await go(1);
    await user.click(await screen.findByRole('button', { name: 'Close a' }));
    expect(await screen.findByRole('button', { name: 'Offer' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('adds one history entry at a double click on what opens it', async () => {
    function Opener() {
      const { value, open, close } = useDialogParam('offer');
      const openTwice = () => {
        open('a');
        open('a');
      };
      return value === undefined ? (
        <button onClick={openTwice}>Offer</button>
      ) : (
        <button onClick={close}>Close {value}</button>
      );
    }
    const router = createMemoryRouter([{ path: '*', element: <Opener /> }]);
    render(<RouterProvider router={router} />);
    const user = userEvent.setup();
    for (let times = 0; times < 2; times++) {
      await user.click(await screen.findByRole('button', { name: 'Offer' }));
      await user.click(await screen.findByRole('button', { name: 'Close a' }));
      expect(await screen.findByRole('button', { name: 'Offer' })).toBeVisible();
      expect(router.state.location.search).toBe('');
    }
  });
});

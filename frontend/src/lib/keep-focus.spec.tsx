import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';

import { Dialog } from '../components/dialog';
import { keepFocus, rememberFocus } from './keep-focus';

/** Lets the mutation observer run. */
const settle = () => act(() => Promise.resolve());

function Page({ shown, children }: { shown: boolean; children?: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <main>
      <h1 tabIndex={-1}>Dashboard</h1>
      <section>
        <p data-takes-focus tabIndex={-1}>
          Two listings
        </p>
        <div>{shown && <button>Withdraw</button>}</div>
      </section>
      <section>
        <div>{shown && <button>Delete</button>}</div>
      </section>
      {children}
    </main>
  );
}

describe('the focus', () => {
  it('moves to the nearest marked element when the focused element is removed', async () => {
    const { rerender } = render(<Page shown />);
    screen.getByRole('button', { name: 'Withdraw' }).focus();
    rerender(<Page shown={false} />);
    await settle();
    expect(screen.getByText('Two listings')).toHaveFocus();
  });

  it('moves to the page’s heading if no marked element is near', async () => {
    const { rerender } = render(<Page shown />);
    screen.getByRole('button', { name: 'Delete' }).focus();
    rerender(<Page shown={false} />);
    await settle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('stays where the user moved it', async () => {
    const { rerender } = render(
      <Page shown>
        <input aria-label="Search" />
      </Page>,
    );
    screen.getByRole('button', { name: 'Delete' }).focus();
    screen.getByRole('textbox').focus();
    rerender(
      <Page shown={false}>
        <input aria-label="Search" />
      </Page>,
    );
    await settle();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('is left to a closing dialog, which returns it itself', async () => {
    function WithDialog() {
      const [open, setOpen] = useState(false);
      return (
        <Page shown>
          <button onClick={() => setOpen(true)}>Open</button>
          <Dialog open={open} onOpenChange={setOpen} title="Withdraw?" />
        </Page>
      );
    }
    const user = userEvent.setup();
    render(<WithDialog />);
    const heading = jest.spyOn(screen.getByText('Dashboard'), 'focus');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(heading).not.toHaveBeenCalled();
  });

  it('returns to the element that opened a dialog, or near it if that was removed', () => {
    const { rerender } = render(<Page shown />);
    const giveBack = rememberFocus(screen.getByRole('button', { name: 'Withdraw' }));
    giveBack();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
    screen.getByRole('button', { name: 'Delete' }).focus();
    rerender(<Page shown={false} />);
    giveBack();
    expect(screen.getByText('Two listings')).toHaveFocus();
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { lazyExtra, lazyPart } from './lazy-part';

interface DialogProps {
  onClose: () => void;
}
const Dialog = ({ onClose }: DialogProps) => <button onClick={onClose}>Close the dialog</button>;
const failing = () => jest.fn(() => Promise.reject<typeof Dialog>(new TypeError('Failed to fetch')));

const NOTE = 'This part could not be loaded. Check your connection.';
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const back = () => act(() => void window.dispatchEvent(new Event('online')));

/** A page with a button that opens a dialog. */
function show(load: () => Promise<typeof Dialog>) {
  const Part = lazyPart(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Part onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Page />);
}

// rule: SCREEN-22
describe('a part whose file does not load', () => {
  it('is replaced by a note, and loads with Try again', async () => {
    const load = failing();
    show(load);
    await press('Open');
    expect(await screen.findByRole('alert')).toHaveTextContent(NOTE);
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    load.mockResolvedValue(Dialog);
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Close the dialog' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be closed, and loads when it is opened again', async () => {
    const load = failing();
    show(load);
    await press('Open');
    await screen.findByRole('alert');
    await press('Close');
    expect(screen.queryByRole('alert')).toBeNull();
    load.mockResolvedValue(Dialog);
    await press('Open');
    expect(await screen.findByRole('button', { name: 'Close the dialog' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('offers a reload after the second failure, for browsers that remember the first', async () => {
    show(failing());
    await press('Open');
    await screen.findByRole('alert');
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  it('that is only hidden while closed loads when it is opened again', async () => {
    const load = jest.fn(() => Promise.reject<typeof Shown>(new TypeError('Failed to fetch')));
    const Shown = ({ open }: { open: boolean; onOpenChange: (open: boolean) => void }) => (
      <p>{open && 'Shown'}</p>
    );
    const Part = lazyPart(load);
    function Page() {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          <Part open={isOpen} onOpenChange={setOpen} />
        </>
      );
    }
    render(<Page />);
    await screen.findByRole('alert');
    await press('Close');
    expect(screen.queryByRole('alert')).toBeNull();
    load.mockResolvedValue(Shown);
    await press('Open');
    expect(await screen.findByText('Shown')).toBeVisible();
  });

  it('and that the user has not asked for is requested until it loads, without a note', async () => {
    const load = failing();
    const Part = lazyExtra(load);
    render(<Part onClose={() => undefined} />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    back();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('alert')).toBeNull();
    load.mockResolvedValue(Dialog);
    back();
    expect(await screen.findByRole('button', { name: 'Close the dialog' })).toBeVisible();
  });
});

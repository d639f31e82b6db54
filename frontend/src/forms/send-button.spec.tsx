import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toast } from 'sonner';

import { renderApp } from '../test/render';
import { SendButton } from './send-button';
import { titled } from './use-submission';

const sent: boolean[] = [];
beforeEach(() => {
  sent.length = 0;
});
afterEach(() => void toast.dismiss());

/** A button whose second click withdraws what the first sent. */
function Toggle() {
  const [isOn, setOn] = useState(false);
  const send = () => {
    sent.push(!isOn);
    setOn(!isOn);
    return Promise.resolve();
  };
  return (
    <SendButton send={send} failure={titled('Failed')}>
      {isOn ? 'Take back' : 'Confirm'}
    </SendButton>
  );
}

describe('a button that sends', () => {
  it('sends once at a double click, also when it means something else after the first click', async () => {
    const answered = () => screen.findByRole('button', { name: 'Take back', busy: false });
    const user = userEvent.setup({
      // Before the second click the answer has arrived.
      advanceTimers: async () => {
        if (sent.length === 1) await answered();
      },
    });
    renderApp(<Toggle />);
    await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
    expect(sent).toEqual([true]);
  });

  it('sends at each click of its own, and at each press of a key', async () => {
    const user = userEvent.setup();
    renderApp(<Toggle />);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    await screen.findByRole('button', { name: 'Confirm' });
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Take back' });
    expect(sent).toEqual([true, false, true]);
  });
});

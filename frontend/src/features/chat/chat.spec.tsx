import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anId } from '../../test/builders';
import { refusal } from '../../test/http';
import { heldAnswer, interviewerServer, SESSION } from './testing/interviewer';
import { FOUNDER, greeted, input, log, show } from './testing/screen';

const { received, answers } = interviewerServer();

describe('the AI chat', () => {
  // rule: CHAT-8
  it('opens with a greeting after one hidden message, Hello!', async () => {
    show();
    expect(input()).toBeDisabled();
    await greeted();
    expect(received).toEqual([{ message: 'Hello!', session_id: null }]);
    expect(log().queryByText('Hello!')).toBeNull();
    expect(log().queryByText('You:')).toBeNull();
    expect(input()).toBeEnabled();
  });

  // rule: CHAT-9
  it('sends on Enter, breaks the line on Shift+Enter, and waits with the input disabled', async () => {
    const { answer, give } = heldAnswer();
    answers({}, answer);
    show();
    const user = await greeted();
    await user.type(input(), 'LedgerLoop{Shift>}{Enter}{/Shift}for clinics{Enter}');
    expect(await screen.findByText('Assistant is replying…')).toBeVisible();
    expect(input()).toBeDisabled();
    expect(input()).toHaveValue('');
    await waitFor(() =>
      expect(received.at(-1)).toEqual({ message: 'LedgerLoop\nfor clinics', session_id: SESSION }),
    );
    give({ message: 'Good.\n\nWhat does it do?' });
    const reply = await log().findByText(/What does it do\?/);
    expect(reply.textContent).toContain('Good.\n\nWhat does it do?');
    expect(reply).toHaveClass('whitespace-pre-line');
    expect(screen.queryByText('Assistant is replying…')).toBeNull();
    await waitFor(() => expect(input()).toHaveFocus());
  });

  it('does not take the focus back if the user has moved on during the reply', async () => {
    const { answer, give } = heldAnswer();
    answers({}, answer);
    show();
    const user = await greeted();
    await user.type(input(), 'LedgerLoop{Enter}');
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    give({ message: 'Good.' });
    await waitFor(() => expect(input()).toBeEnabled());
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  // rule: CHAT-9
  it('sends no blank and no overlong message', async () => {
    show();
    const user = await greeted();
    await user.type(input(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    fireEvent.change(input(), { target: { value: 'x'.repeat(5001) } });
    expect(screen.getByRole('alert')).toHaveTextContent('Must be at most 5000 characters');
    await user.type(input(), '{Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(received).toHaveLength(1);
  });

  it('shows messages as text, even if they look like markup', async () => {
    answers({ message: 'Hello! <b>bold</b> [link](https://evil.example)' });
    show();
    await greeted();
    expect(log().getByText(/<b>bold<\/b> \[link\]/)).toBeVisible();
    expect(log().queryByRole('link')).toBeNull();
  });

  it('keeps a failed message in its place with Retry and the reason', async () => {
    answers({}, refusal(503, 'The assistant is resting.'), { message: 'Noted.' });
    show();
    const user = await greeted();
    await user.type(input(), 'LedgerLoop{Enter}');
    expect(await screen.findByText('Failed to send message')).toBeVisible();
    expect(await screen.findByText('The assistant is resting.')).toBeVisible();
    expect(log().getByText('LedgerLoop')).toBeVisible();
    await user.click(log().getByRole('button', { name: 'Retry' }));
    expect(await log().findByText('Noted.')).toBeVisible();
    expect(log().getAllByText('LedgerLoop')).toHaveLength(1);
    expect(log().queryByText('Not delivered')).toBeNull();
    expect(received.slice(1)).toEqual([
      { message: 'LedgerLoop', session_id: SESSION },
      { message: 'LedgerLoop', session_id: SESSION },
    ]);
  });

  it('reports a failure without a reason, and moves a failed message back into the input', async () => {
    answers({}, refusal(500));
    show();
    const user = await greeted();
    await user.type(input(), 'LegerLoop{Enter}');
    const title = await screen.findByText('Failed to send message');
    expect(title.closest('[data-sonner-toast]')?.querySelector('[data-description]')).toBeNull();
    await user.click(log().getByRole('button', { name: 'Edit' }));
    expect(input()).toHaveValue('LegerLoop');
    expect(log().queryByText('LegerLoop')).toBeNull();
  });

  it('offers a retry when the greeting failed', async () => {
    answers(refusal(503, 'Down.'));
    show();
    const user = userEvent.setup();
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
    expect(input()).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await greeted();
    expect(input()).toBeEnabled();
  });

  it('shows the known fields by their labels, and the missing ones', async () => {
    answers({}, { extracted_data: { idea_title: 'LedgerLoop', stage: 'mvp', monthly_revenue: 1850 } });
    show();
    const user = await greeted();
    const pane = within(screen.getByRole('region', { name: 'What we know so far' }));
    expect(pane.getByText('Name, Description, Sector')).toBeVisible();
    await user.type(input(), 'LedgerLoop{Enter}');
    expect(await pane.findByText('$1,850')).toBeVisible();
    expect(pane.getByText('MVP')).toBeVisible();
    expect(pane.getByText('Description, Sector')).toBeVisible();
    expect(pane.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 16 known');
  });

  it('keeps session, conversation and input over a reload, for the same user', async () => {
    answers({}, { message: 'LedgerLoop, good.', extracted_data: { idea_title: 'LedgerLoop' } });
    const first = show();
    const user = await greeted();
    await user.type(input(), 'LedgerLoop{Enter}');
    await log().findByText('LedgerLoop, good.');
    await user.type(input(), 'It does');
    first.unmount();

    const other = show({ speaker: { ...FOUNDER, id: anId(2) } });
    await greeted();
    expect(log().queryByText('LedgerLoop')).toBeNull();
    other.unmount();

    show();
    expect(log().getByText('LedgerLoop, good.')).toBeVisible();
    expect(input()).toHaveValue('It does');
    answers({ message: 'Understood.' });
    await user.type(input(), ' bookkeeping{Enter}');
    expect(await log().findByText('Understood.')).toBeVisible();
    expect(received.at(-1)).toEqual({ message: 'It does bookkeeping', session_id: SESSION });
    expect(received.filter(({ message }) => message === 'Hello!')).toHaveLength(2);
  });

  it('offers Retry for a message that was being sent at a reload', async () => {
    const { answer } = heldAnswer();
    answers({}, answer);
    const first = show();
    const user = await greeted();
    await user.type(input(), 'LedgerLoop{Enter}');
    await screen.findByText('Assistant is replying…');
    first.unmount();
    show();
    expect(log().getByText('Not delivered')).toBeVisible();
    expect(input()).toBeEnabled();
    await user.click(log().getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(received).toHaveLength(3));
    await waitFor(() => expect(log().queryByText('Not delivered')).toBeNull());
  });

  it('reports an ended session, and starts again with the input', async () => {
    answers({}, { extracted_data: { idea_title: 'LedgerLoop' } }, refusal(404, 'Chat session not found'));
    const onSwitch = jest.fn();
    show({ onSwitch });
    const user = await greeted();
    await user.type(input(), 'LedgerLoop{Enter}');
    await screen.findByRole('button', { name: 'Correct Name' });
    await user.type(input(), 'It does bookkeeping{Enter}');
    expect(await screen.findByText('This conversation has ended.')).toBeVisible();
    expect(screen.getByText('Chat session not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue in the form' }));
    expect(onSwitch).toHaveBeenCalledWith({ idea_title: 'LedgerLoop' });

    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(input()).toBeEnabled());
    expect(received.at(-1)).toEqual({ message: 'Hello!', session_id: null });
    expect(input()).toHaveValue('It does bookkeeping');
    expect(log().getByText('New conversation')).toBeVisible();
    expect(log().getByText('LedgerLoop')).toBeVisible();
  });

  it('starts over after confirmation, and ignores a late reply to the old conversation', async () => {
    const { answer, give } = heldAnswer();
    answers({}, answer, { message: 'Hello again!' });
    show();
    const user = await greeted();
    await user.type(input(), 'LedgerLoop{Enter}');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Start over?' }));
    await user.click(dialog.getByRole('button', { name: 'Start over' }));
    expect(await log().findByText('Hello again!')).toBeVisible();
    await act(async () => {
      give({ message: 'Too late' });
      await Promise.resolve();
    });
    expect(log().queryByText('LedgerLoop')).toBeNull();
    await user.type(input(), 'Kettle{Enter}');
    await waitFor(() => expect(received).toHaveLength(4));
    expect(log().queryByText('Too late')).toBeNull();
  });

  it('opens the form only after the reply to a message, which may add to what is known', async () => {
    const { answer, give } = heldAnswer();
    answers({}, answer);
    const onSwitch = jest.fn();
    show({ onSwitch });
    const user = await greeted();
    await user.type(input(), 'LedgerLoop{Enter}');
    await user.click(screen.getByRole('button', { name: 'Switch to form' }));
    expect(screen.getByRole('button', { name: 'Switch to form', busy: true })).toBeVisible();
    expect(onSwitch).not.toHaveBeenCalled();
    give({ extracted_data: { idea_title: 'LedgerLoop' } });
    await waitFor(() => expect(onSwitch).toHaveBeenCalledWith({ idea_title: 'LedgerLoop' }));
  });

  it('switches to the form with the known fields', async () => {
    const onSwitch = jest.fn();
    answers({ extracted_data: { sector: 'FinTech' } });
    show({ onSwitch });
    const user = await greeted();
    await user.click(screen.getByRole('button', { name: 'Switch to form' }));
    expect(onSwitch).toHaveBeenCalledWith({ sector: 'FinTech' });
  });

  it('scrolls along while the reader is at the end, and otherwise offers the new message', async () => {
    const { answer, give } = heldAnswer();
    answers({}, answer);
    show();
    const user = await greeted();
    const list = screen.getByRole('log');
    Object.defineProperties(list, { scrollHeight: { value: 1000 }, clientHeight: { value: 300 } });
    await user.type(input(), 'LedgerLoop{Enter}');
    await waitFor(() => expect(list.scrollTop).toBe(1000)); // scrolls to the user's own message
    list.scrollTop = 100;
    fireEvent.scroll(list);
    give({ message: 'Noted.' });
    const button = await screen.findByRole('button', { name: 'New message' });
    expect(list.scrollTop).toBe(100);
    await user.click(button);
    expect(list.scrollTop).toBe(1000);
    expect(screen.queryByRole('button', { name: 'New message' })).toBeNull();
  });
});

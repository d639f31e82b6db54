import { act, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';

import { anId } from '../../test/builders';
import { heldAnswer, interviewerServer } from './testing/interviewer';
import { COMPLETE, FOUNDER, greeted, input, log, show } from './testing/screen';

const { received, answers } = interviewerServer();

const storedConversation = z.looseObject({ messages: z.array(z.unknown()) });

describe('the AI chat in two tabs', () => {
  const key = `chat:startup:${FOUNDER.id}`;
  const stored = () => storedConversation.parse(JSON.parse(window.localStorage.getItem(key) ?? ''));
  const storeFromOtherTab = (conversation: object) =>
    act(() => {
      const newValue = JSON.stringify(conversation);
      window.localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  const message = (by: string, text: string, state = 'sent') => ({ id: text, by, text, state });

  it('shows the other tab’s messages, and keeps this tab’s input', async () => {
    show();
    const user = await greeted();
    await user.type(input(), 'We sell');
    const { messages, ...rest } = stored();
    const otherMessages = [message('user', 'LedgerLoop'), message('assistant', 'What does it do?')];
    storeFromOtherTab({
      ...rest,
      typed: '',
      messages: [...messages, ...otherMessages],
      extracted_data: { idea_title: 'LedgerLoop' },
    });
    expect(log().getByText('What does it do?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Correct Name' })).toBeVisible();
    expect(input()).toHaveValue('We sell');
  });

  it('keeps a message in flight when the other tab stores the conversation', async () => {
    const { answer, give } = heldAnswer();
    answers({}, answer);
    show();
    const user = await greeted();
    const before = stored();
    await user.type(input(), 'LedgerLoop{Enter}');
    await screen.findByText('Assistant is replying…');
    storeFromOtherTab({
      ...before,
      typed: 'x',
      messages: [...before.messages, message('user', 'Late', 'sending')],
    });
    expect(log().getByText('LedgerLoop')).toBeVisible();
    expect(log().queryByText('Late')).toBeNull();
    give({ message: 'LedgerLoop, good.' });
    expect(await log().findByText('LedgerLoop, good.')).toBeVisible();
    expect(log().getByText('LedgerLoop')).toBeVisible();
  });

  it('continues with the conversation that the other tab has started', async () => {
    const { answer, give } = heldAnswer();
    answers({}, answer);
    show();
    const user = await greeted();
    await user.type(input(), 'LedgerLoop{Enter}');
    await screen.findByText('Assistant is replying…');
    storeFromOtherTab({
      ...stored(),
      id: 'another',
      session_id: anId(901),
      messages: [message('assistant', 'Hello again!')],
    });
    give({ message: 'LedgerLoop, good.' });
    expect(await log().findByText('Hello again!')).toBeVisible();
    await user.type(input(), 'Ledgers{Enter}');
    await waitFor(() => expect(received.at(-1)).toEqual({ message: 'Ledgers', session_id: anId(901) }));
    expect(log().queryByText('LedgerLoop, good.')).toBeNull();
  });

  // rule: SCREEN-21
  it('starts anew when the other tab has created the profile, so that it is not created twice', async () => {
    answers({}, { message: 'Done.', is_complete: true, extracted_data: COMPLETE });
    show();
    const user = await greeted();
    await user.type(input(), 'yes{Enter}');
    await screen.findByRole('button', { name: 'Create Profile' });
    await user.type(input(), 'And');
    act(() => {
      window.localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    });
    expect(await log().findByText('Finished in another tab')).toBeVisible();
    expect(await log().findByText(/^Hello!/)).toBeVisible();
    expect(received.at(-1)).toEqual({ message: 'Hello!', session_id: null });
    expect(screen.queryByRole('button', { name: 'Create Profile' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Correct Name' })).toBeNull();
    expect(input()).toHaveValue('And');
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';

import { anId } from '../../test/builders';
import { heldAnswer, interviewerServer } from './testing/interviewer';
import { FOUNDER, greeted, input, log, show } from './testing/screen';

const { heard, answers } = interviewerServer();

const keptConversation = z.looseObject({ messages: z.array(z.unknown()) });

describe('the AI chat in two tabs', () => {
  const key = `chat:startup:${FOUNDER.id}`;
  const kept = () => keptConversation.parse(JSON.parse(window.localStorage.getItem(key) ?? ''));
  const saidElsewhere = (conversation: object) =>
    act(() => {
      const newValue = JSON.stringify(conversation);
      window.localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  const message = (by: string, text: string, state = 'sent') => ({ id: text, by, text, state });

  it('shows what was said in the other, and keeps what is typed in this one', async () => {
    show();
    const user = await greeted();
    await user.type(input(), 'We sell');
    const { messages, ...rest } = kept();
    const said = [message('user', 'LedgerLoop'), message('assistant', 'What does it do?')];
    saidElsewhere({
      ...rest,
      typed: '',
      messages: [...messages, ...said],
      extracted_data: { idea_title: 'LedgerLoop' },
    });
    expect(log().getByText('What does it do?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Correct Name' })).toBeVisible();
    expect(input()).toHaveValue('We sell');
  });

  it('loses nothing that is on its way when the other writes what it knows', async () => {
    const { answer, give } = heldAnswer();
    answers({}, answer);
    show();
    const user = await greeted();
    const before = kept();
    await user.type(input(), 'LedgerLoop{Enter}');
    await screen.findByText('Assistant is replying…');
    saidElsewhere({
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

  it('goes on with the one that was begun anew in the other', async () => {
    const { answer, give } = heldAnswer();
    answers({}, answer);
    show();
    const user = await greeted();
    await user.type(input(), 'LedgerLoop{Enter}');
    await screen.findByText('Assistant is replying…');
    saidElsewhere({
      ...kept(),
      id: 'another',
      session_id: anId(901),
      messages: [message('assistant', 'Hello again!')],
    });
    give({ message: 'LedgerLoop, good.' });
    expect(await log().findByText('Hello again!')).toBeVisible();
    await user.type(input(), 'Ledgers{Enter}');
    await waitFor(() => expect(heard.at(-1)).toEqual({ message: 'Ledgers', session_id: anId(901) }));
    expect(log().queryByText('LedgerLoop, good.')).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';

import { anId } from '../../../test/builders';
import { renderApp } from '../../../test/render';
import { Chat, type ChatProps } from '../chat';
import { STARTUP } from '../subjects';

export type Props = ChatProps<ReturnType<typeof complete>>;
export const complete = () => STARTUP.schema.parse(COMPLETE);
export const COMPLETE = { idea_title: 'LedgerLoop', idea_description: 'Bookkeeping.', sector: 'FinTech' };
export const FOUNDER = { id: anId(1), user_type: 'startup' as const };

/** The chat, on a screen that the user can leave and return to. */
function Screen(props: Partial<Props>) {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <button onClick={() => setLeft(!isLeft)}>{isLeft ? 'Return' : 'Leave'}</button>
      {!isLeft && (
        <Chat
          speaker={FOUNDER}
          subject={STARTUP}
          create={jest.fn().mockResolvedValue({})}
          onCreated={jest.fn()}
          onDiscard={jest.fn()}
          onSwitch={jest.fn()}
          {...props}
        />
      )}
    </>
  );
}

export const show = (props: Partial<Props> = {}) =>
  renderApp(
    <StrictMode>
      <Screen {...props} />
    </StrictMode>,
  );
export const input = () => screen.getByRole('textbox', { name: 'Message' });
export const log = () => within(screen.getByRole('log', { name: 'Conversation' }));
export const greeted = async () => {
  await log().findByText(/^Hello!/);
  return userEvent.setup();
};

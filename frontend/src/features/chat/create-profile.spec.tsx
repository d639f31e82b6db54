import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

import { toApiError } from '../../api/errors';
import { gate } from '../../test/gate';
import { heldAnswer, interviewerServer } from './testing/interviewer';
import { COMPLETE, complete, greeted, input, log, type Props, show } from './testing/screen';

const { answers } = interviewerServer();

describe('Create Profile', () => {
  const completed = async (props: Partial<Props> = {}, data: object = COMPLETE) => {
    answers({}, { message: 'Done.', is_complete: true, extracted_data: { ...data } });
    const view = show(props);
    const user = await greeted();
    expect(screen.queryByRole('button', { name: 'Create Profile' })).toBeNull();
    await user.type(input(), 'yes{Enter}');
    await screen.findByRole('button', { name: 'Create Profile' });
    return { user, view };
  };
  const press = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Create Profile' }));

  // rule: CHAT-10
  it('appears when the chat is complete, sends the collected fields, and forgets the conversation', async () => {
    const create = jest.fn().mockResolvedValue({});
    const onCreated = jest.fn();
    const { user, view } = await completed({ create, onCreated });
    await press(user);
    await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
    expect(create).toHaveBeenCalledTimes(1);
    expect(create).toHaveBeenCalledWith(complete(), expect.any(String));
    expect(await screen.findByText('Startup created! AI is generating your tasks...')).toBeVisible();
    view.unmount();
    show();
    await greeted();
    expect(log().queryByText('yes')).toBeNull();
  });

  // rule: CHAT-10
  it('keeps a conversation that the user begins while the profile is being created', async () => {
    const held = gate();
    const { user } = await completed({ create: () => held.opened });
    await press(user);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(screen.getByRole('button', { name: 'Return' }));
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    const question = within(screen.getByRole('dialog', { name: 'Start over?' }));
    await user.click(question.getByRole('button', { name: 'Start over' }));
    await greeted();
    answers({ message: 'Tell me more.' });
    await user.type(input(), 'another idea{Enter}');
    await log().findByText('Tell me more.');
    held.open();
    expect(await screen.findByText('Startup created! AI is generating your tasks...')).toBeVisible();
    expect(log().getByText('another idea')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(screen.getByRole('button', { name: 'Return' }));
    expect(log().getByText('another idea')).toBeVisible();
    expect(Object.values(window.localStorage).join()).toContain('another idea');
  });

  it('sends corrections that the user makes in the chat afterwards', async () => {
    const create = jest.fn().mockResolvedValue({});
    const { user } = await completed({ create });
    answers({ is_complete: true, extracted_data: { ...COMPLETE, sector: 'HealthTech' } });
    await user.type(input(), 'change the sector to HealthTech{Enter}');
    expect(await screen.findByText('HealthTech')).toBeVisible();
    await press(user);
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(
        expect.objectContaining({ sector: 'HealthTech' }),
        expect.any(String),
      ),
    );
  });

  // rule: CHAT-10
  it('waits for the reply to a correction, which changes what is sent', async () => {
    const create = jest.fn().mockResolvedValue({});
    const { user } = await completed({ create });
    const { answer, give } = heldAnswer();
    answers(answer);
    await user.type(input(), 'change the sector to HealthTech{Enter}');
    expect(screen.getByRole('button', { name: 'Create Profile' })).toBeDisabled();
    await press(user);
    give({ is_complete: true, extracted_data: { ...COMPLETE, sector: 'HealthTech' } });
    expect(await screen.findByText('HealthTech')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
    await press(user);
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(create.mock.lastCall).toEqual([
      expect.objectContaining({ sector: 'HealthTech' }),
      expect.any(String),
    ]);
  });

  it('shows the server’s detail on failure, and retries with the same key', async () => {
    const problem = { loc: ['body', 'product_url'], msg: 'Must be a link', type: 'url' };
    const create = jest
      .fn()
      .mockRejectedValueOnce(toApiError({ status: 422, data: { detail: [problem] } }))
      .mockResolvedValue({});
    const { user } = await completed({ create });
    await press(user);
    expect(await screen.findByText('body.product_url Must be a link')).toBeVisible();
    expect(screen.getByText('Product link: Must be a link')).toBeVisible();
    await press(user);
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    expect(create.mock.lastCall).toEqual(create.mock.calls[0]);
  });

  it('shows Failed to create profile if the server gives no reason', async () => {
    const { user } = await completed({
      create: jest.fn().mockRejectedValue(toApiError({ status: 500, data: {} })),
    });
    await press(user);
    expect(await screen.findByText('Failed to create profile')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create Profile' })).toBeEnabled();
  });

  it('does not send a field that the contract refuses, and names it', async () => {
    const create = jest.fn();
    const { user } = await completed({ create }, { ...COMPLETE, user_count: 'many' });
    await press(user);
    expect(await screen.findByText('Failed to create profile')).toBeVisible();
    expect(screen.getByText('Number of users: Must be a number')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
  });
});

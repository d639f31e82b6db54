import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';

import { toApiError } from '../../api/errors';
import { renderApp } from '../../test/render';
import { LayoutSwitch } from './layout-switch';
import { useLayout } from './layouts';
import { Wizard } from './wizard';

type Send = ComponentProps<typeof Wizard>['send'];
type User = ReturnType<typeof userEvent.setup>;

const sending = () => jest.fn<ReturnType<Send>, Parameters<Send>>().mockResolvedValue(undefined);

function Form({ send }: { send: Send }) {
  return (
    <>
      <LayoutSwitch />
      <Wizard userId="u1" layout={useLayout()} send={send} />
    </>
  );
}
const show = (path = '/create-startup?by=form&question=1', send = sending()) => ({
  ...renderApp(<Form send={send} />, path),
  send,
  user: userEvent.setup(),
});
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name);
const question = (number: number) => screen.findByText(`Question ${number} of 16`);
const answerRequired = async (user: User) => {
  await user.type(field('Startup name'), 'LedgerLoop{Enter}');
  await question(2);
  await user.keyboard('Bookkeeping.{Enter}');
  await question(3);
  await user.keyboard('FinTech');
};

// rule: CREATE-7
describe('the manual form with one question at a time', () => {
  beforeEach(() => window.localStorage.clear());

  it('asks for one field, goes on with Enter to the next field, and back', async () => {
    const { user } = show();
    expect(screen.getAllByRole('textbox')).toEqual([field('Startup name')]);
    expect(button('Next')).toBeDisabled();
    await answerRequired(user);
    expect(field('Sector')).toHaveFocus();
    expect(screen.getByText('Question 3 of 16')).toHaveAttribute('role', 'status');
    await user.click(button('Previous'));
    await question(2);
    expect(field('One-line description')).toHaveValue('Bookkeeping.');
    expect(field('One-line description')).toHaveFocus();
  });

  it('starts a new line with Shift and Enter', async () => {
    const { user } = show();
    await user.type(field('Startup name'), 'LedgerLoop{Enter}');
    await question(2);
    await user.keyboard('One{Shift>}{Enter}{/Shift}two');
    expect(field('One-line description')).toHaveValue('One\ntwo');
  });

  it('offers the score as soon as the required fields are filled, and sends the same body', async () => {
    const { user, send } = show();
    expect(screen.queryByRole('button', { name: 'Get my score now' })).toBeNull();
    await answerRequired(user);
    await user.click(button('Get my score now'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      idea_title: 'LedgerLoop',
      idea_description: 'Bookkeeping.',
      sector: 'FinTech',
      stage: 'idea',
      problem_statement: null,
      user_count: 0,
    });
  });

  it('lets optional questions be skipped, up to the last, which has the score', async () => {
    const { user, send } = show();
    await answerRequired(user);
    await user.click(button('Next'));
    await question(4);
    await user.keyboard('{Enter}'); // the stage has a value
    for (let number = 5; number < 16; number++) {
      await question(number);
      await user.click(button('Skip'));
    }
    await question(16);
    await user.keyboard('{Enter}');
    expect(send).not.toHaveBeenCalled();
    await user.click(button('Get my score now'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it('keeps an invalid answer, and leads back to it from other questions', async () => {
    const { user, send } = show();
    await answerRequired(user);
    await user.click(button('Next'));
    for (let number = 4; number < 11; number++) {
      await question(number);
      await user.click(button(number === 4 ? 'Next' : 'Skip'));
    }
    await question(11);
    await user.type(field(/^Users/), 'many{Enter}');
    expect(await screen.findByText('Please type a number, such as 400 or 1.2k')).toBeVisible();
    await user.click(button('Previous'));
    await question(10);
    await user.click(button('Get my score now'));
    await question(11);
    expect(field(/^Users/)).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
  });

  it('opens the question with the field that the server refused', async () => {
    const detail = [{ loc: ['body', 'sector'], msg: 'Field required' }];
    const { user } = show(
      undefined,
      sending().mockRejectedValue(toApiError({ status: 422, data: { detail } })),
    );
    await answerRequired(user);
    await user.click(button('Next'));
    await question(4);
    await user.click(button('Get my score now'));
    await question(3);
    expect(field('Sector')).toBeInvalid();
  });

  it('is switched on and off at the same field, keeps the draft, and is remembered', async () => {
    const first = show('/create-startup?by=form');
    expect(screen.getByText('Step 1 of 5')).toBeVisible();
    await first.user.type(field('Startup name'), 'LedgerLoop');
    await first.user.click(screen.getByRole('switch', { name: 'One question at a time' }));
    await question(1);
    expect(field('Startup name')).toHaveValue('LedgerLoop');
    expect(first.router.state.location.search).toBe('?by=form&question=1');
    first.unmount();

    const { user, router } = show('/create-startup?by=form');
    await question(1);
    await user.click(button('Next'));
    await question(2);
    await user.click(screen.getByRole('switch', { name: 'One question at a time' }));
    expect(await screen.findByText('Step 1 of 5')).toBeVisible();
    expect(router.state.location.search).toBe('?by=form&step=1');
    expect(screen.getByRole('switch')).not.toBeChecked();
  });
});

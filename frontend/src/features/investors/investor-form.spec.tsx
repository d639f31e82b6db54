import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { toApiError } from '../../api/errors';
import { clearDraft, fillFromChat } from '../../forms/draft';
import { INVESTOR_FIELDS } from '../../forms/fields/investor';
import { detailOr } from '../../forms/use-submission';
import { InvestorForm, type InvestorFormProps } from './investor-form';
import { newProfileDraft } from './new-profile';

type Send = jest.MockedFunction<InvestorFormProps['send']>;

const show = (send: Send, userId = 'u1') =>
  render(
    <InvestorForm
      draft={newProfileDraft(userId)}
      send={send}
      failure={detailOr('Failed')}
      onLeave={jest.fn()}
    />,
  );
const sending = (): Send => jest.fn<ReturnType<Send>, Parameters<Send>>().mockResolvedValue(undefined);
const fillNewProfile = (known: Record<string, unknown>) =>
  fillFromChat(newProfileDraft('u1'), INVESTOR_FIELDS, known);
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText(/Budget/), '2,000,000');
  await user.type(screen.getByLabelText(/Current companies/), 'Fernhill');
  await user.type(screen.getByLabelText(/Investment sectors/), 'HealthTech, FinTech');
};
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Create Profile' }));

describe('the investor profile form', () => {
  beforeEach(() => window.localStorage.clear());

  it('uses corrections from the chat, except in fields that the user has typed in since', async () => {
    const user = userEvent.setup();
    fillNewProfile({ budget: 1000, investment_sectors: ['FinTech'], preferred_stages: ['mvp'] });
    const first = show(sending());
    await user.clear(screen.getByLabelText(/Budget/));
    await user.type(screen.getByLabelText(/Budget/), '5000');
    first.unmount();
    fillNewProfile({
      budget: 2000,
      investment_sectors: ['FinTech', 'SaaS'],
      preferred_stages: ['idea'],
    });
    fillNewProfile({ budget: 3000, investment_sectors: ['SaaS'], preferred_stages: ['idea'] });
    show(sending());
    expect(screen.getByLabelText(/Budget/)).toHaveValue('5000');
    expect(screen.getByLabelText(/Investment sectors/)).toHaveValue('SaaS');
    expect(screen.getByRole('checkbox', { name: 'MVP' })).not.toBeChecked();
    clearDraft(newProfileDraft('u1'));
    expect(window.localStorage).toHaveLength(0);
  });

  it('reports the missing required fields, focuses the first, and sends nothing', async () => {
    const user = userEvent.setup();
    const send = sending();
    show(send);
    await press(user);
    expect(await screen.findAllByText('Field required')).toHaveLength(3);
    expect(screen.getByLabelText(/Budget/)).toHaveFocus();
    await user.type(screen.getByLabelText(/Budget/), '1');
    expect(screen.getAllByText('Field required')).toHaveLength(2);
    expect(screen.getByLabelText(/Budget/)).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows the server’s error on its field, keeps the input, and sends the same content with the same key', async () => {
    const user = userEvent.setup();
    const send = sending().mockRejectedValue(
      toApiError({
        status: 422,
        data: { detail: [{ loc: ['body', 'geography_preference'], msg: 'Must have at most 50 entries' }] },
      }),
    );
    const before = show(send);
    await fill(user);
    await user.type(screen.getByLabelText('Geography'), 'Ireland');
    await user.click(screen.getByRole('checkbox', { name: 'MVP' }));
    await press(user);
    expect(await screen.findByText('Must have at most 50 entries')).toBeVisible();
    expect(screen.getByLabelText('Geography')).toHaveFocus();
    expect(screen.getByLabelText('Geography')).toHaveValue('Ireland');

    before.unmount();
    show(send); // as after a reload
    await press(user);
    await screen.findByText('Must have at most 50 entries');
    await user.type(screen.getByLabelText('Geography'), ', Wales');
    await press(user);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    const [first, again, changed] = send.mock.calls;
    expect(first?.[0]).toMatchObject({
      budget: 2_000_000,
      investment_sectors: ['HealthTech', 'FinTech'],
      geography_preference: ['Ireland'],
      preferred_stages: ['mvp'],
      portfolio_size: null,
    });
    expect(again?.[1]).toBe(first?.[1]);
    expect(changed?.[1]).not.toBe(first?.[1]);
  });

  it('keeps the input over a reload, for the same user, until it is sent', async () => {
    const user = userEvent.setup();
    const first = show(sending());
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: 'Growing' }));
    first.unmount();

    const other = show(sending(), 'u2');
    expect(screen.getByLabelText(/Budget/)).toHaveValue('');
    other.unmount();

    const back = show(sending());
    expect(screen.getByLabelText(/Budget/)).toHaveValue('2,000,000');
    expect(screen.getByRole('checkbox', { name: 'Growing' })).toBeChecked();
    await press(user);
    await waitFor(() => expect(window.localStorage.getItem('draft:create-investor:u1')).toBeNull());
    back.unmount();

    show(sending());
    expect(screen.getByLabelText(/Budget/)).toHaveValue('');
  });

  it('refuses a minimum check above the maximum', async () => {
    const user = userEvent.setup();
    const send = sending();
    show(send);
    await fill(user);
    await user.type(screen.getByLabelText(/Smallest check/), '5000');
    await user.type(screen.getByLabelText(/Largest check/), '100');
    await press(user);
    expect(await screen.findByText('Must not be more than the largest check')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });
});

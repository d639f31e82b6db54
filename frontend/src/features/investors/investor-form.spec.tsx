import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fillNewProfile, newProfileDraft } from './draft';
import { InvestorForm, type InvestorFormProps } from './investor-form';

type Submit = jest.MockedFunction<InvestorFormProps['onSubmit']>;

const show = (onSubmit: Submit, userId = 'u1') =>
  render(
    <InvestorForm draft={newProfileDraft(userId)} mode="create" onSubmit={onSubmit} onLeave={jest.fn()} />,
  );
const submitting = (): Submit =>
  jest.fn<ReturnType<InvestorFormProps['onSubmit']>, Parameters<InvestorFormProps['onSubmit']>>();
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText(/Budget/), '2,000,000');
  await user.type(screen.getByLabelText(/Current companies/), 'Fernhill');
  await user.type(screen.getByLabelText(/Investment sectors/), 'HealthTech, FinTech');
};
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Create Profile' }));

describe('the investor profile’s form', () => {
  beforeEach(() => window.localStorage.clear());

  it('takes over what was corrected in the chat, but not over what was typed here since', async () => {
    const user = userEvent.setup();
    fillNewProfile('u1', { budget: 1000, investment_sectors: ['FinTech'], preferred_stages: ['mvp'] });
    const first = show(submitting());
    await user.clear(screen.getByLabelText(/Budget/));
    await user.type(screen.getByLabelText(/Budget/), '5000');
    first.unmount();
    fillNewProfile('u1', {
      budget: 2000,
      investment_sectors: ['FinTech', 'SaaS'],
      preferred_stages: ['idea'],
    });
    fillNewProfile('u1', { budget: 3000, investment_sectors: ['SaaS'], preferred_stages: ['idea'] });
    show(submitting());
    expect(screen.getByLabelText(/Budget/)).toHaveValue('5000');
    expect(screen.getByLabelText(/Investment sectors/)).toHaveValue('SaaS');
    expect(screen.getByRole('checkbox', { name: 'MVP' })).not.toBeChecked();
    newProfileDraft('u1').clear();
    expect(window.localStorage).toHaveLength(0);
  });

  it('says which required fields are missing, goes to the first, and sends nothing', async () => {
    const user = userEvent.setup();
    const onSubmit = submitting();
    show(onSubmit);
    await send(user);
    expect(await screen.findAllByText('Field required')).toHaveLength(3);
    expect(screen.getByLabelText(/Budget/)).toHaveFocus();
    await user.type(screen.getByLabelText(/Budget/), '1');
    expect(screen.getAllByText('Field required')).toHaveLength(2);
    expect(screen.getByLabelText(/Budget/)).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows the server’s complaint on its field, keeps what was typed, and sends the same content under the same key', async () => {
    const user = userEvent.setup();
    const onSubmit = submitting().mockResolvedValue({
      done: false,
      problems: new Map([['geography_preference', 'Must have at most 50 entries']]),
    });
    show(onSubmit);
    await fill(user);
    await user.type(screen.getByLabelText('Geography'), 'Ireland');
    await user.click(screen.getByRole('checkbox', { name: 'MVP' }));
    await send(user);
    expect(await screen.findByText('Must have at most 50 entries')).toBeVisible();
    expect(screen.getByLabelText('Geography')).toHaveFocus();
    expect(screen.getByLabelText('Geography')).toHaveValue('Ireland');

    await send(user);
    await user.type(screen.getByLabelText('Geography'), ', Wales');
    await send(user);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(3));
    const [first, again, changed] = onSubmit.mock.calls;
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

  it('keeps what was typed over a reload, for its user only, until it was sent', async () => {
    const user = userEvent.setup();
    const first = show(submitting());
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: 'Growing' }));
    first.unmount();

    const other = show(submitting(), 'u2');
    expect(screen.getByLabelText(/Budget/)).toHaveValue('');
    other.unmount();

    const back = show(submitting().mockResolvedValue({ done: true }));
    expect(screen.getByLabelText(/Budget/)).toHaveValue('2,000,000');
    expect(screen.getByRole('checkbox', { name: 'Growing' })).toBeChecked();
    await send(user);
    await waitFor(() => expect(window.localStorage.getItem('draft:create-investor:u1')).toBeNull());
    back.unmount();

    show(submitting());
    expect(screen.getByLabelText(/Budget/)).toHaveValue('');
  });

  it('refuses a smallest check above the largest', async () => {
    const user = userEvent.setup();
    const onSubmit = submitting();
    show(onSubmit);
    await fill(user);
    await user.type(screen.getByLabelText(/Smallest check/), '5000');
    await user.type(screen.getByLabelText(/Largest check/), '100');
    await send(user);
    expect(await screen.findByText('Must not be more than the largest check')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

import { screen, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fillDraft, hasDraft } from './draft';
import { Wizard, type WizardProps } from './wizard';

type Submit = WizardProps['onSubmit'];
type User = ReturnType<typeof userEvent.setup>;

const submitting = () => jest.fn<ReturnType<Submit>, Parameters<Submit>>().mockResolvedValue({ done: true });
const show = (onSubmit: Submit = submitting(), userId = 'u1', onLeave = jest.fn()) => {
  const view = render(<Wizard userId={userId} onSubmit={onSubmit} onLeave={onLeave} />);
  return { ...view, onLeave, user: userEvent.setup() };
};
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name);
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
const fillFirst = async (user: User) => {
  await user.type(field('Startup name'), 'LedgerLoop');
  await user.type(field('One-line description'), 'Bookkeeping.');
  await user.type(field('Sector'), 'FinTech');
};
const next = async (user: User, times = 1) => {
  for (let at = 0; at < times; at++) await user.click(button('Next'));
};

describe('the wizard', () => {
  beforeEach(() => window.localStorage.clear());

  // rule: CREATE-2
  it('goes through five steps, with its progress as step of five, and back again', async () => {
    const { user } = show();
    await fillFirst(user);
    const titles = [
      'Basic Information',
      'Problem & Solution',
      'Market & Competition',
      'Traction & Metrics',
      'Funding & Links',
    ];
    for (const [at, title] of titles.entries()) {
      expect(heading(title)).toBeVisible();
      expect(screen.getByText(`Step ${at + 1} of 5`)).toBeVisible();
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String((at + 1) * 20));
      if (at > 0) expect(heading(title)).toHaveFocus();
      if (at < 4) await next(user);
    }
    await user.click(button('Previous'));
    expect(heading('Traction & Metrics')).toHaveFocus();
  });

  // rule: CREATE-3
  it('keeps Next disabled until name, one-line description and sector are filled; the stage is idea', async () => {
    const { user } = show();
    expect(field('Stage')).toHaveValue('idea');
    for (const [name, text] of [
      ['Startup name', 'LedgerLoop'],
      ['One-line description', 'Bookkeeping.'],
      ['Sector', '  '],
    ] as const) {
      await user.type(field(name), text);
      expect(button('Next')).toBeDisabled();
    }
    await user.type(field('Sector'), 'FinTech');
    expect(button('Next')).toBeEnabled();
  });

  it('leaves by Back on step 1', async () => {
    const { user, onLeave } = show();
    await user.click(button('Back'));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  // rule: STARTUP-3
  it('sends null for empty optional text, 0 for users and revenue, and null for the ask', async () => {
    const onSubmit = submitting();
    const { user } = show(onSubmit);
    await fillFirst(user);
    await next(user, 4);
    await user.click(button('Create Startup'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      idea_title: 'LedgerLoop',
      idea_description: 'Bookkeeping.',
      sector: 'FinTech',
      stage: 'idea',
      problem_statement: null,
      solution_statement: null,
      target_market: null,
      competitive_advantage: null,
      user_count: 0,
      monthly_revenue: 0,
      product_url: null,
      pitch_deck_url: null,
      funding_ask: null,
      funding_usage: null,
      team_background: null,
      location: null,
    });
  });

  it('takes Enter for Next, but never for Create Startup', async () => {
    const onSubmit = submitting();
    const { user } = show(onSubmit);
    await user.type(field('Startup name'), 'LedgerLoop{Enter}');
    expect(heading('Basic Information')).toBeVisible();
    await user.type(field('One-line description'), 'Bookkeeping.');
    await user.type(field('Sector'), 'FinTech{Enter}');
    expect(heading('Problem & Solution')).toBeVisible();
    await next(user, 3);
    await user.type(field(/Funding ask/), '5000{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(heading('Funding & Links')).toBeVisible();
  });

  it('sends once, however often the button is pressed', async () => {
    const onSubmit = submitting().mockReturnValue(new Promise(() => undefined));
    const { user } = show(onSubmit);
    await fillFirst(user);
    await next(user, 4);
    const create = button('Create Startup');
    await user.click(create);
    await user.click(create);
    await user.dblClick(create);
    expect(create).toHaveAttribute('aria-disabled', 'true');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does not take the second click of a double click on Next for Create Startup', async () => {
    const onSubmit = submitting();
    const { user } = show(onSubmit);
    await fillFirst(user);
    await next(user, 4);
    button('Create Startup').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }),
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('reviews on the last step what was entered, as it will be understood, and leads back to each step', async () => {
    const { user } = show();
    await fillFirst(user);
    await user.selectOptions(field('Stage'), 'mvp');
    await next(user, 3);
    await user.type(field(/^Users/), '1200');
    await user.type(field(/^Monthly revenue/), 'a lot');
    await next(user);
    const review = within(screen.getByRole('region', { name: 'Review' }));
    expect(review.getByText('LedgerLoop')).toBeVisible();
    expect(review.getByText('MVP')).toBeVisible();
    expect(review.getByText('1,200')).toBeVisible();
    expect(review.getByText('Must be a number')).toBeVisible();
    expect(review.getAllByText('Not stated').length).toBeGreaterThan(3);
    await user.click(review.getByRole('button', { name: 'Edit Problem & Solution' }));
    expect(heading('Problem & Solution')).toHaveFocus();
  });

  it('brings the server’s complaint to its field and goes to the step that holds it', async () => {
    const problems = new Map([
      ['product_url', 'Must be a link'],
      ['target_market', 'Must be at most 5000 characters'],
    ]);
    const onSubmit = submitting().mockResolvedValue({ done: false, problems });
    const { user } = show(onSubmit);
    await fillFirst(user);
    await next(user, 4);
    await user.click(button('Create Startup'));
    expect(await screen.findByText('Must be at most 5000 characters')).toBeVisible();
    expect(heading('Market & Competition')).toBeVisible();
    expect(field(/^Target market/)).toHaveFocus();
    expect(field(/^Target market/)).toBeInvalid();
    await user.type(field(/^Target market/), 'Clinics');
    expect(screen.queryByText('Must be at most 5000 characters')).toBeNull();
    await next(user, 2);
    expect(screen.getByText('Must be a link')).toBeVisible();
  });

  it('refuses by itself what the contract refuses, on the step where it stands', async () => {
    const onSubmit = submitting();
    const { user } = show(onSubmit);
    await fillFirst(user);
    await next(user, 3);
    await user.type(field(/^Users/), 'a dozen');
    await next(user);
    await user.click(button('Create Startup'));
    expect(await screen.findByText('Must be a number')).toBeVisible();
    expect(field(/^Users/)).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('tries the same content again under the same key, also after a reload, and other content under another', async () => {
    const onSubmit = submitting().mockResolvedValue({ done: false, problems: new Map() });
    const first = show(onSubmit);
    await fillFirst(first.user);
    await next(first.user, 4);
    await first.user.click(button('Create Startup'));
    await waitFor(() => expect(button('Create Startup')).toBeEnabled());
    first.unmount();

    const { user } = show(onSubmit);
    await user.click(button('Create Startup'));
    await waitFor(() => expect(button('Create Startup')).toBeEnabled());
    await user.type(field(/Funding ask/), '5000');
    await user.click(button('Create Startup'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(3));
    const keys = onSubmit.mock.calls.map(([, key]) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('keeps step and text over a reload, for its user only, until it was sent', async () => {
    const first = show();
    await fillFirst(first.user);
    await next(first.user);
    await first.user.type(field(/^Problem/), '6 hours a week');
    first.unmount();
    expect(hasDraft('u1')).toBe(true);
    expect(hasDraft('u2')).toBe(false);

    const { user } = show();
    expect(field(/^Problem/)).toHaveValue('6 hours a week');
    await next(user, 3);
    await user.click(button('Create Startup'));
    await waitFor(() => expect(hasDraft('u1')).toBe(false));
  });

  it('leaves the focus on the heading where clearing took the button away', async () => {
    const { user } = show();
    await fillFirst(user);
    await user.click(button('Clear form'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(heading('Basic Information')).toHaveFocus());
  });

  it('clears everything after a question', async () => {
    const { user } = show();
    expect(screen.queryByRole('button', { name: 'Clear form' })).toBeNull();
    await fillFirst(user);
    await next(user);
    await user.click(button('Clear form'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(hasDraft('u1')).toBe(true);
    await user.click(button('Clear form'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(field('Startup name')).toHaveValue('');
    expect(hasDraft('u1')).toBe(false);
  });

  it('survives a kept draft that is none, and takes over what the chat knows where nothing was typed', () => {
    window.localStorage.setItem('draft:create-startup:u1', '{"step":9,"values":[]}');
    const first = show();
    expect(heading('Basic Information')).toBeVisible();
    first.unmount();
    fillDraft('u1', { idea_title: 'LedgerLoop', user_count: 12, stage: 'mvp', sector: null });
    fillDraft('u1', { idea_title: 'LedgerLoop', sector: 'FinTech' });
    show();
    expect(field('Startup name')).toHaveValue('LedgerLoop');
    expect(field('Sector')).toHaveValue('FinTech');
    expect(field('Stage')).toHaveValue('mvp');
  });

  it('takes over what was corrected in the chat, but not over what was typed here since', async () => {
    const idea_description = 'Bookkeeping.';
    fillDraft('u1', { idea_title: 'LedgerLoop', idea_description, sector: 'FinTech', stage: 'mvp' });
    const first = show();
    await first.user.clear(field('Sector'));
    await first.user.type(field('Sector'), 'SaaS');
    first.unmount();
    fillDraft('u1', { idea_title: 'LedgerLoop 2', sector: 'HealthTech', stage: 'launched', user_count: 12 });
    fillDraft('u1', { idea_title: 'LedgerLoop 3', sector: 'HealthTech', stage: 'idea', user_count: 15 });
    const { user } = show();
    expect(field('Startup name')).toHaveValue('LedgerLoop 3');
    expect(field('Sector')).toHaveValue('SaaS');
    expect(field('Stage')).toHaveValue('idea');
    await next(user, 3);
    expect(field(/^Users/)).toHaveValue('15');
  });
});

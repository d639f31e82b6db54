import { act, screen, waitFor, within } from '@testing-library/react';

import { toApiError } from '../../api/errors';
import { button, field, fillFirst, heading, next, sending, show } from './testing/screen';

const refusal = (...problems: [field: string, msg: string][]) =>
  toApiError({
    status: 422,
    data: { detail: problems.map(([field, msg]) => ({ loc: ['body', field], msg })) },
  });

describe('the wizard', () => {
  beforeEach(() => window.localStorage.clear());

  // rule: CREATE-2
  it('leads through five steps and back, and shows the progress', async () => {
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
    await waitFor(() => expect(heading('Traction & Metrics')).toHaveFocus());
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

  it('leads back to the dashboard on step 1, by a link', () => {
    show();
    expect(button('Back')).toHaveAttribute('href', '/dashboard');
  });

  // rule: STARTUP-3
  it('sends null for empty optional text, 0 for users and revenue, and null for the ask', async () => {
    const send = sending();
    const { user } = show(send);
    await fillFirst(user);
    await next(user, 4);
    await user.click(button('Create Startup'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toEqual({
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

  it('treats Enter as Next, but never as Create Startup', async () => {
    const send = sending();
    const { user } = show(send);
    await user.type(field('Startup name'), 'LedgerLoop{Enter}');
    expect(heading('Basic Information')).toBeVisible();
    await user.type(field('One-line description'), 'Bookkeeping.');
    await user.type(field('Sector'), 'FinTech{Enter}');
    await screen.findByText('Step 2 of 5');
    await next(user, 3);
    await user.type(field(/Funding ask/), '5000{Enter}');
    expect(send).not.toHaveBeenCalled();
    expect(heading('Funding & Links')).toBeVisible();
  });

  it('sends once, even if the button is pressed repeatedly', async () => {
    const send = sending().mockReturnValue(new Promise(() => undefined));
    const { user } = show(send);
    await fillFirst(user);
    await next(user, 4);
    const create = button('Create Startup');
    await user.click(create);
    await user.click(create);
    await user.dblClick(create);
    expect(create).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('ignores the second click of a double click on Next', async () => {
    const send = sending();
    const { user } = show(send);
    await fillFirst(user);
    await next(user, 4);
    button('Create Startup').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }),
    );
    expect(send).not.toHaveBeenCalled();
  });

  it('shows the parsed input on the last step, with a link back to each step', async () => {
    const { user } = show();
    await fillFirst(user);
    await user.selectOptions(field('Stage'), 'mvp');
    await next(user, 3);
    await user.type(field(/^Users/), '1200');
    await next(user);
    const reading = screen
      .getAllByRole('status', { name: '' })
      .find((one) => one.closest('div')?.textContent.startsWith('Funding ask'));
    expect(reading).toBeEmptyDOMElement();
    await user.type(field(/^Funding ask/), '60.000');
    expect(reading).toHaveTextContent('Read as $60,000');
    const review = within(screen.getByRole('region', { name: 'Review' }));
    expect(review.getByText('LedgerLoop')).toBeVisible();
    expect(review.getByText('MVP')).toBeVisible();
    expect(review.getByText('1,200')).toBeVisible();
    expect(review.getByText('$60,000')).toBeVisible();
    expect(review.queryByRole('button', { name: 'Edit Funding & Links' })).toBeNull();
    expect(review.getAllByText('Not stated').length).toBeGreaterThan(3);
    await user.click(review.getByRole('button', { name: 'Edit Problem & Solution' }));
    await waitFor(() => expect(heading('Problem & Solution')).toHaveFocus());
  });

  it('shows the server’s error on its field, and opens the step with that field', async () => {
    const refused = refusal(
      ['product_url', 'Must be a link'],
      ['target_market', 'Must be at most 5000 characters'],
    );
    const send = sending().mockRejectedValue(refused);
    const { user } = show(send);
    await fillFirst(user);
    await next(user, 4);
    await user.click(button('Create Startup'));
    await waitFor(() => expect(heading('Market & Competition')).toBeVisible());
    expect(field(/^Target market/)).toHaveFocus();
    expect(field(/^Target market/)).toBeInvalid();
    await user.type(field(/^Target market/), 'Clinics');
    expect(screen.queryByText('Must be at most 5000 characters')).toBeNull();
    await next(user, 2);
    expect(screen.getByText('Must be a link')).toBeVisible();
  });

  it('does not leave an invalid step, shows the error under its field and focuses it', async () => {
    const { user } = show();
    await fillFirst(user);
    await next(user, 3);
    await user.type(field(/^Users/), 'abc');
    await user.type(field(/^Monthly revenue/), '-5');
    await user.click(button('Next'));
    expect(await screen.findByText('Please type a number, such as 400 or 1.2k')).toBeVisible();
    expect(screen.getByText('Must be 0 or more')).toBeVisible();
    expect(heading('Traction & Metrics')).toBeVisible();
    expect(field(/^Users/)).toHaveFocus();
    expect(field(/^Users/)).toHaveAccessibleDescription('Please type a number, such as 400 or 1.2k');
    await user.clear(field(/^Users/));
    await user.clear(field(/^Monthly revenue/));
    await next(user);
    expect(heading('Funding & Links')).toBeVisible();
  });

  it('keeps the step in the URL: Back returns one step, and no URL skips an invalid step', async () => {
    const first = show();
    await fillFirst(first.user);
    await next(first.user, 2);
    expect(first.router.state.location.search).toBe('?by=form&step=3');
    await act(() => first.router.navigate(-1));
    expect(heading('Problem & Solution')).toHaveFocus();
    await act(() => first.router.navigate(1));
    expect(heading('Market & Competition')).toBeVisible();
    first.unmount();

    const later = show(sending(), '/create-startup?by=form&step=5');
    expect(heading('Funding & Links')).toBeVisible();
    later.unmount();
    window.localStorage.clear();
    show(sending(), '/create-startup?by=form&step=5');
    expect(heading('Basic Information')).toBeVisible();
  });

  it('stays on the shown step while the user fills it, whatever step the URL named', async () => {
    const { user, router } = show(sending(), '/create-startup?by=form&step=5');
    await fillFirst(user);
    expect(heading('Basic Information')).toBeVisible();
    expect(field('Sector')).toHaveFocus();
    expect(router.state.location.search).toBe('?by=form&step=1');
    await next(user);
    expect(heading('Problem & Solution')).toBeVisible();
  });
});

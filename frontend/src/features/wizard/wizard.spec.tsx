import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';

import { toApiError } from '../../api/errors';
import { fillFromChat, hasDraft } from '../../forms/draft';
import { STARTUP_FIELDS } from '../../forms/fields/startup';
import { renderApp } from '../../test/render';
import { Wizard, wizardDraft } from './wizard';

type Send = ComponentProps<typeof Wizard>['send'];
type User = ReturnType<typeof userEvent.setup>;

const sending = () => jest.fn<ReturnType<Send>, Parameters<Send>>().mockResolvedValue(undefined);
const refusal = (...problems: [field: string, msg: string][]) =>
  toApiError({
    status: 422,
    data: { detail: problems.map(([field, msg]) => ({ loc: ['body', field], msg })) },
  });
const show = (send: Send = sending(), path = '/create-startup?by=form', onLeave = jest.fn()) => {
  const view = renderApp(<Wizard userId="u1" send={send} onLeave={onLeave} />, path);
  return { ...view, onLeave, user: userEvent.setup() };
};
/** Renders the page again at its current address, as a reload does. */
const reload = ({ router, unmount }: ReturnType<typeof show>, send?: Send) => {
  unmount();
  const { pathname, search } = router.state.location;
  return show(send, pathname + search);
};
const isDrafted = (userId: string) => hasDraft(wizardDraft(userId));
const fill = (known: Record<string, unknown>) => fillFromChat(wizardDraft('u1'), STARTUP_FIELDS, known);
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name);
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
/** Pastes, because the form renders once for a paste and once for each typed character. */
const fillFirst = async (user: User) => {
  for (const [name, text] of [
    ['Startup name', 'LedgerLoop'],
    ['One-line description', 'Bookkeeping.'],
    ['Sector', 'FinTech'],
  ] as const) {
    await user.click(field(name));
    await user.paste(text);
  }
};
const stepNow = () => Number(/Step (\d)/.exec(screen.getByText(/^Step \d of 5$/).textContent)?.[1]);
const next = async (user: User, times = 1) => {
  for (let at = 0; at < times; at++) {
    const step = stepNow();
    await user.click(button('Next'));
    await screen.findByText(`Step ${step + 1} of 5`);
  }
};

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

  it('closes with Back on step 1', async () => {
    const { user, onLeave } = show();
    await user.click(button('Back'));
    expect(onLeave).toHaveBeenCalledTimes(1);
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
    const review = within(screen.getByRole('region', { name: 'Review' }));
    expect(review.getByText('LedgerLoop')).toBeVisible();
    expect(review.getByText('MVP')).toBeVisible();
    expect(review.getByText('1,200')).toBeVisible();
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
    expect(await screen.findByText('Must be a number')).toBeVisible();
    expect(screen.getByText('Must be 0 or more')).toBeVisible();
    expect(heading('Traction & Metrics')).toBeVisible();
    expect(field(/^Users/)).toHaveFocus();
    expect(field(/^Users/)).toHaveAccessibleDescription('Must be a number');
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

  it('retries the same content with the same key, even after a reload, and other content with a new key', async () => {
    const send = sending().mockRejectedValue(toApiError({ status: 503, data: {} }));
    const first = show(send);
    await fillFirst(first.user);
    await next(first.user, 4);
    await first.user.click(button('Create Startup'));
    await waitFor(() => expect(button('Create Startup')).not.toHaveAttribute('aria-busy'));

    const { user } = reload(first, send);
    await user.click(button('Create Startup'));
    await waitFor(() => expect(button('Create Startup')).not.toHaveAttribute('aria-busy'));
    await user.type(field(/Funding ask/), '5000');
    await user.click(button('Create Startup'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    const keys = send.mock.calls.map(([, key]) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('keeps step and input over a reload, for the same user, until it is sent', async () => {
    const first = show();
    await fillFirst(first.user);
    await next(first.user);
    await first.user.type(field(/^Problem/), '6 hours a week');
    expect(isDrafted('u1')).toBe(true);
    expect(isDrafted('u2')).toBe(false);

    const { user } = reload(first);
    expect(field(/^Problem/)).toHaveValue('6 hours a week');
    await next(user, 3);
    await user.click(button('Create Startup'));
    await waitFor(() => expect(isDrafted('u1')).toBe(false));
  });

  it('focuses the heading when clearing removes the button', async () => {
    const { user } = show();
    await fillFirst(user);
    await user.click(button('Clear form'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(heading('Basic Information')).toHaveFocus());
  });

  it('clears everything after confirmation', async () => {
    const { user } = show();
    expect(screen.queryByRole('button', { name: 'Clear form' })).toBeNull();
    await fillFirst(user);
    await next(user);
    await user.click(button('Clear form'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(isDrafted('u1')).toBe(true);
    await user.click(button('Clear form'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(field('Startup name')).toHaveValue(''));
    expect(isDrafted('u1')).toBe(false);
  });

  it('ignores an invalid stored draft, and fills empty fields from the chat', () => {
    window.localStorage.setItem('draft:create-startup:u1', '{"version":1,"values":[]}');
    const first = show(sending(), '/create-startup?by=form&step=9');
    expect(heading('Basic Information')).toBeVisible();
    first.unmount();
    fill({ idea_title: 'LedgerLoop', user_count: 12, stage: 'mvp', sector: null });
    fill({ idea_title: 'LedgerLoop', sector: 'FinTech' });
    show();
    expect(field('Startup name')).toHaveValue('LedgerLoop');
    expect(field('Sector')).toHaveValue('FinTech');
    expect(field('Stage')).toHaveValue('mvp');
  });

  it('uses corrections from the chat, except in fields that the user has typed in since', async () => {
    const idea_description = 'Bookkeeping.';
    fill({ idea_title: 'LedgerLoop', idea_description, sector: 'FinTech', stage: 'mvp' });
    const first = show();
    await first.user.clear(field('Sector'));
    await first.user.type(field('Sector'), 'SaaS');
    first.unmount();
    fill({ idea_title: 'LedgerLoop 2', sector: 'HealthTech', stage: 'launched', user_count: 12 });
    fill({ idea_title: 'LedgerLoop 3', sector: 'HealthTech', stage: 'idea', user_count: 15 });
    const { user } = show();
    expect(field('Startup name')).toHaveValue('LedgerLoop 3');
    expect(field('Sector')).toHaveValue('SaaS');
    expect(field('Stage')).toHaveValue('idea');
    await next(user, 3);
    expect(field(/^Users/)).toHaveValue('15');
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';

import { toApiError } from '../../api/errors';
import { fillFromChat, hasDraft } from '../../forms/draft';
import { STARTUP_FIELDS } from '../../forms/fields/startup';
import { button, field, fillFirst, heading, next, type Send, sending, show } from './testing/screen';
import { wizardDraft } from './wizard';

/** Renders the page again at its current address, as a reload does. */
const reload = ({ router, unmount }: ReturnType<typeof show>, send?: Send) => {
  unmount();
  const { pathname, search } = router.state.location;
  return show(send, pathname + search);
};
const isDrafted = (userId: string) => hasDraft(wizardDraft(userId));
const fill = (known: Record<string, unknown>) => fillFromChat(wizardDraft('u1'), STARTUP_FIELDS, known);

describe('the draft of the wizard', () => {
  beforeEach(() => window.localStorage.clear());

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

  // rule: SCREEN-21
  it('returns to the empty first step, and says why, when another tab has sent the form', async () => {
    const { user, router } = show();
    await fillFirst(user);
    await next(user, 4);
    act(() => {
      window.localStorage.removeItem(wizardDraft('u1'));
      window.dispatchEvent(new StorageEvent('storage', { key: wizardDraft('u1'), newValue: null }));
    });
    expect(await screen.findByText('This form was sent or cleared in another tab')).toBeVisible();
    expect(heading('Basic Information')).toBeVisible();
    expect(field('Startup name')).toHaveValue('');
    expect(router.state.location.search).toBe('?by=form&step=1');
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

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { AccountSession, NotificationSetting } from '../../api/generated/account-client';
import type { User } from '../../api/generated/client';
import { anId, aUser, CONFIG } from '../../test/builders';
import { answersOf, http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { SessionProvider, useSession } from '../session';
import Account from './account';

const server = apiServer();
const answer = answersOf(server);
const SESSIONS: AccountSession[] = [
  {
    id: anId(1),
    device: 'Firefox on Windows',
    address: '203.0.113.x',
    created_at: '2026-11-20T09:30:00.000Z',
    last_seen_at: '2026-11-20T10:00:00.000Z',
    current: true,
  },
  {
    id: anId(2),
    device: 'Safari on iPhone',
    address: '',
    created_at: '2026-11-18T09:30:00.000Z',
    last_seen_at: '2026-11-19T10:00:00.000Z',
    current: false,
  },
];

const SETTINGS: NotificationSetting[] = [
  { kind: 'offers', inbox: true, email: true },
  { kind: 'deals', inbox: false, email: true },
];

beforeEach(() => {
  answer('/config', CONFIG);
  answer('/auth/sessions', SESSIONS);
  answer('/notifications/settings', SETTINGS);
  answer('/blocks', []);
});
afterEach(() => localStorage.clear());

/** Renders the page for a signed-in user only, as the route's guard does. */
const Signed = () => useSession() && <Account />;

async function show(changes: Partial<User> = {}) {
  localStorage.setItem('token', 'a-token');
  answer('/auth/me', aUser(changes));
  const view = renderApp(
    <SessionProvider>
      <Signed />
    </SessionProvider>,
    '/account',
  );
  await screen.findByRole('heading', { name: 'Account settings' });
  return { ...view, user: userEvent.setup() };
}
const card = (name: string) => within(screen.getByRole('region', { name }));

it('leads back to the dashboard', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
});

// rule: PRIVACY-13
it('has the export, the deletion and the way to the subscription', async () => {
  await show();
  const data = card('Your data and your account');
  expect(data.getByRole('button', { name: 'Download my data' })).toBeVisible();
  expect(data.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Subscription' })).toHaveAttribute('href', '/account/subscription');
});

// rule: SCREEN-19
it('links to the terms and the privacy policy', async () => {
  await show();
  const links = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
});

describe('the details of the account', () => {
  // rule: PRIVACY-10
  it.each([
    [true, 'A new address counts once you open the link that we send to it.'],
    [false, 'A new address counts as soon as you save it.'],
  ])('say when a new address counts where verification is %s', async (email_verification, when) => {
    answer('/config', { ...CONFIG, email_verification });
    await show();
    await waitFor(() =>
      expect(card('Your details').getByLabelText('Email')).toHaveAccessibleDescription(
        `${when} For 72 hours after a change of the address, the account cannot be deleted.`,
      ),
    );
  });

  // rule: ACCOUNT-21
  it('show a new name at once, and send no address that did not change', async () => {
    let sent: unknown;
    server.use(
      http.patch('*/api/auth/me', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aUser({ name: 'Amara O.' }));
      }),
    );
    const { user } = await show();
    expect(card('Your details').getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(screen.getByLabelText('Full name'));
    await user.type(screen.getByLabelText('Full name'), 'Amara O.');
    await user.click(card('Your details').getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your details have been saved')).toBeVisible();
    expect(sent).toEqual({ name: 'Amara O.' });
  });

  it('show that a new address has to be confirmed', async () => {
    server.use(
      http.patch('*/api/auth/me', () => HttpResponse.json(aUser({ pending_email: 'new@example.com' }))),
    );
    const { user } = await show();
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'new@example.com');
    await user.click(card('Your details').getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('We sent a link to new@example.com')).toBeVisible();
  });

  it('show the unconfirmed address', async () => {
    await show({ pending_email: 'new@example.com' });
    expect(
      screen.getByText(
        'We sent a link to new@example.com. Until it is opened, amara@example.com stays your address.',
      ),
    ).toBeVisible();
  });
});

// rule: ACCOUNT-40
it('asks for the password before a new address when the server does', async () => {
  let sent: unknown;
  server.use(
    http.patch('*/api/auth/me', async ({ request }) => {
      sent = await request.json();
      return (sent as { current_password?: string }).current_password === undefined
        ? HttpResponse.json({ detail: 'Please enter your password to confirm this change' }, { status: 403 })
        : HttpResponse.json(aUser());
    }),
  );
  const { user } = await show();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter your password to confirm this change')).toBeVisible();
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your details have been saved')).toBeVisible();
  expect(sent).toMatchObject({ email: 'new@example.com', current_password: 'correct horse' });
});

// rule: ACCOUNT-43
it('asks for a code before a new address while the second factor is on', async () => {
  const sent: unknown[] = [];
  server.use(
    http.patch('*/api/auth/me', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      const detail =
        body.code === undefined
          ? 'Please enter a code of your authenticator app to confirm this'
          : 'The code is not correct';
      return body.code === 'k7mq-4xw0-p2rt'
        ? HttpResponse.json(aUser())
        : HttpResponse.json({ detail }, { status: 403 });
    }),
  );
  const { user } = await show({ mfa_enabled: true });
  const details = card('Your details');
  await user.clear(details.getByLabelText('Email'));
  await user.type(details.getByLabelText('Email'), 'new@example.com');
  expect(details.queryByLabelText('Your code')).not.toBeInTheDocument();
  await user.click(details.getByRole('button', { name: 'Save' }));
  await user.type(await details.findByLabelText('Your code'), '000000');
  expect(details.queryByLabelText('Your password')).not.toBeInTheDocument();
  await user.click(details.getByRole('button', { name: 'Save' }));
  expect(await details.findByText('The code is not correct')).toBeVisible();
  await user.clear(details.getByLabelText('Your code'));
  await user.type(details.getByLabelText('Your code'), 'k7mq-4xw0-p2rt');
  await user.click(details.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your details have been saved')).toBeVisible();
  expect(sent.at(-1)).toEqual({ email: 'new@example.com', code: 'k7mq-4xw0-p2rt' });
});

describe('the password', () => {
  const change = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(screen.getByLabelText('Current password'), 'correct horse');
    await user.type(screen.getByLabelText('New password'), 'battery staple horse');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('is changed with the current one, which empties the fields', async () => {
    let sent: unknown;
    server.use(
      http.put('*/api/auth/password', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aUser());
      }),
    );
    const { user } = await show();
    await change(user);
    expect(await screen.findByText('Your password has been changed')).toBeVisible();
    expect(sent).toEqual({ current_password: 'correct horse', new_password: 'battery staple horse' });
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
  });

  // rule: ACCOUNT-43
  it('is changed with a code while the second factor is on, and the code’s field shows that one is wrong', async () => {
    let sent: unknown;
    server.use(
      http.put('*/api/auth/password', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ detail: 'The code is not correct' }, { status: 403 });
      }),
    );
    const { user } = await show({ mfa_enabled: true });
    await user.type(card('Password').getByLabelText('Your code'), '123456');
    await change(user);
    expect(await screen.findByText('The code is not correct')).toBeVisible();
    expect(card('Password').getByLabelText('Your code')).toHaveFocus();
    expect(sent).toMatchObject({ current_password: 'correct horse', code: '123456' });
  });

  it('is not changed if the current one is wrong, which its field shows', async () => {
    server.use(http.put('*/api/auth/password', refusal(403, 'The password is not correct')));
    const { user } = await show();
    await change(user);
    expect(await screen.findByText('The password is not correct')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
  });
});

describe('two-factor authentication', () => {
  const RECOVERY_CODES = Array.from({ length: 10 }, (_, at) => `code-${at}`);
  const setUp = async (user: ReturnType<typeof userEvent.setup>, code: string) => {
    server.use(
      http.post('*/api/auth/mfa/setup', () =>
        HttpResponse.json({ secret: 'JBSWY3DP', otpauth_url: 'otpauth://totp/Proofround' }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    expect(await screen.findByText('JBSWY3DP')).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await user.type(screen.getByLabelText('Code'), code);
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
  };

  it('is turned on with a code from the app, and shows the recovery codes', async () => {
    server.use(
      http.post('*/api/auth/mfa/confirm', () => HttpResponse.json({ recovery_codes: RECOVERY_CODES })),
    );
    const { user } = await show();
    await setUp(user, '492039');
    for (const code of RECOVERY_CODES) expect(await screen.findByText(code)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(screen.queryByText('code-0')).not.toBeInTheDocument();
  });

  it('says how to keep the recovery codes where the browser has no clipboard', async () => {
    server.use(
      http.post('*/api/auth/mfa/confirm', () => HttpResponse.json({ recovery_codes: RECOVERY_CODES })),
    );
    const { user } = await show();
    await setUp(user, '492039');
    const copy = await screen.findByRole('button', { name: 'Copy' });
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(copy);
    expect(await screen.findByText('Failed to copy the codes')).toBeVisible();
    expect(screen.getByText('Select them and copy them by hand, or download them.')).toBeVisible();
  });

  // rule: ACCOUNT-40
  it('asks for the password when the server does, and then goes on', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/auth/mfa/setup', async ({ request }) => {
        sent = await request.json();
        return (sent as { current_password?: string }).current_password === undefined
          ? HttpResponse.json(
              { detail: 'Please enter your password to confirm this change' },
              { status: 403 },
            )
          : HttpResponse.json({ secret: 'JBSWY3DP', otpauth_url: 'otpauth://totp/Proofround' });
      }),
    );
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText('Your password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('JBSWY3DP')).toBeVisible();
    expect(sent).toEqual({ current_password: 'correct horse' });
  });

  it('stays off with a wrong code, and its field shows the error', async () => {
    server.use(http.post('*/api/auth/mfa/confirm', refusal(403, 'The code is not correct')));
    const { user } = await show();
    await setUp(user, '000000');
    expect(await screen.findByText('The code is not correct')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });

  it('is turned off with a code', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/auth/mfa/disable', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aUser());
      }),
    );
    const { user } = await show({ mfa_enabled: true });
    expect(await screen.findByText('Safari on iPhone')).toBeVisible();
    // All other sessions end.
    answer('/auth/sessions', SESSIONS.slice(0, 1));
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    await user.type(screen.getByLabelText('Code'), 'k7mq-4xw0-p2rt');
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-factor authentication is off')).toBeVisible();
    expect(sent).toEqual({ code: 'k7mq-4xw0-p2rt' });
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  });
});

describe('the sessions', () => {
  it('are listed; the current one cannot be ended in the list', async () => {
    await show();
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
    expect(screen.getByText('This device')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log out Firefox on Windows' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log out Safari on iPhone' })).toBeVisible();
  });

  it('can be ended one by one', async () => {
    let ended: unknown;
    server.use(
      http.delete('*/api/auth/sessions/:id', ({ params }) => {
        ended = params.id;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }));
    expect(await screen.findByText('Safari on iPhone is logged out')).toBeVisible();
    expect(ended).toBe(anId(2));
  });

  it('can be ended all at once, including the current one', async () => {
    server.use(http.post('*/api/auth/logout-all', () => HttpResponse.json({ ended: 2 })));
    const { user, store } = await show();
    await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(store.getState().session.token).toBeNull());
  });
});

// rule: NOTE-8
describe('the notifications', () => {
  it('are set for each kind and channel, at once', async () => {
    let sent: unknown;
    server.use(
      http.put('*/api/notifications/settings', async ({ request }) => {
        sent = await request.json();
        answer('/notifications/settings', [{ kind: 'offers', inbox: true, email: false }]);
        return HttpResponse.json([]);
      }),
    );
    const { user } = await show();
    expect(await screen.findByRole('checkbox', { name: 'Deals: Inbox' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Offers: Mail' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Offers: Mail' })).not.toBeChecked());
    expect(sent).toEqual({ kind: 'offers', inbox: true, email: false });
  });

  it('stay as they are when they cannot be saved', async () => {
    server.use(http.put('*/api/notifications/settings', refusal(503, 'Please try again')));
    const { user } = await show();
    await user.click(await screen.findByRole('checkbox', { name: 'Offers: Mail' }));
    expect(await screen.findByText('Please try again')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Offers: Mail' })).toBeChecked());
  });
});

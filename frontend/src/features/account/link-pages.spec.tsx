import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { ComponentType } from 'react';

import ForgotPassword from '../../app/routes/forgot-password';
import { EmailUndo, Unsubscribe, Verify } from '../../app/routes/mail-links';
import ResetPassword from '../../app/routes/reset-password';
import { SessionProvider } from '../../app/session';
import { anId, aUser } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';

const server = apiServer();
afterEach(() => localStorage.clear());

const NOT_VALID = 'This link is not valid any more';
const show = (Page: ComponentType, path: string) => ({
  ...renderApp(<Page />, path),
  user: userEvent.setup(),
});

describe('the link that confirms an address', () => {
  it('takes effect on a click, because mail filters open links too', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/auth/verify', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aUser());
      }),
    );
    const { user } = show(Verify, '/verify?token=the-token');
    expect(sent).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Confirm my address' }));
    expect(await screen.findByText('Thank you. Your email address is confirmed.')).toBeVisible();
    expect(sent).toEqual({ token: 'the-token' });
  });

  it('explains that it no longer works, and what to do', async () => {
    server.use(http.post('*/api/auth/verify', refusal(404, NOT_VALID)));
    const { user } = show(Verify, '/verify?token=used');
    await user.click(screen.getByRole('button', { name: 'Confirm my address' }));
    expect(await screen.findByText(NOT_VALID)).toBeVisible();
    expect(screen.getByText(/ask for a new one/)).toBeVisible();
  });
});

// rule: NOTE-9
it('the unsubscribe link asks first', async () => {
  let token: unknown;
  server.use(
    http.post('*/api/unsubscribe/:token', ({ params }) => {
      token = params.token;
      return HttpResponse.json({ kinds: ['offers'] });
    }),
  );
  const { user } = show(Unsubscribe, '/unsubscribe?token=the-key.offers');
  expect(token).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Stop these mails' }));
  expect(await screen.findByText(/^You get no more mails of this kind/)).toBeVisible();
  expect(token).toBe('the-key.offers');
});

it('the link that undoes a change of address restores the previous address', async () => {
  server.use(http.post('*/api/auth/email/undo', () => HttpResponse.json(aUser())));
  const { user } = show(EmailUndo, '/email/undo?token=the-token');
  await user.click(screen.getByRole('button', { name: 'Restore my address' }));
  expect(await screen.findByText(/^Your former address is restored/)).toBeVisible();
});

it('the page for a forgotten password does not reveal whether the address has an account', async () => {
  server.use(
    http.post('*/api/auth/password/forgot', () => HttpResponse.json({ accepted: true }, { status: 202 })),
  );
  const { user } = show(ForgotPassword, '/forgot-password');
  await user.type(screen.getByLabelText('Email'), 'nobody@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(
    await screen.findByText(
      'If nobody@example.com has an account, a link is on its way. It works once, for 30 minutes.',
    ),
  ).toBeVisible();
});

describe('the link that sets a new password', () => {
  const set = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(screen.getByLabelText('New password'), 'battery staple horse');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
  };

  const SignedInPage = () => (
    <SessionProvider>
      <ResetPassword />
    </SessionProvider>
  );
  const showSignedIn = async (id: string) => {
    localStorage.setItem('token', 'a-token');
    server.use(
      http.get('*/api/auth/me', () => HttpResponse.json(aUser({ id, name: 'Amara Osei' }))),
      http.post('*/api/auth/password/reset', () => HttpResponse.json(aUser({ id: anId(1) }))),
    );
    const view = show(SignedInPage, '/reset-password?token=the-token');
    await screen.findByLabelText('New password');
    return view;
  };

  // rule: ACCOUNT-18
  it('leaves another account signed in', async () => {
    const { user, store } = await showSignedIn(anId(2));
    await set(user);
    expect(await screen.findByText(/^Your password is changed/)).toBeVisible();
    expect(store.getState().session.token).toBe('a-token');
  });

  // rule: ACCOUNT-18
  it('also signs its account out in this browser, and leads to the sign-in', async () => {
    const { user, store } = await showSignedIn(anId(1));
    await set(user);
    expect(
      await screen.findByText('Your password is changed, and all devices are logged out.'),
    ).toBeVisible();
    expect(store.getState().session.token).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/?auth=login');
  });

  it('offers another link if it no longer works', async () => {
    server.use(http.post('*/api/auth/password/reset', refusal(404, NOT_VALID)));
    const { user } = show(ResetPassword, '/reset-password?token=used');
    await set(user);
    expect(await screen.findByText(NOT_VALID)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('reports a common password at its field', async () => {
    const problem = {
      loc: ['body', 'password'],
      msg: 'This password is too common',
      type: 'password_too_common',
    };
    server.use(http.post('*/api/auth/password/reset', refusal(422, [problem])));
    const { user } = show(ResetPassword, '/reset-password?token=the-token');
    await set(user);
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/too common/),
    );
  });
});

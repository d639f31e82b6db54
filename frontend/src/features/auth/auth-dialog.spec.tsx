import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { type ComponentProps, useState } from 'react';
import { Provider } from 'react-redux';

import type { User } from '../../api/generated/client';
import { createStore } from '../../app/store';
import { aUser } from '../../test/builders';
import { http, refusal, uncheckedHttp } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import AuthDialog from './auth-dialog';

const person = aUser();
const server = apiServer();

afterEach(() => localStorage.clear());

/** Renders the dialog on a page that holds the selected tab. */
function Dialog(props: Omit<ComponentProps<typeof AuthDialog>, 'mode' | 'onModeChange'>) {
  const [mode, setMode] = useState<'login' | 'register'>('login');
  return <AuthDialog {...props} mode={mode} onModeChange={setMode} />;
}

function show(userType: User['user_type'] = 'startup') {
  const onEntered = jest.fn();
  const view = renderApp(
    <Dialog open onOpenChange={() => undefined} userType={userType} onEntered={onEntered} />,
  );
  return { ...view, onEntered, user: userEvent.setup() };
}

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

async function fillLogin(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), 'amara@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

async function fillRegistration(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('tab', { name: 'Register' }));
  await user.type(screen.getByLabelText('Full name'), 'Amara Osei');
  await user.type(screen.getByLabelText('Email'), 'amara@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
}

describe('the auth dialog', () => {
  // rule: LANDING-8
  it('leads a newcomer from Login to Register, with the typed address', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Email'), 'amara@example.com');
    await user.click(screen.getByRole('button', { name: 'New here? Create an account' }));
    expect(dialog('Join Proofround').getByLabelText('Email')).toHaveValue('amara@example.com');
  });

  // rules: LANDING-3, TEXT-22
  it('has a title for each tab, and asks for name and user type only at sign-up', async () => {
    const { user } = show();
    const login = dialog('Welcome Back');
    expect(login.getByText('Sign in to continue your journey')).toBeVisible();
    expect(login.queryByLabelText('Full name')).not.toBeInTheDocument();
    expect(login.queryByLabelText('I am a...')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    const register = dialog('Join Proofround');
    expect(register.getByText('Create your account and start transforming ideas')).toBeVisible();
    expect(register.getByPlaceholderText('John Doe')).toBe(register.getByLabelText('Full name'));
    expect(
      within(register.getByLabelText('I am a...'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Startup', 'Investor']);
  });

  // rule: LANDING-7
  it('says at sign-up what registering agrees to, and opens both texts in a new tab', async () => {
    const { user } = show();
    const sentence = /^By creating an account you agree to the Terms.* and the Privacy Policy.*\.$/;
    expect(screen.queryByText(/^By creating an account/)).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(dialog('Join Proofround').getByText(/^By creating an account/)).toHaveTextContent(sentence);
    for (const [name, href] of [
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
    }
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  // rule: LANDING-2
  it.each(['startup', 'investor'] as const)('preselects %s', async (userType) => {
    const { user } = show(userType);
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByLabelText('I am a...')).toHaveValue(userType);
  });

  // rule: SESSION-1
  it('stores the session before the dashboard appears', async () => {
    server.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ access_token: 'a-token', user: person })),
      http.get('*/api/auth/me', () => HttpResponse.json(person)),
    );
    const { user, onEntered, store } = show();
    onEntered.mockImplementation(() => expect(store.getState().session.token).toBe('a-token'));
    await fillLogin(user);
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(onEntered).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('token')).toBe('a-token');
  });

  it('registers, and confirms it', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/auth/register', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ access_token: 'a-token', user: person }, { status: 201 });
      }),
      http.get('*/api/auth/me', () => HttpResponse.json(person)),
    );
    const { user, onEntered } = show();
    await fillRegistration(user);
    expect(await screen.findByText('Account created successfully!')).toBeVisible();
    expect(onEntered).toHaveBeenCalledTimes(1);
    expect(sent).toEqual({
      name: 'Amara Osei',
      email: 'amara@example.com',
      password: 'correct horse',
      user_type: 'startup',
    });
  });

  // rule: SCREEN-26
  it('keeps the server’s reason for a refused log-in on the form until the next attempt', async () => {
    server.use(
      http.post('*/api/auth/login', () =>
        HttpResponse.json({ detail: 'Invalid email or password' }, { status: 401 }),
      ),
    );
    const { user, onEntered } = show();
    await fillLogin(user);
    const form = within(screen.getByRole('form', { name: 'Login' }));
    expect(await form.findByRole('alert')).toHaveTextContent(/^Invalid email or password$/);
    expect(document.querySelector('[data-sonner-toast]')).toHaveTextContent('Invalid email or password');
    await user.type(screen.getByLabelText('Password'), '!');
    expect(form.getByRole('alert')).toBeVisible();
    server.use(http.post('*/api/auth/login', () => new Promise<never>(() => undefined)));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(form.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveValue('amara@example.com');
    expect(onEntered).not.toHaveBeenCalled();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('sends one request for repeated clicks, and keeps the focus when refused', async () => {
    let refuse: () => void = () => undefined;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    let requests = 0;
    server.use(
      http.post('*/api/auth/login', async () => {
        requests += 1;
        await refused;
        return HttpResponse.json({ detail: 'Invalid email or password' }, { status: 401 });
      }),
    );
    const { user } = show();
    await fillLogin(user);
    const signIn = screen.getByRole('button', { name: 'Sign In' });
    expect(signIn).toHaveFocus();
    await user.click(signIn);
    await user.keyboard('{Enter}');
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    await user.tab();
    refuse();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
    expect(signIn).toHaveFocus();
    expect(requests).toBe(1);
  });

  it('keeps the e-mail address when it is closed and opened again', async () => {
    const onOpenChange = jest.fn();
    const dialogAt = (open: boolean) => (
      <Provider store={createStore({ onSessionEnded: () => undefined })}>
        <Dialog open={open} onOpenChange={onOpenChange} userType="startup" onEntered={() => undefined} />
      </Provider>
    );
    const { rerender } = render(dialogAt(true));
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'amara@example.com');
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByRole('dialog', { name: 'Join Proofround' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
    rerender(dialogAt(false));
    rerender(dialogAt(true));
    expect(screen.getByLabelText('Email')).toHaveValue('amara@example.com');
  });

  it('shows “An error occurred” if the server does not answer', async () => {
    server.use(http.post('*/api/auth/login', () => HttpResponse.error()));
    const { user } = show();
    await fillLogin(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  });

  it('shows the server’s errors beside their fields', async () => {
    const detail = [
      { loc: ['body', 'email'], msg: 'Must be a valid e-mail address', type: 'email' },
      { loc: ['body', 'password'], msg: 'Is too common', type: 'password' },
    ];
    server.use(http.post('*/api/auth/register', () => HttpResponse.json({ detail }, { status: 422 })));
    const { user } = show();
    await fillRegistration(user);
    expect(await screen.findByText(/^body.email Must be a valid e-mail address/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Must be a valid e-mail address');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Is too common');
  });

  it('reports a taken address at its field', async () => {
    server.use(http.post('*/api/auth/register', refusal(409, 'Email already registered')));
    const { user } = show();
    await fillRegistration(user);
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email already registered');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // rule: SESSION-6
  it('reports missing fields without a request, and focuses the first', async () => {
    const { user } = show();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByLabelText('Full name')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
  });

  it('keeps the e-mail address when the tab changes', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Email'), 'amara@example.com');
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByLabelText('Email')).toHaveValue('amara@example.com');
  });

  it('moves the focus in a full circle with Tab and with Shift+Tab', async () => {
    const { user } = show();
    const stops = [
      screen.getByRole('tab', { name: 'Login' }),
      screen.getByRole('tabpanel'),
      screen.getByLabelText('Email'),
      screen.getByLabelText('Password'),
      screen.getByRole('button', { name: 'Sign In' }),
      screen.getByRole('button', { name: 'New here? Create an account' }),
      screen.getByRole('link', { name: 'Forgot your password?' }),
      screen.getByRole('button', { name: 'Close' }),
    ];
    act(() => screen.getByRole('tab', { name: 'Login' }).focus());
    for (const index of [7, 6, 5, 4, 3, 2, 1, 0, 7]) {
      await user.tab({ shift: true });
      expect(stops[index]).toHaveFocus();
    }
    await user.tab();
    expect(stops[0]).toHaveFocus();
  });

  describe('for an account with a second factor', () => {
    const logIn = async () => {
      server.use(
        uncheckedHttp.post('*/api/auth/login', () =>
          HttpResponse.json(
            { detail: 'Second factor required', mfa_token: 'the-mfa-token' },
            { status: 401 },
          ),
        ),
      );
      const view = show();
      await fillLogin(view.user);
      await view.user.type(await screen.findByLabelText('Code'), '492039');
      return view;
    };

    it('asks for a code after the password', async () => {
      let sent: unknown;
      server.use(
        http.post('*/api/auth/login/mfa', async ({ request }) => {
          sent = await request.json();
          return HttpResponse.json({ access_token: 'a-token', user: person });
        }),
      );
      const { user, store, onEntered } = await logIn();
      expect(screen.getByLabelText('Code')).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      expect(await screen.findByText('Welcome back!')).toBeVisible();
      expect(sent).toEqual({ mfa_token: 'the-mfa-token', code: '492039' });
      expect(store.getState().session.token).toBe('a-token');
      expect(onEntered).toHaveBeenCalledTimes(1);
    });

    it('reports a wrong code at its field', async () => {
      server.use(http.post('*/api/auth/login/mfa', refusal(401, 'Invalid code')));
      const { user, store } = await logIn();
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      expect(await screen.findByText('Invalid code')).toBeVisible();
      expect(screen.getByLabelText('Code')).toHaveFocus();
      expect(store.getState().session.token).toBeNull();
    });
  });
});

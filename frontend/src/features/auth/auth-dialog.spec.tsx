import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';

import type { User } from '../../api/generated/client';
import { createStore } from '../../app/store';
import { aUser } from '../../test/builders';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import AuthDialog from './auth-dialog';

const person = aUser();
const server = apiServer();

afterEach(() => localStorage.clear());

function show(userType: User['user_type'] = 'startup') {
  const onEntered = jest.fn();
  const view = renderApp(
    <AuthDialog open onOpenChange={() => undefined} userType={userType} onEntered={onEntered} />,
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
  // rules: LANDING-3, TEXT-22
  it('is titled for each of its tabs; the name and the kind are asked at sign-up only', async () => {
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

  // rule: LANDING-2
  it.each(['startup', 'investor'] as const)('presets %s', async (userType) => {
    const { user } = show(userType);
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByLabelText('I am a...')).toHaveValue(userType);
  });

  // rule: SESSION-1
  it('stores the session of a log-in before the dashboard is shown', async () => {
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

  it('registers, and says so', async () => {
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

  it('shows the server’s words when a log-in is refused, and keeps what was typed', async () => {
    server.use(
      http.post('*/api/auth/login', () =>
        HttpResponse.json({ detail: 'Invalid email or password' }, { status: 401 }),
      ),
    );
    const { user, onEntered } = show();
    await fillLogin(user);
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('amara@example.com');
    expect(onEntered).not.toHaveBeenCalled();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('asks once, however often it is told to, and leaves the focus where it is when refused', async () => {
    let refuse: () => void = () => undefined;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    let asked = 0;
    server.use(
      http.post('*/api/auth/login', async () => {
        asked += 1;
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
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(signIn).toHaveFocus();
    expect(asked).toBe(1);
  });

  // rule: LANDING-3
  it('starts with Login each time, whatever it was left in', async () => {
    const onOpenChange = jest.fn();
    const dialogAt = (open: boolean) => (
      <Provider store={createStore({ onSessionEnded: () => undefined })}>
        <AuthDialog open={open} onOpenChange={onOpenChange} userType="startup" onEntered={() => undefined} />
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
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Email')).toHaveValue('amara@example.com');
  });

  it('says “An error occurred” where nothing answers', async () => {
    server.use(http.post('*/api/auth/login', () => HttpResponse.error()));
    const { user } = show();
    await fillLogin(user);
    expect(await screen.findByText('An error occurred')).toBeVisible();
  });

  it('puts what the server found wrong beside its field', async () => {
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
  });

  // rule: SESSION-6
  it('asks for what is missing before it asks the server, at the first bad field', async () => {
    const { user } = show();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByLabelText('Full name')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
  });

  it('keeps the address from one tab to the other', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Email'), 'amara@example.com');
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByLabelText('Email')).toHaveValue('amara@example.com');
  });
});

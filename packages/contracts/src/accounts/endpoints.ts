import { endpoint } from '../messaging/endpoint.js';
import { login, registration, session, user } from './schemas.js';

const exampleUser = {
  id: '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10',
  name: 'Amara Osei',
  email: 'amara@example.com',
  user_type: 'startup',
  is_premium: false,
  created_at: '2026-11-20T09:30:00.000Z',
};
const exampleSession = { access_token: 'eyJhbGciOiJSUzI1NiJ9…', user: exampleUser };

export const register = endpoint('register', 'POST /auth/register', {
  tag: 'Accounts',
  summary: 'Create an account',
  description: 'E-mail addresses are unique without regard to case. user_type defaults to startup.',
  access: 'public',
  body: registration,
  reply: session,
  status: 201,
  errors: { 409: ['Email already registered'] },
  limit: 'accounts',
  examples: {
    body: {
      email: 'amara@example.com',
      password: 'correct horse battery',
      name: 'Amara Osei',
      user_type: 'startup',
    },
    reply: exampleSession,
  },
});

export const logIn = endpoint('logIn', 'POST /auth/login', {
  tag: 'Accounts',
  summary: 'Sign in',
  access: 'public',
  body: login,
  reply: session,
  status: 200,
  errors: { 401: ['Invalid email or password'] },
  limit: 'accounts',
  examples: {
    body: { email: 'amara@example.com', password: 'correct horse battery' },
    reply: exampleSession,
  },
});

export const getMe = endpoint('getMe', 'GET /auth/me', {
  tag: 'Accounts',
  summary: 'The signed-in user, as of now',
  access: 'signed-in',
  reply: user,
  status: 200,
  examples: { reply: exampleUser },
});

import { exampleUser } from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import {
  ACCOUNT_SUSPENDED,
  ADMIN_STAYS,
  EMAIL_TAKEN,
  ENTER_CODE,
  MOVED_LATELY,
  SECOND_FACTOR_REQUIRED,
  WRONG_CODE,
  WRONG_CREDENTIALS,
  WRONG_PASSWORD,
} from '../sentences.js';
import { accountDeletion, login, registration, session, user } from './schemas.js';

const exampleSession = { access_token: 'eyJhbGciOiJSUzI1NiJ9…', user: exampleUser };

export const accountsHttp = {
  register: endpoint('accounts.register', 'POST /auth/register', {
    tag: 'Accounts',
    summary: 'Create an account',
    description: 'E-mail addresses are unique, ignoring case. user_type defaults to startup.',
    access: 'public',
    body: registration,
    reply: session,
    status: 201,
    errors: { 409: [EMAIL_TAKEN] },
    limit: 'accounts',
    liveEventId: true,
    examples: {
      body: {
        email: 'amara@example.com',
        password: 'correct horse battery',
        name: 'Amara Osei',
        user_type: 'startup',
      },
      reply: exampleSession,
    },
  }),

  logIn: endpoint('accounts.logIn', 'POST /auth/login', {
    tag: 'Accounts',
    summary: 'Sign in',
    description:
      'An account with a second factor gets 401 with an `mfa_token` beside `detail`, for POST /auth/login/mfa.',
    access: 'public',
    body: login,
    reply: session,
    errors: { 401: [WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED], 403: [ACCOUNT_SUSPENDED] },
    limit: 'log-ins',
    liveEventId: true,
    examples: {
      body: { email: 'amara@example.com', password: 'correct horse battery' },
      reply: exampleSession,
    },
  }),

  get: endpoint('accounts.get', 'GET /auth/me', {
    tag: 'Accounts',
    summary: 'Get the signed-in user',
    access: 'signed-in',
    reply: user,
    liveEventId: true,
    examples: { reply: exampleUser },
  }),

  delete: endpoint('accounts.delete', 'DELETE /account', {
    tag: 'Accounts',
    summary: 'Permanently delete the account and all its data',
    description:
      'The token is invalid afterwards. An active subscription is cancelled at once. Wrong passwords are limited like failed log-ins, by user.',
    access: 'signed-in',
    body: accountDeletion,
    errors: { 403: [WRONG_PASSWORD, ENTER_CODE, WRONG_CODE], 409: [ADMIN_STAYS, MOVED_LATELY] },
    examples: { body: { password: 'correct horse battery' } },
  }),
};

import { HttpResponse } from 'msw';

import { fill, press, type Step } from './application';
import { aUser } from './builders';
import type { Form } from './form-steps';
import { http, uncheckedHttp } from './http';
import { session } from './toast-parts';

/** Goes to the account's page and opens the dialog that deletes it. */
const openDeletion: Step = async (user) => {
  await press('Your account')(user);
  await press('Delete my account')(user);
};

const TURNED_ON = http.get('*/api/auth/me', () => HttpResponse.json(aUser({ mfa_enabled: true })));
const NEEDS_CODE = uncheckedHttp.post('*/api/auth/login', () =>
  HttpResponse.json({ detail: 'Second factor required', mfa_token: 'the-mfa-token' }, { status: 401 }),
);

/** Every form that stores no draft: it asks for a password or a code, or the user is not signed in. */
export const SECRETS: [name: string, form: Form][] = [
  [
    'Sign In',
    {
      module: 'features/auth/login-form',
      as: 'visitor',
      at: '/?auth=login',
      type: [fill('Email', 'ivy@example.com'), fill('Password', 'correct horse')],
      submit: press('Sign In'),
      call: ['POST', '/auth/login', session],
    },
  ],
  [
    'Create Account',
    {
      module: 'features/auth/register-form',
      as: 'visitor',
      at: '/?auth=register',
      type: [
        fill('Full name', 'Ivy Chen'),
        fill('Email', 'ivy@example.com'),
        fill('Password', 'correct horse'),
      ],
      submit: press('Create Account'),
      call: ['POST', '/auth/register', session],
    },
  ],
  [
    'the forgotten password',
    {
      module: 'app/routes/forgot-password',
      as: 'visitor',
      at: '/forgot-password',
      type: [fill('Email', 'ivy@example.com')],
      submit: press('Send the link'),
      call: ['POST', '/auth/password/forgot', { accepted: true }],
    },
  ],
  [
    'the new password',
    {
      module: 'app/routes/reset-password',
      as: 'visitor',
      at: '/reset-password?token=the-token',
      type: [fill('New password', 'battery staple horse')],
      submit: press('Set password'),
      call: ['POST', '/auth/password/reset', aUser()],
    },
  ],
  [
    'Change password',
    {
      module: 'features/account/password-form',
      as: 'founder',
      at: '/account',
      type: [fill('Current password', 'correct horse'), fill('New password', 'battery staple horse')],
      submit: press('Change password'),
      call: ['PUT', '/auth/password', aUser()],
    },
  ],
  [
    'the code that turns the second factor on',
    {
      module: 'features/account/factor-confirmation',
      as: 'founder',
      at: '/account',
      type: [press('Set up'), fill('Code', '492039')],
      submit: press('Turn on'),
      call: ['POST', '/auth/mfa/confirm', { recovery_codes: ['a-code'] }],
    },
  ],
  [
    'the code that turns the second factor off',
    {
      module: 'features/account/factor-forms',
      as: 'founder',
      at: '/account',
      answers: [TURNED_ON],
      type: [press('Turn off'), fill('Code', '492039')],
      submit: press('Turn off'),
      call: ['POST', '/auth/mfa/disable', aUser()],
    },
  ],
  [
    'the code of a log-in',
    {
      module: 'features/auth/factor-form',
      as: 'visitor',
      at: '/?auth=login',
      answers: [NEEDS_CODE],
      type: [
        fill('Email', 'ivy@example.com'),
        fill('Password', 'correct horse'),
        press('Sign In'),
        fill('Code', '492039'),
      ],
      submit: press('Continue'),
      call: ['POST', '/auth/login/mfa', session],
    },
  ],
  [
    'Delete account',
    {
      module: 'features/account/delete-account-form',
      as: 'founder',
      at: '/marketplace',
      type: [openDeletion, fill('Your password', 'correct horse')],
      submit: press('Delete for good'),
      call: ['DELETE', '/account', {}],
    },
  ],
];

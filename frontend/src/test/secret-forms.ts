import { fill, press, type Step } from './application';
import { aUser } from './builders';
import { session } from './catalogue-parts';
import type { Form } from './form-steps';

/** Opens the account's dialog to delete it. */
const openDeletion: Step = async (user) => {
  await press('Your account')(user);
  await press('Delete my account')(user);
};

/** Every form that keeps nothing: it asks for a password or a code, or its user has not signed in. */
export const SECRETS: [name: string, form: Form][] = [
  [
    'Sign In',
    {
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
      as: 'founder',
      at: '/account',
      type: [press('Set up'), fill('Code', '492039')],
      submit: press('Turn on'),
      call: ['POST', '/auth/mfa/confirm', { recovery_codes: ['a-code'] }],
    },
  ],
  [
    'Delete account',
    {
      as: 'founder',
      at: '/marketplace',
      type: [openDeletion, fill('Your password', 'correct horse')],
      submit: press('Delete for good'),
      call: ['DELETE', '/account', {}],
    },
  ],
];

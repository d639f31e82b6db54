import type {
  AccountChange,
  AccountDeletion,
  FactorConfirmation,
  PasswordChange,
  PasswordRequest,
  PasswordReset,
} from '../../api/generated/account-client';
import type { Login, Registration } from '../../api/generated/client';
import type { FieldDescriptor } from '../field';

const EMAIL = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  autoComplete: 'email',
  placeholder: 'you@example.com',
} as const;

const NAME = {
  name: 'name',
  label: 'Full name',
  kind: 'text',
  autoComplete: 'name',
  placeholder: 'John Doe',
} as const;

const PASSWORD = { kind: 'password', autoComplete: 'current-password' } as const;
const NEW_PASSWORD = {
  kind: 'password',
  autoComplete: 'new-password',
  hint: 'At least 8 characters, and none of the passwords that many people use',
} as const;

export const LOGIN_FIELDS: readonly FieldDescriptor<keyof Login>[] = [
  EMAIL,
  { name: 'password', label: 'Password', ...PASSWORD },
];

export const REGISTRATION_FIELDS: readonly FieldDescriptor<keyof Registration>[] = [
  NAME,
  EMAIL,
  { name: 'password', label: 'Password', ...NEW_PASSWORD, hint: 'At least 8 characters' },
  {
    name: 'user_type',
    label: 'I am a...',
    kind: 'select',
    options: [
      { value: 'startup', label: 'Startup' },
      { value: 'investor', label: 'Investor' },
    ],
  },
];

/** Asked for when the log-in is not fresh. */
export const PRESENT_PASSWORD_FIELDS: readonly FieldDescriptor<'current_password'>[] = [
  { name: 'current_password', label: 'Your password', isRequired: true, ...PASSWORD },
];

export const DELETION_FIELDS: readonly FieldDescriptor<keyof AccountDeletion>[] = [
  {
    name: 'password',
    label: 'Your password',
    ...PASSWORD,
    hint: 'Nobody can undo this, including us. You may register again with the same email.',
  },
];

const NO_DELETION = 'For 72 hours after a change of the address, the account cannot be deleted.';

export const PROFILE_FIELDS: readonly FieldDescriptor<keyof AccountChange>[] = [
  NAME,
  { ...EMAIL, hint: `A new address counts once you open the link that we send to it. ${NO_DELETION}` },
];

/** Where addresses are not verified. */
export const UNVERIFIED_PROFILE_FIELDS: typeof PROFILE_FIELDS = [
  NAME,
  { ...EMAIL, hint: `A new address counts as soon as you save it. ${NO_DELETION}` },
];

export const PASSWORD_REQUEST_FIELDS: readonly FieldDescriptor<keyof PasswordRequest>[] = [EMAIL];

export const PASSWORD_RESET_FIELDS: readonly FieldDescriptor<keyof PasswordReset>[] = [
  { name: 'password', label: 'New password', ...NEW_PASSWORD },
];

export const PASSWORD_CHANGE_FIELDS: readonly FieldDescriptor<keyof PasswordChange>[] = [
  { name: 'current_password', label: 'Current password', ...PASSWORD },
  { name: 'new_password', label: 'New password', ...NEW_PASSWORD },
];

const CODE = { name: 'code', label: 'Code', kind: 'code', autoComplete: 'one-time-code' } as const;

export const FACTOR_CONFIRMATION_FIELDS: readonly FieldDescriptor<keyof FactorConfirmation>[] = [
  { ...CODE, hint: 'The six digits that your app shows now' },
];

const FACTOR_CODE = {
  ...CODE,
  kind: 'text',
  isRequired: true,
  hint: 'The six digits of your authenticator app, or a recovery code',
} as const;

/** To log in with a second factor, and to remove it. */
export const FACTOR_FIELDS: readonly FieldDescriptor<'code'>[] = [FACTOR_CODE];

/** Appended to the fields of a change while the second factor is on. */
export const withCode = <Name extends string>(
  fields: readonly FieldDescriptor<Name>[],
): readonly FieldDescriptor<Name | 'code'>[] => [...fields, { ...FACTOR_CODE, label: 'Your code' }];

export const EMAIL_TAKEN = 'Email already registered';
export const WRONG_CREDENTIALS = 'Invalid email or password';
export const WRONG_PASSWORD = 'The password is not correct';
export const ENTER_PASSWORD = 'Please enter your password to confirm this change';
export const ADMIN_STAYS = 'The designated admin account cannot be deleted';
export const MOVED_LATELY =
  'The email address of this account was changed less than 72 hours ago. Please delete the account after that time.';
export const ACCOUNT_SUSPENDED = 'This account is suspended';
export const SECOND_FACTOR_REQUIRED = 'Second factor required';
export const WRONG_CODE = 'The code is not correct';
export const WRONG_SECOND_FACTOR = 'Invalid code';
export const LINK_INVALID = 'This link is not valid any more';
export const SESSION_UNKNOWN = 'Session not found';
export const EMAIL_ALREADY_VERIFIED = 'This email address is already verified';
export const MFA_ON = 'Two-factor authentication is already on';
export const MFA_OFF = 'Two-factor authentication is not on';
export const MFA_NOT_SET_UP = 'Please set up two-factor authentication first';
export const ADMIN_EMAIL_STAYS = 'The email address of the designated admin account cannot be changed';

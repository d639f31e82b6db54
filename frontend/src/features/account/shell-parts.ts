/** The parts of the account that the shell loads when they are needed. */
export { AccountDialog } from './account-dialog';
export { VerifyNotice } from './verify-notice';

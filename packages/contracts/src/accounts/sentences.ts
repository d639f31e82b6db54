export const EMAIL_TAKEN = 'Email already registered';
export const WRONG_CREDENTIALS = 'Invalid email or password';
export const WRONG_PASSWORD = 'The password is not correct';
export const ADMIN_STAYS = 'The designated admin account cannot be deleted';

import { accounts, ACCOUNTS_USAGE, mfa, MFA_USAGE, premium, PREMIUM_USAGE } from '../maintenance/accounts.js';
import { BACKUP_USAGE, backupCommand } from '../maintenance/backup.js';
import { DEAD_LETTERS_USAGE, deadLettersCommand } from '../maintenance/dead-letters.js';
import { DRILL_USAGE, drillCommand } from '../maintenance/drill.js';
import { keys, KEYS_USAGE } from '../maintenance/keys.js';
import { mail, MAIL_USAGE } from '../maintenance/mail.js';
import { RESTORE_USAGE, restoreCommand } from '../maintenance/restore.js';
import { UserError } from '../system/output.js';

const COMMANDS = new Map([
  ['premium', { run: premium, usage: PREMIUM_USAGE }],
  ['accounts', { run: accounts, usage: ACCOUNTS_USAGE }],
  ['dead-letters', { run: deadLettersCommand, usage: DEAD_LETTERS_USAGE }],
  ['mfa', { run: mfa, usage: MFA_USAGE }],
  ['mail', { run: mail, usage: MAIL_USAGE }],
  ['keys', { run: keys, usage: KEYS_USAGE }],
  ['backup', { run: backupCommand, usage: BACKUP_USAGE }],
  ['drill', { run: drillCommand, usage: DRILL_USAGE }],
  ['restore', { run: restoreCommand, usage: RESTORE_USAGE }],
]);

/** `npm run maintain -- …`: an operator's manual tasks on a running stack. */
export async function maintain([name, ...args]: readonly string[]): Promise<void> {
  const command = COMMANDS.get(name ?? '');
  if (!command) {
    const usages = [...COMMANDS.values()].map(({ usage }) => `  npm run maintain -- ${usage}`);
    throw new UserError(`Usage:\n${usages.join('\n')}`);
  }
  await command.run(args);
}

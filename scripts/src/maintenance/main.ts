import { say, UserError, warn } from '../system/output.js';
import { BACKUP_USAGE, backupCommand } from './backup.js';
import { DRILL_USAGE, drillCommand } from './drill.js';
import { RESTORE_USAGE, restoreCommand } from './restore.js';

/** The commands of the image `backup`: the same as `npm run maintain`, without what needs npm. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  backup: backupCommand,
  restore: restoreCommand,
  drill: drillCommand,
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  say(`Say one of: ${[BACKUP_USAGE, RESTORE_USAGE, DRILL_USAGE].join(' | ')}`);
  process.exitCode = 2;
} else {
  await command(args).catch((error: unknown) => {
    warn(error instanceof UserError ? error.message : String(error instanceof Error ? error.stack : error));
    process.exitCode = 1;
  });
}

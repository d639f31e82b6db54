import { build } from './build/build.js';
import { audit } from './commands/audit.js';
import { bench } from './commands/bench.js';
import { budget } from './commands/budget.js';
import { check } from './commands/check.js';
import { dev } from './commands/dev.js';
import { docs } from './commands/docs.js';
import { evaluate } from './commands/evaluate.js';
import { example } from './commands/example.js';
import { image } from './commands/image.js';
import { lighthouse } from './commands/lighthouse.js';
import { maintain } from './commands/maintain.js';
import { manifests } from './commands/manifests.js';
import { screenshots } from './commands/screenshots.js';
import { start } from './commands/start.js';
import { test } from './commands/test.js';
import { fillWithDemoData } from './demo/demo.js';
import { UserError, warn } from './system/say.js';

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  start: () => start(),
  demo: () => start(fillWithDemoData),
  dev,
  test,
  check,
  build,
  maintain,
  example,
  bench,
  faults: (args) => bench(['faults', ...args]),
  rollout: (args) => bench(['rollout', ...args]),
  audit,
  image,
  manifests,
  docs,
  budget,
  lighthouse,
  screenshots,
  eval: evaluate,
};

/** Runs one command. An error that the user can fix is printed as one sentence, with exit code 1. */
export async function main([name = '', ...args]: string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) {
    warn(`Unknown command “${name}”. There are: ${Object.keys(COMMANDS).join(', ')}.`);
    process.exit(2);
  }
  try {
    await command(args);
    process.exit(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof UserError) warn(error.message);
    else warn(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  }
}

import { resolve } from 'node:path';

import { build } from '../build/build.js';
import { Stack } from '../stack/stack.js';
import { Interrupted } from '../stack/stack-options.js';
import { say, UserError } from '../system/output.js';
import { inRoot } from '../system/paths.js';

/** PORT and DATA_DIR, which let two stacks run side by side. */
export function place(env: NodeJS.ProcessEnv): { port: number; dataDir: string } {
  const port = Number(env['PORT'] || '8080');
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError('PORT must be a number from 1 to 65535.');
  }
  return { port, dataDir: resolve(env['DATA_DIR'] || inRoot('.data')) };
}

/** The setting PROCESSES; the default is one process per service in production only (decision 32). */
export function processes(env: NodeJS.ProcessEnv): 'grouped' | 'separate' {
  const wanted = env['PROCESSES'] || (env['NODE_ENV'] === 'production' ? 'separate' : 'grouped');
  if (wanted !== 'grouped' && wanted !== 'separate')
    throw new UserError('PROCESSES must be grouped or separate.');
  return wanted;
}

export function untilAskedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

/** `npm start`: runs the whole system until Ctrl-C. */
export async function start(afterStart?: (stack: Stack) => Promise<void>): Promise<void> {
  const asked = untilAskedToEnd();
  const { port, dataDir } = place(process.env);
  if (process.env['NODE_ENV'] === 'production' && !process.env['STRIPE_SECRET_KEY']) {
    throw new UserError(
      'In production payments are real: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET (docs/configuration.md).',
    );
  }
  const built = await Promise.race([build().then(() => true), asked.then(() => false)]);
  if (!built) return;
  say('Starting …');
  void asked.then(() => say('Stopping …'));
  const stack = await Stack.start({
    port,
    dataDir,
    settings: process.env,
    processes: processes(process.env),
    interrupted: asked,
  }).catch((error: unknown) => {
    if (error instanceof Interrupted) return undefined;
    throw error;
  });
  if (!stack) return;
  try {
    await Promise.race([Promise.resolve(afterStart?.(stack)), asked]);
    announce(stack);
    await asked;
  } finally {
    await stack.stop();
  }
}

/** Prints the stack's addresses and folders. */
export function announce(stack: Stack, url = stack.url): void {
  say('');
  say(`Proofround is running at ${url}`);
  say(`  Admin     ${stack.admin.email}  ${stack.admin.password}`);
  say(`  Logs      ${stack.logFolder}`);
  if (stack.mailFolder !== undefined)
    say(
      `  Mails     ${stack.mailFolder} (no SMTP_URL: files; npm run maintain -- mail last EMAIL shows a link)`,
    );
  say('Ctrl-C ends it; the data stays.');
}

import { ConfigError, type BaseConfig } from '../config/load-config.js';
import { migrateService, startService, type ServiceDefinition } from './start-service.js';

const EXIT_CONFIG = 78;
/** Who is told to stop while it starts may be waiting for a server that never comes. */
const START_PATIENCE_MS = 3000;

/** One line on stderr, before there is a logger. */
function complain(name: string, error: unknown): void {
  const text =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${name}: ${text}\n`);
}

/**
 * A process's life: start, serve, and on SIGTERM or SIGINT (or when the launcher that started it
 * is gone) stop in order. Wrong configuration ends it at once with exit code 78.
 */
export async function runProcess(
  name: string,
  start: () => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  process.on('unhandledRejection', (error) => {
    complain(name, error);
    process.exit(1);
  });
  let running: { close(): Promise<void> } | undefined;
  let tooLate: NodeJS.Timeout | undefined;
  const asked = new AbortController();
  const end = (it: { close(): Promise<void> }) => {
    clearTimeout(tooLate);
    it.close().then(
      () => process.exit(0),
      (error: unknown) => {
        complain(name, error);
        process.exit(1);
      },
    );
  };
  const stop = () => {
    if (asked.signal.aborted) return;
    asked.abort();
    // In the middle of the start it ends once it has started; of what it has taken on till then,
    // databases and streams know.
    if (running) end(running);
    else tooLate = setTimeout(() => process.exit(0), START_PATIENCE_MS);
  };
  // Before the start: as the first process of a container, it would ignore what it has no handler for.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  // Whoever started us may have gone while our own files were read.
  if (process.send && !process.connected) stop();
  try {
    running = await start();
  } catch (error) {
    complain(name, error);
    process.exit(error instanceof ConfigError ? EXIT_CONFIG : 1);
  }
  if (asked.signal.aborted) {
    end(running);
    return;
  }
  process.send?.('ready');
}

/** The whole main.ts of a service. */
export async function runService<C extends BaseConfig>(definition: ServiceDefinition<C>): Promise<void> {
  await runProcess(definition.name, () => startService(definition, process.env));
}

/** The whole migrate.ts of a service. */
export async function runMigrations(definition: ServiceDefinition): Promise<void> {
  try {
    const names = await migrateService(definition, process.env);
    process.stdout.write(`${definition.name}: ${names.length === 0 ? 'up to date' : names.join(', ')}\n`);
  } catch (error) {
    complain(definition.name, error);
    process.exitCode = 1;
  }
}

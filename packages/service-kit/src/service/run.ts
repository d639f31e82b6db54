import sourceMapSupport from 'source-map-support';

import { type BaseConfig, ConfigError } from '../config/load-config.js';
import {
  migrateService,
  type RunningProcess,
  type ServiceDefinition,
  startService,
} from './start-service.js';

const EXIT_CONFIG = 78;
/** How long a start may still take after a stop signal: it may wait for a server that never comes up. */
const STOP_DURING_START_MS = 3000;

/** Writes to stderr, because the logger may not exist yet. */
function printError(name: string, error: unknown): void {
  const text =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${name}: ${text}\n`);
}

export function failToStart(name: string, error: unknown): never {
  printError(name, error);
  process.exit(error instanceof ConfigError ? EXIT_CONFIG : 1);
}

/**
 * Runs a process: starts it, and shuts it down in order on SIGTERM, SIGINT or when its launcher
 * exits. Invalid configuration exits with code 78. A process that lost its connection for good exits
 * with code 1, because only a new one can work again.
 */
export async function runProcess(name: string, start: () => Promise<RunningProcess>): Promise<void> {
  // Reads a source map when a stack is printed. Node's own flag keeps all maps in memory: 10 to 65 MiB.
  sourceMapSupport.install({ environment: 'node', hookRequire: false, handleUncaughtExceptions: false });
  process.on('unhandledRejection', (error) => {
    printError(name, error);
    process.exit(1);
  });
  let running: RunningProcess | undefined;
  let startTimeout: NodeJS.Timeout | undefined;
  const stopRequest = new AbortController();
  const end = (started: RunningProcess) => {
    clearTimeout(startTimeout);
    started.close().then(
      () => process.exit(0),
      (error: unknown) => {
        printError(name, error);
        process.exit(1);
      },
    );
  };
  const stop = () => {
    if (stopRequest.signal.aborted) return;
    stopRequest.abort();
    // A process that is still starting ends once it has started. A hard exit is safe: all work is
    // recorded in databases and streams.
    if (running) end(running);
    else startTimeout = setTimeout(() => process.exit(0), STOP_DURING_START_MS);
  };
  // Registered before the start, because the first process of a container ignores signals without a handler.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  // The launcher may have exited while our modules were loaded.
  if (process.send && !process.connected) stop();
  try {
    running = await start();
  } catch (error) {
    failToStart(name, error);
  }
  if (stopRequest.signal.aborted) {
    end(running);
    return;
  }
  process.send?.('ready');
  void running.lost.then((reason) => {
    if (stopRequest.signal.aborted) return;
    printError(name, reason ?? new Error('The connection to NATS is closed'));
    process.exit(1);
  });
}

export async function runService<C extends BaseConfig>(definition: ServiceDefinition<C>): Promise<void> {
  await runProcess(definition.name, () => startService(definition, process.env));
}

export async function runMigrations(definition: ServiceDefinition): Promise<void> {
  try {
    const names = await migrateService(definition, process.env);
    process.stdout.write(`${definition.name}: ${names.length === 0 ? 'up to date' : names.join(', ')}\n`);
  } catch (error) {
    printError(definition.name, error);
    process.exitCode = 1;
  }
}

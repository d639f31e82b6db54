import { readSettings, SettingsError } from './settings.js';
import { startStripeStandIn } from './stand-in.js';
import { DataFileError } from './store/data-file.js';

const NAME = 'stripe-stand-in';
const EXIT_CONFIG = 78;

function fail(error: unknown): never {
  const expected = error instanceof SettingsError || error instanceof DataFileError;
  const text = error instanceof Error && !expected ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${NAME}: ${text}\n`);
  process.exit(expected ? EXIT_CONFIG : 1);
}

process.on('unhandledRejection', fail);

try {
  const standIn = await startStripeStandIn({
    ...readSettings(process.env),
    log: (line) => process.stderr.write(`${NAME}: ${line}\n`),
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    standIn.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  process.stdout.write(`${NAME}: listening on ${standIn.url}\n`);
  process.send?.('ready');
} catch (error) {
  fail(error);
}

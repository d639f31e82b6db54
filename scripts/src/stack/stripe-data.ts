import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const STRIPE_DATA = 'stripe-stand-in.json';

const fileIn = (dataDir: string) => join(dataDir, 'stripe', STRIPE_DATA);
/** A former release, and a backup, keep it beside the other files. */
const formerIn = (dataDir: string) => join(dataDir, STRIPE_DATA);

/** Where the data of the local stand-in for Stripe is. */
export function stripeDataFile(dataDir: string): string {
  return !existsSync(fileIn(dataDir)) && existsSync(formerIn(dataDir)) ? formerIn(dataDir) : fileIn(dataDir);
}

/** Moves the data to a folder of its own, which the stand-in may write to. */
export function moveStripeData(dataDir: string): { folder: string; file: string } {
  const [present, file] = [stripeDataFile(dataDir), fileIn(dataDir)];
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (present !== file) renameSync(present, file);
  return { folder: dirname(file), file };
}

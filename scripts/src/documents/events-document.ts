import { readFileSync, writeFileSync } from 'node:fs';

import { say, warn } from '../system/output.js';
import { inRoot } from '../system/paths.js';
import { eventCatalogue } from './event-catalogue.js';
import { code } from './sources.js';

const DOCUMENT = inRoot('docs', 'events.md');

const written = () => eventCatalogue(code().filter(({ path }) => path.startsWith('packages/contracts/')));

/** Whether docs/events.md matches the contracts. */
export function eventsAreCurrent(): boolean {
  const current = readFileSync(DOCUMENT, 'utf8') === written();
  if (!current) warn('docs/events.md differs from the contracts. Run: npm run docs');
  return current;
}

/** Writes docs/events.md from the contracts. */
export function writeEvents(): void {
  writeFileSync(DOCUMENT, written());
  say('docs/events.md is written.');
}

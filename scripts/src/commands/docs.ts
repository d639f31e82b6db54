import { readFileSync, writeFileSync } from 'node:fs';

import { compile } from '../build/build.js';
import { eventCatalogue } from '../documents/event-catalogue.js';
import { faultsOfRules } from '../documents/rules.js';
import { code, documents } from '../documents/sources.js';
import { inRoot } from '../system/paths.js';
import { say, warn } from '../system/say.js';
import { writeModules } from './modules-document.js';
import { writeStates } from './states-document.js';

const CATALOGUE = inRoot('docs', 'events.md');

const catalogue = () => eventCatalogue(code().filter(({ path }) => path.startsWith('packages/contracts/')));

/** Whether docs/events.md matches the contracts. */
export function eventsAreCurrent(): boolean {
  const current = readFileSync(CATALOGUE, 'utf8') === catalogue();
  if (!current) warn('docs/events.md differs from the contracts. Run: npm run docs');
  return current;
}

/** Whether every rule of docs/product exists once and has a test, and every cited rule exists. */
export function rulesAreInOrder(): boolean {
  const faults = faultsOfRules(documents('docs/product'), code());
  for (const fault of faults) warn(fault);
  return faults.length === 0;
}

/** `npm run docs`: writes the generated documents. */
export async function docs(): Promise<void> {
  await compile();
  writeFileSync(CATALOGUE, catalogue());
  say('docs/events.md is written.');
  await writeStates();
  writeModules();
}

import { compile } from '../build/build.js';
import { writeEvents } from '../documents/events-document.js';
import { writeModules } from '../documents/modules-document.js';
import { writeStates } from '../documents/states-document.js';

/** `npm run docs`: writes the generated documents. */
export async function docs(): Promise<void> {
  await compile();
  writeEvents();
  await writeStates();
  writeModules();
}

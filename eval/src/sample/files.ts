import { sampleStates, sampleSummary } from './states.js';

const FOLDER = new URL('../../../frontend/src/features/landing/sample/', import.meta.url);
const NOTE = '// Made by `npm run eval -- sample`; a test compares it with the rubric.';

export interface File {
  readonly url: URL;
  readonly text: string;
}

/** The front end's modules with the sample: what the page shows at once, and what it loads on demand. */
export async function sampleFiles(): Promise<File[]> {
  const file = (name: string, type: string, constant: string, value: unknown): File => ({
    url: new URL(`${name}.ts`, FOLDER),
    text: `${NOTE}
import type { ${type} } from './types';

export const ${constant}: ${type} = ${JSON.stringify(value)};
`,
  });
  return [
    file('states', 'SampleStates', 'STATES', await sampleStates()),
    file('summary', 'SampleSummary', 'SUMMARY', await sampleSummary()),
  ];
}

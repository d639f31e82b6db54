import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { OWN_MODULES } from './chunks';

const SOURCES = join(__dirname, '..', '..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).map((file) => join(SOURCES, file));

describe('the patterns that choose a chunk', () => {
  // A pattern matches nothing after a file has moved. The build then silently loads the file elsewhere.
  it.each(Object.entries(OWN_MODULES))('find the files of %s', (_name, patterns) => {
    for (const pattern of patterns) expect(files.filter((file) => pattern.test(file))).not.toEqual([]);
  });
});

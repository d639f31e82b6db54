import { readFileSync } from 'node:fs';

import { inRoot } from '../system/paths.js';
import { code } from './sources.js';

const ROW = /^\| \w+ +\| (.*?) +\|/gm;
/** `name = value`, `name value`, `name: "value"` and `--option`. */
const SETTING = /`(--[\w-]+|[\w.-]+(?: = |: | )"?\w+"?)`/g;

const withoutQuotes = (text: string) => text.replaceAll(/['"`=:]/g, ' ').replaceAll(/\s+/g, ' ');

/** The settings that the table of docs/kubernetes.md tells operators to use. */
function documented(): string[] {
  const [, after = ''] = readFileSync(inRoot('docs', 'kubernetes.md'), 'utf8').split(
    '### Highly available servers',
  );
  const [section = ''] = after.split('\n## ');
  return [...section.matchAll(ROW)].flatMap(([, cell = '']) =>
    [...cell.matchAll(SETTING)].map(([, setting = '']) => withoutQuotes(setting).trim()),
  );
}

describe('the settings of highly available servers', () => {
  it('are the ones that the tests of faults use', () => {
    const used = withoutQuotes(
      code()
        .filter(({ path }) => /^(scripts\/src\/servers|bench\/src\/cluster)\//.test(path))
        .map(({ text }) => text)
        .join('\n'),
    );
    const settings = documented();
    expect(settings).toContain('net.ipv4.tcp_retries2 5');
    expect(settings.filter((setting) => !used.includes(setting))).toEqual([]);
  });
});

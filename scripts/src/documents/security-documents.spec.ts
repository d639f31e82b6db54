import { existsSync, readFileSync } from 'node:fs';

import { inRoot } from '../system/paths.js';

const STATES = ['met', 'partly', 'not met'] as const;

/** A chapter's counts: requirements by state, then those that do not apply. */
type Counts = Record<string, number[]>;

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim());

/** The counts in the table at the top of docs/asvs.md. */
function stated(text: string): Counts {
  const rows = text.split('\n').filter((line) => /^\| (?:V\d+ |\*\*sum)/.test(line));
  return Object.fromEntries(
    rows.map((line) => {
      const [name = '', ...counts] = cellsOf(line);
      return [name.split(' ')[0] ?? '', counts.map(Number)];
    }),
  );
}

/** The counts of the chapters. The number of requirements that do not apply is in the table only. */
function counted(text: string): Counts {
  const chapters = text.split(/^## /m).filter((chapter) => /^V\d+ /.test(chapter));
  return Object.fromEntries(
    chapters.map((chapter) => {
      const states = [...chapter.matchAll(/^\| \d+\.\d+\.\d+ .*$/gm)].map(([line]) => cellsOf(line)[3]);
      return [
        chapter.split(' ')[0] ?? '',
        STATES.map((state) => states.filter((each) => each === state).length),
      ];
    }),
  );
}

describe('docs/asvs.md', () => {
  const text = readFileSync(inRoot('docs', 'asvs.md'), 'utf8');

  it('counts the requirements as its chapters state them', () => {
    const { '**sum**': sum = [], ...chapters } = stated(text);
    const states = Object.entries(chapters).map(([name, counts]) => [name, counts.slice(0, STATES.length)]);
    expect(Object.fromEntries(states)).toEqual(counted(text));
    const sums = sum.map((_, column) =>
      Object.values(chapters).reduce((total, counts) => total + (counts[column] ?? 0), 0),
    );
    expect(sums).toEqual(sum);
    // The number of requirements of levels 1 and 2 in ASVS 5.0.0.
    expect(sum.reduce((total, count) => total + count, 0)).toBe(253);
  });

  it('has every requirement that is not met in the list of gaps', () => {
    const [, gaps = ''] = text.split('## Gaps');
    const open = [...text.matchAll(/^\| (\d+\.\d+\.\d+) .*$/gm)].filter(([line]) =>
      ['partly', 'not met'].includes(cellsOf(line)[3] ?? ''),
    );
    expect(open.length).toBeGreaterThan(0);
    expect(open.map(([, number = '']) => number).filter((number) => !gaps.includes(number))).toEqual([]);
  });
});

describe.each(['asvs.md', 'security.md', 'privacy.md'])('docs/%s', (name) => {
  it('names files that exist', () => {
    const text = readFileSync(inRoot('docs', name), 'utf8');
    const paths = [...text.matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|md|ya?ml|json|html))`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(inRoot(...path.split('/'))))).toEqual([]);
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { conversationsIn, evaluate } from './evaluate.js';

const KILN = {
  id: 'kiln',
  user_type: 'startup',
  opening: 'Hello!',
  says: {
    idea_title: ['Kiln'],
    idea_description: ['Ovens that potters share by the hour'],
    sector: 'Crafts',
  },
  expected: { idea_title: 'Kiln', sector: 'Crafts', location: 'Leeds' },
};

describe('conversations of a file', () => {
  it('are measured slot by slot', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'talks-')), 'talks.json');
    writeFileSync(file, JSON.stringify([KILN]));
    const { markdown, broken } = await evaluate([file]);
    expect(markdown).toMatch(/chat slots right\s+\| 2 of 3/);
    expect(markdown).toContain('kiln, location: expected "Leeds", got nothing');
    expect(broken).toEqual([]);
  });

  it('name the one that is not in the form', () => {
    expect(() => conversationsIn(JSON.stringify([{ ...KILN, expected: 3 }]), 'talks.json')).toThrow(
      /talks\.json, kiln/,
    );
  });

  it('need a file', async () => {
    expect((await evaluate([])).broken).toEqual(['Name a file of conversations.']);
  });
});

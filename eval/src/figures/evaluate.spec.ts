import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { evaluate } from './evaluate.js';

const STARTUP = {
  id: 'jars',
  facts: {
    idea_title: 'Jars',
    idea_description: 'We rent jars to shops for $40 a month. 54 shops pay us. A jar costs us $1.18.',
    sector: 'Retail',
    stage: 'launched',
    problem_statement: '',
    user_count: null,
    monthly_revenue: 2160,
  },
  figures: [
    { words: '$40 a month', value: 40, means: 'price', per: 'shop', every: 'month' },
    { words: '54 shops pay us', value: 54, means: 'customers' },
    { words: 'costs us $1.18', value: 1.18, means: 'unit_cost' },
  ],
};

describe('what figures are taken for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const file = join(folder, 'figures.json');
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('tells precision and recall by meaning, and each wrong one', async () => {
    const unlike = { ...STARTUP, id: 'unlike', figures: [{ words: '$40', value: 40, means: 'rival_price' }] };
    writeFileSync(file, JSON.stringify([STARTUP, unlike]));
    const { markdown, broken } = await evaluate([file]);
    expect(markdown).toMatch(/\| price +\| 2 +\| 1 +\| 50 % +\| 1 +\| 1 +\| 100 % +\|/);
    expect(markdown).toContain('- unlike: 40 is taken for price; “$40” is rival_price');
    expect(broken).toEqual([]);
  });

  it('needs a file', async () => {
    expect((await evaluate([])).broken).toHaveLength(1);
  });
});

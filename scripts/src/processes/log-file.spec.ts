import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { truncateFullLog } from './log-file.js';

describe('a full log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proofround-test-log-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // rule: OPS-24
  it('is emptied without losing a line that is written while it is copied', () => {
    const logFile = join(folder, 'full.log');
    appendFileSync(logFile, `${'x'.repeat(21 * 1024 * 1024)}\n`);
    const late = 'a late line\n'.repeat(20_000);
    truncateFullLog(logFile, (from, to) => {
      copyFileSync(from, to);
      appendFileSync(logFile, late);
    });
    expect(statSync(logFile).size).toBe(0);
    expect(readFileSync(`${logFile}.1`, 'utf8').endsWith(`x\n${late}`)).toBe(true);
  });
});

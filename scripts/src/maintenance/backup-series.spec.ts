import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expired, nameOf, prune, removeAbandoned, seriesIn } from './backup-series.js';

const NOW = new Date('2026-11-23T04:07:30Z');
const hoursAgo = (hours: number) => nameOf(new Date(NOW.getTime() - hours * 3600 * 1000));

describe('a series of backups', () => {
  it('names each backup by its time, so that the names sort by age', () => {
    expect(nameOf(NOW)).toBe('2026-11-23T0407Z');
  });

  // rule: OPS-75
  it('keeps every backup of two days, and then the first of each day for a month', () => {
    const hourly = Array.from({ length: 24 * 40 }, (_, index) => hoursAgo(index));
    const gone = new Set(expired(hourly, NOW, { hours: 48, days: 30 }));
    const kept = hourly.filter((name) => !gone.has(name));
    expect(kept.slice(0, 48)).toEqual(hourly.slice(0, 48));
    const older = kept.slice(48);
    expect(older.every((name) => name.endsWith('T0007Z'))).toBe(true);
    expect(older).toHaveLength(28);
    expect(older.at(-1)).toBe('2026-10-25T0007Z');
  });

  it('always keeps the newest', () => {
    expect(expired([hoursAgo(5000), hoursAgo(4000)], NOW, { hours: 1, days: 1 })).toEqual([hoursAgo(5000)]);
  });

  it('consists of complete backups; others are neither counted nor deleted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'proofround-series-'));
    try {
      for (const name of [hoursAgo(5000), hoursAgo(0)]) {
        mkdirSync(join(folder, name));
        writeFileSync(join(folder, name, 'manifest.json'), '{}');
      }
      for (const name of [hoursAgo(6000), 'by-hand', `${hoursAgo(1)}.partial-7`])
        mkdirSync(join(folder, name));
      expect(seriesIn(folder)).toEqual([hoursAgo(5000), hoursAgo(0)]);
      expect(prune(folder, NOW, { hours: 48, days: 30 })).toEqual([hoursAgo(5000)]);
      expect(readdirSync(folder)).toHaveLength(4);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  // rule: OPS-75
  it('deletes the leftovers of killed backups after a day, and keeps a backup that is still being written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'proofround-series-'));
    try {
      const [left, written] = [`${hoursAgo(25)}.partial-7`, `${hoursAgo(23)}.partial-7`];
      for (const name of [left, written, hoursAgo(50), 'by-hand.partial-7']) mkdirSync(join(folder, name));
      writeFileSync(join(folder, left, 'startups.dump'), 'half of it');
      expect(removeAbandoned(folder, NOW)).toEqual([left]);
      expect(readdirSync(folder).toSorted()).toEqual([hoursAgo(50), written, 'by-hand.partial-7'].toSorted());
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(removeAbandoned(folder, NOW)).toEqual([]);
  });
});

import { groupLedger, sumOf } from '../../components/ledger/points';
import { lastDays, takeawayOf } from './audience-card';
import { changesBetween, overallChange, sourceText, weighsDifferently } from './runs';
import { aRun, LEDGER } from './testing/world';

describe('views and interest over time', () => {
  const days = lastDays(
    [{ date: '2026-11-20', views: 3, interests: 1 }],
    new Date('2026-11-21T23:59:00.000Z'),
  );

  it('cover the last 30 days, oldest first, with zero for missing days', () => {
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ date: '2026-10-23', views: 0, interests: 0 });
    expect(days[28]).toEqual({ date: '2026-11-20', views: 3, interests: 1 });
    expect(days[29]).toEqual({ date: '2026-11-21', views: 0, interests: 0 });
  });

  it('are summed up in a sentence', () => {
    expect(takeawayOf(days)).toBe('3 views and 1 recorded interest in the last 30 days.');
  });
});

describe('the ledger', () => {
  it('adds up to the overall score, in tenths', () => {
    expect(sumOf(LEDGER.map(({ points }) => points))).toBe(61.5);
    expect(sumOf([0.1, 0.2])).toBe(0.3);
  });

  it('is grouped by dimension, in the order of the breakdown, with limits first', () => {
    expect(groupLedger(LEDGER).map(({ dimension, points }) => [dimension, points])).toEqual([
      ['cap', -9.6],
      ['feasibility', 30.1],
      ['market', 23.4],
      ['product', 8],
      ['team', 0],
      ['risk', 9.6],
    ]);
  });
});

describe('the changes between a run and the previous one', () => {
  const before = aRun(1, {
    factors: [
      { factor: 'Problem', points: 6 },
      { factor: 'Users', points: 2 },
      { factor: 'Limit', points: -9.6 },
    ],
  });
  const run = aRun(2, {
    factors: [
      { factor: 'Problem', points: 6 },
      { factor: 'Users', points: 1.9 },
      { factor: 'Edge', points: 4.5 },
    ],
  });

  it('are listed per factor, largest first, and a removed limit returns its points', () => {
    expect(changesBetween(run, before)).toEqual([
      { factor: 'Limit', change: 9.6 },
      { factor: 'Edge', change: 4.5 },
      { factor: 'Users', change: -0.1 },
    ]);
    expect(overallChange(run, before)).toBe(1);
  });

  it('are empty if nothing changed', () => {
    expect(changesBetween(before, before)).toEqual([]);
  });

  it('include different weights when a dimension is assessed for the first time', () => {
    expect(weighsDifferently(aRun(2, { team_strength: 80 }), aRun(1))).toBe(true);
    expect(weighsDifferently(aRun(2), aRun(1))).toBe(false);
  });
});

it('describes the rubric in words, and keeps a model’s name', () => {
  expect(sourceText('rubric-2')).toBe('Scoring rubric, version 2');
  expect(sourceText('gpt-x with analysis.v2 and rubric-2')).toBe('gpt-x with analysis.v2 and rubric-2');
});

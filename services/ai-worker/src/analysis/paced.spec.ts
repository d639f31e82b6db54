import { PacedProgress } from './paced.js';

describe('the pace of progress', () => {
  const told: [number, string][] = [];
  let progress: PacedProgress;
  beforeEach(() => {
    jest.useFakeTimers();
    told.splice(0);
    progress = new PacedProgress((...report) => told.push(report), 500);
  });
  afterEach(() => jest.useRealTimers());

  it('tells of the first step at once and of the latest of quick ones after a pause', () => {
    progress.report(5, 'Starting');
    progress.report(15, 'Reading');
    progress.report(30, 'Asking');
    expect(told).toEqual([[5, 'Starting']]);
    jest.advanceTimersByTime(500);
    expect(told).toEqual([
      [5, 'Starting'],
      [30, 'Asking'],
    ]);
    jest.advanceTimersByTime(5000);
    expect(told).toHaveLength(2);
  });

  it('tells of a step at once after a pause without any', () => {
    progress.report(5, 'Starting');
    jest.advanceTimersByTime(500);
    progress.report(90, 'Writing');
    expect(told).toHaveLength(2);
  });

  it('tells of nothing after the end', () => {
    progress.report(5, 'Starting');
    progress.report(95, 'Saving');
    progress.end();
    jest.advanceTimersByTime(5000);
    expect(told).toEqual([[5, 'Starting']]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

import { PacedProgress } from './paced.js';

describe('the pace of progress', () => {
  const sent: [number, string][] = [];
  let progress: PacedProgress;
  beforeEach(() => {
    jest.useFakeTimers();
    sent.splice(0);
    progress = new PacedProgress((...report) => sent.push(report), 500);
  });
  afterEach(() => jest.useRealTimers());

  it('sends the first step at once, and after a pause the latest of the steps in between', () => {
    progress.report(5, 'Starting');
    progress.report(15, 'Reading');
    progress.report(30, 'Asking');
    expect(sent).toEqual([[5, 'Starting']]);
    jest.advanceTimersByTime(500);
    expect(sent).toEqual([
      [5, 'Starting'],
      [30, 'Asking'],
    ]);
    jest.advanceTimersByTime(5000);
    expect(sent).toHaveLength(2);
  });

  it('sends a step at once after a pause without steps', () => {
    progress.report(5, 'Starting');
    jest.advanceTimersByTime(500);
    progress.report(90, 'Writing');
    expect(sent).toHaveLength(2);
  });

  it('sends nothing after the end', () => {
    progress.report(5, 'Starting');
    progress.report(95, 'Saving');
    progress.end();
    jest.advanceTimersByTime(5000);
    expect(sent).toEqual([[5, 'Starting']]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

import { inProcessorTime } from './processor-time.js';

const THREAD = { pid: 1, tid: 2 };
const task = { ...THREAD, name: 'RunTask', ph: 'X', ts: 1000, dur: 400, tts: 50, tdur: 100 };

describe('a trace in processor time', () => {
  it('shortens a task that waited for the processor, and moves what happened within it', () => {
    const call = { ...THREAD, name: 'FunctionCall', ph: 'X', ts: 1300, dur: 90, tts: 110, tdur: 30 };
    const mark = { ...THREAD, name: 'mark', ph: 'I', ts: 1395, tts: 149 };
    expect(inProcessorTime([mark, call, task])).toEqual([
      { ...task, dur: 100 },
      { ...call, ts: 1060, dur: 30 },
      { ...mark, ts: 1099 },
    ]);
  });

  it('moves an event without a processor time in proportion', () => {
    const mark = { ...THREAD, name: 'mark', ph: 'I', ts: 1200 };
    expect(inProcessorTime([task, mark])[1]).toEqual({ ...mark, ts: 1050 });
  });

  it('lets nothing within a task last longer than the task', () => {
    const call = { ...THREAD, name: 'FunctionCall', ph: 'X', ts: 1000, dur: 390, tts: 60, tdur: 390 };
    expect(inProcessorTime([call, task])).toEqual([
      { ...task, dur: 100 },
      { ...call, ts: 1010, dur: 90 },
    ]);
  });

  it('leaves other threads, later tasks and tasks without a processor time', () => {
    const other = { ...task, tid: 3, ts: 1100, dur: 20, tdur: 20 };
    const later = { ...THREAD, name: 'RunTask', ph: 'X', ts: 1400, dur: 30, tts: 150, tdur: 30 };
    const unknown = { ...THREAD, name: 'RunTask', ph: 'X', ts: 1500, dur: 60 };
    expect(inProcessorTime([task, other, later, unknown])).toEqual(
      expect.arrayContaining([other, later, unknown]),
    );
  });
});

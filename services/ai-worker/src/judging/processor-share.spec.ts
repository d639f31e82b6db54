import { ProcessorShare } from './processor-share.js';

describe('the processor time of a thread', () => {
  it('is an equal share of what the process used while threads were at work', () => {
    let processMs = 1000;
    const share = new ProcessorShare(() => processMs);
    const first = share.begin();
    processMs += 100;
    expect(first.usedMs()).toBe(100);
    const second = share.begin();
    processMs += 200;
    expect([first.usedMs(), second.usedMs()]).toEqual([200, 100]);
    second.end();
    processMs += 50;
    expect(first.usedMs()).toBe(250);
    first.end();
  });

  it('has nothing of the time before its work', () => {
    let processMs = 0;
    const share = new ProcessorShare(() => processMs);
    processMs = 5000;
    expect(share.begin().usedMs()).toBe(0);
  });
});

import { mails } from './metrics.js';

describe('the count of mails', () => {
  it('is there before the first mail, for an alarm that compares: no failure yet is a number', async () => {
    const { values } = await mails.get();
    expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
      ['sent', 0],
      ['retry', 0],
      ['failed', 0],
    ]);
  });
});

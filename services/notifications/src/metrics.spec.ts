import { mails } from './metrics.js';

describe('the count of mails', () => {
  it('starts at zero for each outcome, so that the alert sees the first failures', async () => {
    const { values } = await mails.get();
    expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
      ['sent', 0],
      ['in_digest', 0],
      ['dropped', 0],
      ['retry', 0],
      ['failed', 0],
    ]);
  });
});

import { jobsDone } from './metrics.js';
import { QUEUES } from './queues.js';

describe('the count of jobs', () => {
  it('is there before the first job, for an alarm that compares: no failure yet is a number', async () => {
    const { values } = await jobsDone.get();
    const expected = QUEUES.flatMap(({ name: queue }) =>
      ['done', 'retry', 'failed'].map((outcome) => ({ labels: { queue, outcome }, value: 0 })),
    );
    expect(values).toEqual(
      expect.arrayContaining(expected.map((one) => expect.objectContaining(one) as unknown)),
    );
    expect(values).toHaveLength(expected.length);
  });
});

import { jobsDone } from './metrics.js';
import { QUEUES } from './queues.js';

describe('the count of jobs', () => {
  it('exists before the first job, so that alarms can compare it', async () => {
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

import { until } from '@proofround/test-kit';

import { complete, create, expectOnce, Pipeline } from './pipeline.js';

describe('an analysis', () => {
  let pipeline: Pipeline;

  beforeAll(async () => {
    pipeline = await Pipeline.start();
  }, 90_000);
  afterAll(() => pipeline.stop(), 60_000);

  // rule: OPS-6
  it('completes once when ai-worker is killed in the middle of it', async () => {
    const { modelStandIn, stack, visitor } = pipeline;
    const founder = await visitor.register('startup');
    const asked = modelStandIn.requests.length;
    await create(founder, 'Killed halfway');
    await until('the model is being asked', () => modelStandIn.requests.length > asked);
    stack.process('ai-worker').signal('SIGKILL');
    stack.process('ai-worker-2').signal('SIGKILL');
    await expectOnce(founder, await complete(founder, 1));
    expect(modelStandIn.requests.length).toBe(asked + 2);
  }, 60_000);
});

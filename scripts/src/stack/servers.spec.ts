import { redisMaxMiB } from './servers.js';

describe('the memory limit of our own Redis', () => {
  // rule: OPS-77
  it('is a setting, and a wrong one is named', () => {
    expect(redisMaxMiB({})).toEqual({});
    expect(redisMaxMiB({ REDIS_MAX_MIB: '2048' })).toEqual({ maxMiB: 2048 });
    for (const wrong of ['63', '1.5', 'much'])
      expect(() => redisMaxMiB({ REDIS_MAX_MIB: wrong })).toThrow(
        'REDIS_MAX_MIB must be a whole number from 64 to 1000000.',
      );
  });
});

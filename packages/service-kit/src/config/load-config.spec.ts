import { z } from 'zod';

import { ConfigError, loadConfig, port } from './load-config.js';

const schema = z.object({ PORT: port, SECRET: z.string().min(10), LEVEL: z.string().default('info') });

describe('configuration', () => {
  it('reads the environment into typed values, with defaults', () => {
    expect(loadConfig(schema, { PORT: '8080', SECRET: 'long enough indeed' })).toEqual({
      PORT: 8080,
      SECRET: 'long enough indeed',
      LEVEL: 'info',
    });
  });

  it('names every variable that is missing or wrong, and never shows a value', () => {
    const load = () => loadConfig(schema, { PORT: 'eighty', SECRET: 'hunter2' });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow('PORT has an unusable value; SECRET has an unusable value');
    expect(load).not.toThrow('hunter2');
  });

  it('treats an empty variable as missing', () => {
    expect(() => loadConfig(schema, { PORT: '8080', SECRET: '' })).toThrow('SECRET is missing');
  });
});

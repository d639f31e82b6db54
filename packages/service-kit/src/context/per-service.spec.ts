import { setTimeout as delay } from 'node:timers/promises';

import { newService, perService } from './per-service.js';

describe('a value that each service has for itself', () => {
  const list = perService<string[]>(() => []);

  it('is one value in a process with one service', () => {
    list().push('own');
    expect(list()).toEqual(['own']);
    list().length = 0;
  });

  it('is another value in each service of a group, also after a pause and in a timer', async () => {
    const [first, second] = [newService(), newService()];
    const later = async (name: string) => {
      list().push(name);
      await delay(1);
      await new Promise<void>((resolve) => {
        setImmediate(() => {
          list().push(`${name} later`);
          resolve();
        });
      });
    };
    await Promise.all([first(() => later('first')), second(() => later('second'))]);
    expect(first(list)).toEqual(['first', 'first later']);
    expect(second(list)).toEqual(['second', 'second later']);
    expect(list()).toEqual([]);
  });
});

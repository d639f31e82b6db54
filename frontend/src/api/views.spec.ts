import { waitFor } from '@testing-library/react';

import { createViewRecorder } from './views';

describe('a view', () => {
  // rule: BROWSE-3
  it('is recorded once per startup, one request at a time, and errors are ignored', async () => {
    const sent: string[] = [];
    let running = 0;
    const record = createViewRecorder(async (id) => {
      sent.push(id);
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      if (id === 'b') throw new Error('Too many requests');
    }, 0);
    for (const id of ['a', 'a', 'b', 'c', 'a', 'b']) record(id);
    await waitFor(() => expect(sent).toHaveLength(3));
    record('a');
    await Promise.resolve();
    expect(sent).toEqual(['a', 'b', 'c']);
  });
});

import { z } from 'zod';

import { loadKept, submissionOf } from './draft';

describe('what is kept in this browser', () => {
  const form = z.object({ name: z.string() });
  beforeEach(() => window.localStorage.clear());

  it('is found again', () => {
    window.localStorage.setItem('draft', '{"name":"Amara"}');
    expect(loadKept('draft', form)).toEqual({ name: 'Amara' });
  });

  it.each(['', 'no JSON', '{"name":7}', 'null'])('is nothing where it is “%s”', (text) => {
    window.localStorage.setItem('draft', text);
    expect(loadKept('draft', form)).toBeUndefined();
    expect(loadKept('another', form)).toBeUndefined();
  });
});

describe('a submission', () => {
  it('is the same for the same content, and another for another', () => {
    const first = submissionOf({ amount: 1 }, undefined);
    expect(submissionOf({ amount: 1 }, first)).toBe(first);
    const second = submissionOf({ amount: 2 }, first);
    expect(second.key).not.toBe(first.key);
    expect(submissionOf({ amount: 1 }, second).key).not.toBe(first.key);
  });
});

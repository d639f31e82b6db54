import { createHash } from 'node:crypto';

import { emailMark } from './account-deletion.service.js';

describe('the mark of an e-mail address', () => {
  const hashOf = (salt: string, email: string) =>
    createHash('sha256').update(`${salt}${email}`).digest('hex');

  it('recognises the address regardless of case, and is different each time it is made', () => {
    const [first, second] = [emailMark('Ivy.Chen@Example.com'), emailMark('ivy.chen@example.com')];
    for (const { salt, hash } of [first, second]) expect(hash).toBe(hashOf(salt, 'ivy.chen@example.com'));
    expect(first.hash).not.toBe(second.hash);
    expect(first.hash).not.toBe(hashOf(first.salt, 'max@example.com'));
  });
});

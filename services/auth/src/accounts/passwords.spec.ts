import { Passwords } from './passwords.js';

describe('Passwords', () => {
  const passwords = new Passwords();

  it('tells for everybody who asks at once whether the password fits', async () => {
    const stored = await passwords.hash('correct horse');
    const asked = Array.from({ length: 25 }, (_, index) => index % 3 === 0);
    const answers = await Promise.all(
      asked.map((right) => passwords.matches(stored, right ? 'correct horse' : 'battery staple')),
    );
    expect(answers).toEqual(asked);
  });

  it('answers one alone, and the one after it', async () => {
    const stored = await passwords.hash('correct horse');
    expect(await passwords.matches(stored, 'correct horse')).toBe(true);
    expect(await passwords.matches(undefined, 'correct horse')).toBe(false);
  });

  it('keeps nobody waiting for a hash that cannot be read', async () => {
    const stored = await passwords.hash('correct horse');
    const answers = await Promise.allSettled([
      passwords.matches('not a hash', 'correct horse'),
      passwords.matches(stored, 'correct horse'),
      passwords.matches('not a hash', 'correct horse'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  });
});

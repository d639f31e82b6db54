import { Passwords } from './passwords.js';

describe('Passwords', () => {
  const passwords = new Passwords();

  it('answers each of many simultaneous checks correctly', async () => {
    const stored = await passwords.hash('correct horse');
    const expected = Array.from({ length: 25 }, (_, index) => index % 3 === 0);
    const answers = await Promise.all(
      expected.map((isRight) => passwords.matches(stored, isRight ? 'correct horse' : 'battery staple')),
    );
    expect(answers).toEqual(expected);
  });

  it('answers single checks one after another', async () => {
    const stored = await passwords.hash('correct horse');
    expect(await passwords.matches(stored, 'correct horse')).toBe(true);
    expect(await passwords.matches(undefined, 'correct horse')).toBe(false);
  });

  it('answers other checks when a stored hash is malformed', async () => {
    const stored = await passwords.hash('correct horse');
    const answers = await Promise.allSettled([
      passwords.matches('not a hash', 'correct horse'),
      passwords.matches(stored, 'correct horse'),
      passwords.matches('not a hash', 'correct horse'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  });
});

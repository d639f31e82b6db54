import { PasswordHashes } from './password-hashes.js';

describe('hashes of passwords', () => {
  const hashes = new PasswordHashes();

  it('answers each of many simultaneous checks correctly', async () => {
    const stored = await hashes.hash('correct horse');
    const expected = Array.from({ length: 25 }, (_, index) => index % 3 === 0);
    const answers = await Promise.all(
      expected.map((isRight) => hashes.matches(stored, isRight ? 'correct horse' : 'battery staple')),
    );
    expect(answers).toEqual(expected);
  });

  it('answers single checks one after another', async () => {
    const stored = await hashes.hash('correct horse');
    expect(await hashes.matches(stored, 'correct horse')).toBe(true);
    expect(await hashes.matches(undefined, 'correct horse')).toBe(false);
  });

  it('answers other checks when a stored hash is malformed', async () => {
    const stored = await hashes.hash('correct horse');
    const answers = await Promise.allSettled([
      hashes.matches('not a hash', 'correct horse'),
      hashes.matches(stored, 'correct horse'),
      hashes.matches('not a hash', 'correct horse'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  });
});

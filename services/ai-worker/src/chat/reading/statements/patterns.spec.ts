import { statementsIn } from './patterns.js';

const readings = (text: string, type: 'startup' | 'investor' = 'startup', bare = true) =>
  statementsIn(text, type, { bare }).map(({ kind, slot, text: what, explicit }) =>
    `${kind}${explicit ? '!' : ''} ${slot} ${what}`.trim(),
  );

describe('a sentence that names a field', () => {
  it.each([
    ['Stage: MVP', ['set stage MVP']],
    ['the sector is robotics', ['set sector robotics']],
    ['actually, the sector is robotics', ['set! sector robotics']],
    ['change the stage to launched', ['set! stage launched']],
    ['The location is wrong. It should be Turku.', ['set! location Turku.']],
    ['sector to robotics and users to 40', []],
    ['change the sector to robotics and users to 40', ['set! sector robotics', 'set! user_count 40']],
    ['remove the deck link', ['clear! pitch_deck_url']],
    ['the name is wrong', ['wrong! idea_title']],
    ['change the location please', ['wrong! location']],
    ['stage mvp', ['set! stage mvp']],
    ['Our customers are harbour masters.', ['set target_market harbour masters.']],
    ['users: 40, and we row a lot', ['set user_count 40']],
    ['Space tech', []],
    ['no users yet', []],
    ['no, the stage is MVP', ['set! stage MVP']],
    ['no the stage is MVP', ['set! stage MVP']],
    ['We row every morning.', []],
  ])('by a founder: %s', (text, statements) => expect(readings(text)).toEqual(statements));

  it.each([
    ['budget: 2m', ['set budget 2m']],
    ['make the largest check 80k', ['set! check_size_max 80k']],
    ['I hold shares in Grebe', ['set current_companies Grebe']],
  ])('by an investor: %s', (text, statements) => expect(readings(text, 'investor')).toEqual(statements));

  it('accepts a bare name and value only with `bare`', () => {
    expect(readings('stage mvp', 'startup', false)).toEqual([]);
  });

  it('has its position', () => {
    const text = 'Hello there. Stage: MVP. Bye.';
    const [statement] = statementsIn(text, 'startup', { bare: true });
    expect(text.slice(statement?.start, statement?.end).trim()).toBe('Stage: MVP.');
  });
});

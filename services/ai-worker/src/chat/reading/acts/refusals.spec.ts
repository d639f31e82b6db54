import { slotOf } from '../../slots/profile.js';
import { actOf, actOfAll } from './read.js';
import { deniesThing, refuses } from './refusals.js';

it.each([
  "I won't give you that figure",
  'I tell nobody that, not even my brother',
  'Not telling you that.',
  'Cela, je ne le donne à personne',
  'Das verrate ich nicht',
  'I said no.',
  'No, no names.',
  'Non, vraiment, pas de noms.',
  'Wolę nie podawać nazw.',
])('%s refuses the answer', (message) => {
  expect(refuses(message)).toBe(true);
});

it.each(['We tell farmers when to mow', 'It shares the load between two lifts'])(
  '%s does not refuse',
  (message) => {
    expect(refuses(message)).toBe(false);
  },
);

it.each([
  ["We don't have any yet, honestly", 'none'],
  ['dont have one lol', 'none'],
  ["I'm not sure there is one, to be fair", 'unknown'],
])('recognises a hedged refusal: %s', (message, act) => {
  expect(actOf(message)).toBe(act);
});

it('the strongest of several acts counts', () => {
  expect(actOfAll(['None yet.', 'Leave it blank.'])).toBe('skip');
  expect(actOfAll(['None yet.', 'We mend boats.'])).toBeNull();
});

it('"we don\'t do theses" denies only a thesis', () => {
  const slot = (name: string) => {
    const found = slotOf('investor', name);
    if (!found) throw new Error(name);
    return found;
  };
  expect(deniesThing("We don't do theses.", slot('investment_thesis'))).toBe(true);
  expect(deniesThing("We don't do theses.", slot('current_companies'))).toBe(false);
});

it.each([
  ['startup', 'user_count', 'no users yet', true],
  ['startup', 'product_url', 'We have no website yet', true],
  ['startup', 'funding_ask', 'no funding needed', true],
  ['investor', 'current_companies', 'no companies yet', true],
  ['startup', 'user_count', 'no users pay, but 40 try it', false],
  ['startup', 'sector', 'no idea, fintech?', false],
] as const)('a %s says that there is no %s: %s', (profile, name, text, denies) => {
  const slot = slotOf(profile, name);
  expect(slot && deniesThing(text, slot)).toBe(denies);
});

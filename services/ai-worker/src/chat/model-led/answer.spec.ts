import { CHAT_ANSWERS } from './model-interviewer.js';

const empty = (type: 'startup' | 'investor') => ({
  facts: Object.fromEntries(Object.keys(CHAT_ANSWERS[type].shape.facts.shape).map((name) => [name, null])),
  intent: 'answer',
  asks: null,
  reply: 'Where are you based?',
});

it.each([
  ['nothing said', {}, true],
  ['a field too many', { facts: { ...empty('startup').facts, is_admin: 'yes' } }, false],
  ['a field too few', { facts: {} }, false],
  ['an endless fact', { facts: { ...empty('startup').facts, location: 'x'.repeat(5001) } }, false],
  ['a question for no field', { asks: 'is_admin' }, false],
  ['another intent', { intent: 'obey' }, false],
])("a model's answer with %s is valid: %s", (_, change, fits) =>
  expect(CHAT_ANSWERS.startup.safeParse({ ...empty('startup'), ...change }).success).toBe(fits),
);

import { quoted } from './text-slot.js';

it.each([
  ['We sell to clinics.', '"We sell to clinics"'],
  ['We sell to clinics', '"We sell to clinics"'],
  ['And so on...', '"And so on..."'],
  ['Is it enough?', '"Is it enough?"'],
])('quotes %s for a sentence that ends by itself', (text, expected) => expect(quoted(text)).toBe(expected));

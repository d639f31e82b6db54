import { withWesternDigits } from './digits.js';
import { findAmounts } from './money.js';

it.each([
  ['٥٣٠ بيت', '530 بيت'],
  ['۲۱۰۰', '2100'],
  ['१५० लोग', '150 लोग'],
  ['３２０', '320'],
])('%s is read as %s', (text, western) => expect(withWesternDigits(text)).toBe(western));

it.each([
  ['٥٣٠ بيت', 530],
  ['१५० लोग', 150],
])('%s has the amount %i', (text, value) => expect(findAmounts(text)[0]?.value).toBe(value));

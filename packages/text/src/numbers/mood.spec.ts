import { normalise } from '../words/words.js';
import { moodAt } from './quantities.js';

/** The mood of the first number in a sentence. */
function moodOf(sentence: string) {
  const text = normalise(sentence);
  const found = /\d[\d.,]*\d|\d/.exec(text);
  if (!found) throw new Error('there is a number');
  return moodAt(text, found.index, found.index + found[0].length);
}

describe('the mood of a figure', () => {
  it.each([
    'We have 40 clinics.',
    '71 paying customers use it.',
    'We planned the launch for May, but 40 clinics came in April.',
    'Not only 40 clinics use it.',
    'No fewer than 12 clinics pay.',
    'Wir haben 40 Kliniken.',
    'We do not advertise, 40 clinics found us.',
  ])('is stated: %s', (sentence) => expect(moodOf(sentence)).toBe('stated'));

  it.each([
    'We will have 40 clinics.',
    'We expect 5,000 users next year.',
    'Our goal is 300 bakeries.',
    '40 clinics will use it.',
    'If we win the tender, we could serve 900 schools.',
    'Wir wollen 40 Kliniken gewinnen.',
    'Esperamos 300 clientes.',
  ])('is planned: %s', (sentence) => expect(moodOf(sentence)).toBe('planned'));

  it.each(['We do not have 40 clinics.', 'None of the 40 clinics pays.', 'Wir haben nicht 40 Kliniken.'])(
    'is denied: %s',
    (sentence) => expect(moodOf(sentence)).toBe('denied'),
  );

  it('applies only inside its clause', () => {
    expect(moodOf('40 clinics pay, and next year we will add more.')).toBe('stated');
    expect(moodOf('Nobody else does this; 40 clinics pay.')).toBe('stated');
  });
});

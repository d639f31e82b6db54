import { wordsOf } from '../words/words.js';
import { featuresOf } from './features.js';
import { sentenceClassifier } from './model.js';

const classifier = sentenceClassifier();
const confidences = (sentence: string) => [...classifier.confidences(wordsOf(sentence))];
const confidence = (sentence: string, label: string) =>
  confidences(sentence)[classifier.labels.indexOf(label)] ?? Number.NaN;

describe('the classifier of sentences', () => {
  it('has a threshold for each label', () => {
    expect(new Set(classifier.labels).size).toBe(classifier.labels.length);
    expect(classifier.thresholds).toHaveLength(classifier.labels.length);
  });

  it('gives the same result for the same words', () => {
    const sentence = 'We interviewed 40 bakers about their rota.';
    expect(confidences(sentence)).toEqual(confidences(sentence));
  });

  it.each(['', '?', 'a', '漢字', 'zzxq '.repeat(200), '1 2 3'])(
    'gives confidences between 0 and 1 for: %s',
    (text) => {
      for (const value of confidences(text)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    },
  );

  it.each([
    [
      'Before that, Keller ran sales at Fernhill for 9 years.',
      'Before that, Okafor ran sales at Tallyworks for 9 years.',
    ],
    ['Our engineer Maria built payment software.', 'Our engineer Mohammed built payment software.'],
    ['A pilot with Siemens ended in May.', 'A pilot with Bosch ended in May.'],
  ])('ignores names: %s and %s', (sentence, other) => {
    expect(confidences(other)).toEqual(confidences(sentence));
  });

  it.each([
    ['Grant Price built payment software for 9 years.', 'Maria Keller built payment software for 9 years.'],
  ])('ignores names at the start too: %s and %s', (sentence, other) => {
    expect(confidences(other)).toEqual(confidences(sentence));
  });

  it('knows frequent words, and no rare names', () => {
    expect(['revenue', 'monthly', 'shiftly'].map((word) => classifier.knows(word))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('ignores the value of figures', () => {
    expect(confidences('We have 41 customers.')).toEqual(confidences('We have 97 customers.'));
    expect([...featuresOf(wordsOf('We have 41 customers.')).words]).toContain('<number>');
  });

  it.each([
    ['kind:users', '71 bakeries use it every day.', 'The founders met at school.'],
    ['kind:team_experience', 'She ran a bakery for 12 years.', 'Bakeries open at five.'],
    ['kind:customer_contact', 'We interviewed 40 bakers.', 'Bread is baked at night.'],
    ['kind:planned', 'Next year we will open an office.', 'We opened an office last year.'],
    ['offence:fake_reviews', 'We sell fake five-star reviews.', 'We collect feedback from guests.'],
  ])('distinguishes %s from a similar kind', (label, yes, no) => {
    expect(confidence(yes, label)).toBeGreaterThan(confidence(no, label));
  });
});

import { isRequest, separateQuestion } from './patterns.js';

describe('a sentence with a question', () => {
  it.each([
    ['We have 40 users, is that enough?', 'We have 40 users', 'is that enough?'],
    ['Bramble, or do you need the legal name?', 'Bramble', 'or do you need the legal name?'],
    ['Wir haben 40 Nutzer, reicht das?', 'Wir haben 40 Nutzer', 'reicht das?'],
    ['does it matter, we are in Tartu', 'we are in Tartu', 'does it matter,'],
  ])('states a part: %s', (sentence, stated, question) =>
    expect(separateQuestion(sentence)).toEqual({ question, stated }),
  );

  it.each([
    'Is 40 users enough?',
    'should I say joinery',
    'Hm, would 900 a month be too little?',
    'not sure whether the 12 testers count',
    'joinery or carpentry?',
    'If we count testers, is it 40?',
    'Sind 40 Nutzer genug?',
    '¿120 son suficientes?',
  ])('states nothing: %s', (sentence) => expect(separateQuestion(sentence).stated).toBe(''));

  it.each([
    '12 users?',
    'Bramble?',
    'about 40 or 50?',
    'Has a kiln and sells pots.',
    'Rui, does the accounts.',
    'A second country, which is Belgium.',
    'Is a kiln for clubs.',
  ])('is an unsure or short answer: %s', (sentence) =>
    expect(separateQuestion(sentence)).toEqual({ question: '', stated: sentence }),
  );

  it.each([
    ['Can you put launched?', true],
    ['could we make it 300k', true],
    ['can I see it?', false],
  ])('is a request: %s is %s', (sentence, expected) => {
    expect(isRequest(sentence)).toBe(expected);
    if (expected) expect(separateQuestion(sentence).stated).toBe(sentence);
  });
});

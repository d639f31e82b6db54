import { asksAgain, questionIn, splitQuestion } from './read.js';

describe('a question to the interviewer', () => {
  it.each([
    ['are you a robot?', 'who'],
    ['how much should we raise?', 'raise'],
    ['who gets to see all this?', 'confidential'],
    ['how many more questions?', 'how-long'],
    ['are we nearly finished?', 'progress'],
    ['why do you need that', 'why'],
    ['can we skip that one?', 'can-skip'],
    ['can I change it later?', 'edit-later'],
    ['what happens next?', 'next'],
    ['is this free?', 'cost'],
    ["what's an mvp?", 'explain'],
    ['is my idea good?', 'advice'],
    ['help', 'help'],
    ['do you sell umbrellas?', 'other'],
    ['Warum wollen Sie das wissen?', 'why'],
    ['Quelqu’un va lire ce que je vous écris ici ?', 'confidential'],
    ['¿Puede usted hablar español conmigo, por favor?', 'other'],
  ])('%s: %s', (message, topic) => expect(questionIn(message)).toBe(topic));

  it.each([
    ['12 users?'],
    ['Our data is private and safe.'],
    ['¿Bote Blanco?'],
    ['We ask who is rowing.'],
    [`${'we row and row '.repeat(20)}is that private?`],
  ])('is not recognised: %s', (message) => expect(questionIn(message)).toBeNull());

  it.each([
    ['Boats for hire. Is that private?', 'confidential', 'Boats for hire.'],
    ['Is that private? Boats for hire.', 'confidential', 'Boats for hire.'],
    ['Boats for hire. We row.', null, ''],
    ['is that private?', 'confidential', ''],
  ])('is not part of the answer: %s', (message, topic, rest) =>
    expect(splitQuestion(message)).toEqual({ topic, rest }),
  );

  it.each([
    ['sorry, what was the question?', true],
    ['could you repeat that', true],
    ['we repeat it every day', false],
  ])('is a request to repeat: %s is %s', (message, again) => expect(asksAgain(message)).toBe(again));
});

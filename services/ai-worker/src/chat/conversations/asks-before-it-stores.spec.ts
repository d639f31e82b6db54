import type { UserType } from '@proofround/contracts';

import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const KILN = { idea_title: 'Kiln', idea_description: 'Ovens to share' };
const asking = (slot: string, known: Record<string, unknown> = KILN): InterviewState => ({
  ...freshState('startup'),
  known,
  asking: slot,
  trail: [slot],
  turn: 3,
});
const talk = (profile: UserType, ...lines: string[]) =>
  lines.reduce(
    ({ state, replies }, line) => {
      const reply = converse(state, line);
      return { state: reply.state, replies: [...replies, reply.message] };
    },
    { state: freshState(profile), replies: [] as string[] },
  );

describe('an answer that does not look like its field is questioned', () => {
  it.each([
    ['sector', 'it is cheaper than a garage and there are no gates'],
    ['sector', '180 pounds'],
    ['location', '180 Pounds'],
    ['location', 'good'],
    ['location', 'it is cheaper'],
    ['stage', 'Ireland'],
    ['user_count', 'plenty'],
    ['product_url', 'soon'],
  ])('%s: %s', (slot, says) => {
    const { state, message } = converse(asking(slot), says);
    expect(state.known).toEqual(KILN);
    expect(message).toMatch(/\?/);
  });

  it.each([
    'hi',
    'hello there',
    'we do parking for churches',
    'what do you mean?',
    '¡Hola! ¿Qué tal?',
    'are you a bot',
  ])('as a name: %s', (says) => {
    expect(converse(asking('idea_title', {}), says).state.known).not.toHaveProperty('idea_title');
  });
});

describe('a name and a description that are not explicit need a yes', () => {
  it.each([
    ['we do parking for churches', 'idea_description'],
    ['golden parking spots', 'idea_title'],
  ])('%s', (says, slot) => {
    const asked = converse(asking('idea_title', {}), says);
    expect(asked.state.known).not.toHaveProperty(slot);
    expect(asked.state.doubts.map((doubt) => doubt.slot)).toContain(slot);
    expect(converse(asked.state, 'yes').state.known).toHaveProperty(slot);
    expect(converse(asked.state, 'no').state.known).not.toHaveProperty(slot);
  });
});

describe('a refusal', () => {
  it.each(["I'd rather not say", 'pass', 'none of your business', 'keine Angabe', 'prefiero no decirlo'])(
    'is respected: %s',
    (says) => {
      const { state } = converse(asking('team_background', { ...KILN, sector: 'Other' }), says);
      expect(state.known).not.toHaveProperty('team_background');
      expect(state.asking).not.toBe('team_background');
    },
  );
});

describe('other languages', () => {
  it.each<[string, string, unknown]>([
    ['user_count', 'zwölf Kunden', 12],
    ['monthly_revenue', '12 mil dólares al mes', 12_000],
    ['funding_ask', '1,2 Mio Dollar', 1_200_000],
    ['stage', 'Wir sind seit März am Markt', 'launched'],
    ['stage', 'estamos crescendo', 'growing'],
    ['location', 'Wir sitzen in Kassel', 'Kassel'],
    ['location', 'à Nancy', 'Nancy'],
    [
      'problem_statement',
      'Une infirmière passe deux heures au téléphone.',
      'Une infirmière passe deux heures au téléphone.',
    ],
  ])('%s: %s', (slot, says, value) => {
    expect(converse(asking(slot), says).state.known[slot]).toEqual(value);
  });
});

it.each([
  ['what should I raise?', /can't judge valuation.*how investors look at it/s],
  ['who can see this?', /Investors on Proofround|investors on Proofround/],
  ['why do you ask?', /\w/],
])('a question is answered and the interview goes on: %s', (says, reply) => {
  const { state, message } = converse(asking('funding_ask', { ...KILN, sector: 'Other' }), says);
  expect(message).toMatch(reply);
  expect(state.asking).toBe('funding_ask');
  expect(state.known).not.toHaveProperty('funding_ask');
});

describe.each<UserType>(['startup', 'investor'])('a %s', (profile) => {
  it.each(['why?', 'no', 'hello', 'blorp fnord', 'asdf', 'is this private?', 'yes', "I don't know"])(
    'never gets the same wording three times by repeating "%s"',
    (says) => {
      const { replies } = talk(profile, 'Hello!', ...Array<string>(12).fill(says));
      const repetitions = new Map<string, number>();
      for (const reply of replies) {
        const question = reply.split('\n\n').at(-1) ?? '';
        if (question.endsWith('?')) repetitions.set(question, (repetitions.get(question) ?? 0) + 1);
      }
      expect([...repetitions].filter(([, count]) => count > 2)).toEqual([]);
    },
  );
});

it('a correction after completion is taken', () => {
  const { state } = talk(
    'startup',
    'Hello!',
    'LedgerLoop does bookkeeping for clinics, sector: FinTech',
    'done',
    'yes',
    'The sector is wrong, it should be HealthTech',
  );
  expect(state).toMatchObject({ phase: 'complete', known: { sector: 'HealthTech' } });
});

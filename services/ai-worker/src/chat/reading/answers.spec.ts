import { readInState } from '../moves/converse.js';
import { freshState } from '../state.js';
import { aSituation } from '../testing/situation.js';
import { checkClaims } from './answers.js';

const NAMED = { idea_title: 'Weirwolf', idea_description: 'Boats that seal themselves' };
const answer = (asking: string, message: string, known: Record<string, unknown> = NAMED) => {
  const { claims, hints } = readInState({ ...freshState('startup'), turn: 3, asking, known }, message);
  const own = claims.find(({ slot, manner }) => slot === asking && manner === 'asked')?.answer;
  return own ? (own.kind === 'value' ? own.value : own.kind) : hints.length > 0 ? 'hint' : null;
};

describe('the answer to the open question', () => {
  it.each<[string, string, unknown]>([
    ['problem_statement', 'Leaks sink one boat in nine. We have 40 users.', 'Leaks sink one boat in nine.'],
    ['problem_statement', '40', 'hint'],
    ['problem_statement', 'Weirwolf', null],
    ['problem_statement', 'asdfgh', null],
    ['sector', 'robotics, and we have 40 users', 'Robotics'],
    ['location', 'Turku, and we have 40 users', 'Turku'],
    ['user_count', 'no, we sold 3 boats for $900 a month', 3],
    ['stage', 'purple', 'hint'],
  ])('%s: %s', (asked, message, given) => expect(answer(asked, message)).toEqual(given));

  it.each<[string, unknown]>([
    ['A raft that seals its own leaks', 'A raft that seals its own leaks'],
    ['fintech, live', null],
    ['for two years', null],
    ['Weirwolf', null],
  ])('is a description if it says what the product does: %s', (message, given) =>
    expect(answer('idea_description', message, { idea_title: 'Weirwolf' })).toEqual(given),
  );
});

describe('the check size in an answer', () => {
  const ends = (text: string, asked = 'check_size_min', known = {}) =>
    checkClaims(text, aSituation(asked, { profile: 'investor', known })).map(({ slot, answer: given }) => [
      slot.slice('check_size_'.length),
      given.kind === 'value' || given.kind === 'doubt' ? given.value : given.kind,
    ]);

  it.each<[string, [string, unknown][]]>([
    [
      '50 to 250k',
      [
        ['min', 50_000],
        ['max', 250_000],
      ],
    ],
    [
      'at least 60k, at most 90k',
      [
        ['min', 60_000],
        ['max', 90_000],
      ],
    ],
    [
      'up to 90k',
      [
        ['max', 90_000],
        ['min', 'none'],
      ],
    ],
    ['at least 60k', [['min', 60_000]]],
    [
      '100k',
      [
        ['min', 100_000],
        ['max', 100_000],
      ],
    ],
    ['it depends', [['min', 'unclear']]],
    ['my aunt let out nine rooms for years before that', [['min', 'unclear']]],
  ])('%s', (text, claims) => expect(ends(text)).toEqual(claims));

  it('is only the largest if the question was for it', () => {
    expect(ends('90k', 'check_size_max')).toEqual([['max', 90_000]]);
  });
});

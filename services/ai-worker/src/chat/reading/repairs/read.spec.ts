import type { InterviewState } from '../../state.js';
import { aSituation } from '../../testing/situation.js';
import { chosenOf, readRepair } from './read.js';

const KNOWN = {
  idea_title: 'Orchard Bell',
  sector: 'AgriTech',
  problem_statement: 'Growers in Kent with under forty hectares',
  solution_statement: 'A bell that rings before frost, and a text to the picker',
  user_count: 40,
};
const HISTORY = ['idea_title', 'sector', 'user_count', 'problem_statement', 'solution_statement'];
const situation = (rest: Partial<InterviewState> = {}) =>
  aSituation('target_market', { known: KNOWN, history: HISTORY, ...rest });
const repairOf = (message: string, rest?: Partial<InterviewState>) =>
  readRepair(message, situation(rest))?.repair;

describe('a message that repairs an earlier answer', () => {
  // rule: CHAT-29
  it.each([
    'hang on, that was the customers, not the problem',
    'Moment, nein: das waren die Kunden, nicht das Problem',
    'perdón, eso era el mercado, no el problema',
    'desculpa, isso era o público, não o problema',
    'pardon, c’était le marché, pas le problème',
    'scusa, era il mercato, non il problema',
    'sorry, dat was de markt, niet het probleem',
    'move the problem to the market please',
  ])('moves it to the field that it names: %s', (message) =>
    expect(repairOf(message)).toMatchObject({
      kind: 'move',
      from: 'problem_statement',
      to: 'target_market',
      moved: KNOWN.problem_statement,
    }),
  );

  it.each([
    'put that under the market',
    'oops, wrong place, that is our market',
    'that belongs under the market',
  ])('moves the latest answer if it names none: %s', (message) =>
    expect(repairOf(message)).toMatchObject({
      kind: 'move',
      from: 'solution_statement',
      to: 'target_market',
    }),
  );

  it.each([
    'wrong way round, those two',
    'swap the problem and the solution',
    'I mixed up the solution and the problem, sorry',
    "non, c'est l'inverse",
    'andersrum bitte',
    'están al revés',
    'está trocado',
  ])('swaps two answers: %s', (message) => {
    const repair = repairOf(message);
    expect(repair?.kind).toBe('swap');
    expect(repair?.kind === 'swap' && [...repair.slots].sort()).toEqual([
      'problem_statement',
      'solution_statement',
    ]);
  });

  it.each(['delete the solution', 'scratch that', 'forget what I said', 'olvida lo que dije', 'vergiss das'])(
    'removes an answer: %s',
    (message) =>
      expect(repairOf(message)).toEqual({ kind: 'remove', slot: 'solution_statement', left: undefined }),
  );

  it('removes a part of an answer by its words', () =>
    expect(repairOf('Could you take out the text to the picker? The bell is enough.')).toEqual({
      kind: 'remove',
      slot: 'solution_statement',
      left: 'A bell that rings before frost',
    }));

  it.each([
    ['scratch that. It rings twice before frost', 'It rings twice before frost'],
    ['no wait, I meant a horn that sounds before frost', 'A horn that sounds before frost'],
    ['non, je voulais dire une corne avant le gel', 'Une corne avant le gel'],
  ])('replaces the latest text: %s', (message, words) =>
    expect(repairOf(message)).toMatchObject({
      kind: 'replace',
      slot: 'solution_statement',
      answer: { value: words },
    }),
  );

  it('replaces the latest figure by a figure', () =>
    expect(repairOf('put 40 down as 45')).toMatchObject({ slot: 'user_count', answer: { value: 45 } }));

  it('asks which of two is wrong', () =>
    expect(repairOf("hmm no, that's wrong")).toEqual({
      kind: 'which',
      slots: ['solution_statement', 'problem_statement'],
    }));

  it.each([
    'Growers who move to the market early',
    'can I change it later?',
    'The market is wrong for big firms, so we sell to small growers',
    'We put a bell on the tree',
    'no',
    'Smallholders in Kent',
  ])('leaves an answer and a question alone: %s', (message) => expect(repairOf(message)).toBeUndefined());

  it('leaves the rest of the message to be read', () =>
    expect(
      readRepair('Sorry, that was the market, not the problem. The problem is late frost.', situation())
        ?.rest,
    ).toBe('The problem is late frost.'));

  it.each([
    ['the problem', 'problem_statement'],
    ['the first one', 'solution_statement'],
    ['2', 'problem_statement'],
    ['Growers in Essex', null],
  ])('hears which of two is meant: %s', (message, slot) =>
    expect(chosenOf(message, ['solution_statement', 'problem_statement'], situation())).toBe(slot),
  );
});

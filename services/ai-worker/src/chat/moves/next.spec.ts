import { freshState, type InterviewState } from '../state.js';
import { Draft } from './draft.js';
import { hasGivenFactsTwice, hesitates, nextMove, openSlots, sameQuestion, summarise } from './next.js';

const NEEDED = { idea_title: 'Weir', idea_description: 'Rafts that seal', sector: 'Robotics', stage: 'mvp' };
const draft = (state: Partial<InterviewState> = {}) =>
  new Draft({ ...freshState('startup'), turn: 3, ...state });
const doubts = [{ slot: 'sector', value: 'Robotics', ask: 'Robotics?', fallback: false }];

describe('the next move', () => {
  it.each<[string, Partial<InterviewState>, unknown]>([
    ['asks for the first open field', {}, { kind: 'ask', slot: 'idea_title' }],
    ['puts what waits for a yes first', { doubts }, { kind: 'confirm', slot: 'sector' }],
    ['goes on to what is optional', { known: NEEDED }, { kind: 'ask', slot: 'problem_statement' }],
    [
      'leaves out what was skipped',
      { known: NEEDED, skipped: ['problem_statement'] },
      { kind: 'ask', slot: 'solution_statement' },
    ],
    ['asks only what is required of those in a hurry', { known: NEEDED, hurry: true }, { kind: 'summarise' }],
    ['stays where the profile is complete', { known: NEEDED, phase: 'complete' }, { kind: 'stay' }],
    [
      'asks again at the summary for what is missing',
      { phase: 'review' },
      { kind: 'ask', slot: 'idea_title' },
    ],
    [
      'puts off what was asked for in vain',
      { known: { idea_title: 'Weir' }, deferred: ['idea_description'], timesAsked: { sector: 1 } },
      { kind: 'ask', slot: 'sector' },
    ],
    [
      'suggests a sector the first time',
      { known: { ...NEEDED, idea_description: 'Bookkeeping for invoices', sector: undefined } },
      { kind: 'confirm', slot: 'sector' },
    ],
  ])('%s', (_, state, move) => expect(nextMove(draft(state))).toEqual(move));

  it('asks first for a field that the person calls wrong', () => {
    const turnDraft = draft({ doubts, known: NEEDED });
    turnDraft.reopened = turnDraft.slot('sector');
    expect(nextMove(turnDraft)).toEqual({ kind: 'reopen', slot: 'sector' });
    expect(turnDraft.state.doubts).toEqual([]);
  });

  it('does not summarise an invalid profile', () => {
    const turnDraft = draft({ known: { ...NEEDED, user_count: -4 } });
    expect(summarise(turnDraft)).toEqual({ kind: 'ask', slot: 'user_count' });
    expect(turnDraft.hints.join()).toContain('number of users');
  });

  it('repeats the open question', () => {
    expect(sameQuestion(draft({ asking: 'stage' }))).toEqual({ kind: 'ask', slot: 'stage' });
    expect(sameQuestion(draft({ asking: 'sector', doubts }))).toEqual({ kind: 'confirm', slot: 'sector' });
    expect(sameQuestion(draft())).toEqual({ kind: 'await-yes' });
    expect(sameQuestion(draft({ phase: 'complete' }))).toEqual({ kind: 'stay' });
  });

  it('asks no question that makes no sense yet and detects hesitation', () => {
    const open = (known: Record<string, unknown>) => openSlots(draft({ known })).map(({ name }) => name);
    expect(open(NEEDED)).not.toContain('funding_usage');
    expect(open({ ...NEEDED, funding_ask: 90_000 })).toContain('funding_usage');
    expect([hesitates(draft({ idle: 2 }), 2), hesitates(draft({ idle: 1 }), 2)]).toEqual([true, false]);
    expect([
      hasGivenFactsTwice(draft({ seen: ['a', 'b'] })),
      hasGivenFactsTwice(draft({ seen: ['a'] })),
    ]).toEqual([true, false]);
  });
});

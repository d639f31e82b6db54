import { NO_READING, type Reading } from '../reading/claim.js';
import { value } from '../slots/slot.js';
import { freshState, type InterviewState } from '../state.js';
import { decide } from './decide.js';
import { Draft } from './draft.js';

const NEEDED = { idea_title: 'Weir', idea_description: 'Rafts that seal', sector: 'Robotics', stage: 'mvp' };
const decided = (reading: Partial<Reading>, state: Partial<InterviewState> = {}) =>
  decide({ ...NO_READING, ...reading }, new Draft({ ...freshState('startup'), turn: 3, ...state }));
const ASKED = { known: NEEDED, asking: 'location' };
const REVIEW = { known: NEEDED, phase: 'review' as const };
const claim = { slot: 'location', answer: value('Turku'), manner: 'asked' as const, start: 0, end: 0 };

describe("the interviewer's decision", () => {
  it.each<[string, Partial<Reading>, Partial<InterviewState>, object]>([
    ['greets', { act: 'greeting' }, { turn: 0 }, { kind: 'ask', slot: 'idea_title' }],
    ['goes on after an answer', { claims: [claim] }, ASKED, { kind: 'ask', slot: 'problem_statement' }],
    ['completes on a yes to the summary', { act: 'yes' }, REVIEW, { kind: 'complete' }],
    ['completes on nothing to change', { act: 'none' }, REVIEW, { kind: 'complete' }],
    [
      'completes nothing that is not valid',
      { act: 'yes' },
      { ...REVIEW, known: { idea_title: 'Weir' } },
      { kind: 'ask', slot: 'idea_description' },
    ],
    ['does not complete on a yes to a question', { act: 'yes' }, ASKED, { kind: 'ask', slot: 'location' }],
    ['asks what to change', { act: 'no' }, REVIEW, { kind: 'change-what' }],
    ['sums up when told to finish', { act: 'finish' }, ASKED, { kind: 'summarise' }],
    [
      'asks for what is required first',
      { act: 'finish' },
      { known: { idea_title: 'Weir' }, asking: 'location' },
      { kind: 'ask', slot: 'idea_description' },
    ],
    ['asks before it clears everything', { act: 'restart' }, ASKED, { kind: 'confirm-restart' }],
    [
      'answers a question and puts its own again',
      { topic: 'cost' },
      ASKED,
      { kind: 'ask', slot: 'location' },
    ],
    ['asks for a field that is wrong', { wrong: 'sector' }, REVIEW, { kind: 'reopen', slot: 'sector' }],
    [
      'goes back',
      { act: 'back' },
      { ...ASKED, trail: ['stage', 'location'] },
      { kind: 'reopen', slot: 'stage' },
    ],
    ['stays complete', { act: 'thanks' }, { ...REVIEW, phase: 'complete' }, { kind: 'stay' }],
  ])('%s', (_, reading, state, move) => expect(decided(reading, state).move).toEqual(move));

  it('names what is missing when the person wants to finish', () => {
    const { remarks } = decided({ act: 'finish' }, { known: { idea_title: 'Weir' }, asking: 'location' });
    expect(remarks).toEqual([{ kind: 'missing' }]);
  });

  it('starts over only after a yes', () => {
    const cleared = decided({ act: 'yes' }, { ...ASKED, restarting: true });
    expect(cleared.draft.state).toMatchObject({ known: {}, turn: 3 });
    const kept = decided({ act: 'no' }, { ...ASKED, restarting: true });
    expect(kept.draft.state).toMatchObject({ known: NEEDED, restarting: false });
  });
});

import { freshState, type InterviewState } from '../state.js';
import { Draft } from './draft.js';
import { outOfPatience, PATIENCE, wasSeen } from './patience.js';

const NEEDED = { idea_title: 'Weir', idea_description: 'Rafts that seal', sector: 'Robotics', stage: 'mvp' };
const turn = (state: Partial<InterviewState>, message = 'blue and green things', change = false) => {
  const before = { ...freshState('startup'), turn: 4, ...state };
  const draft = new Draft(before);
  const slot = draft.slot('location');
  if (change && slot) draft.take(slot, { kind: 'value', value: 'Turku' }, { replace: true });
  return { ended: outOfPatience(before, draft, message), state: draft.state };
};

describe('patience', () => {
  it('decreases more for an empty turn than for an attempt and resets after new information', () => {
    expect(turn({ known: NEEDED, asking: 'location' }, 'yes').state.idle).toBe(PATIENCE.turn);
    expect(turn({ known: NEEDED, asking: 'location' }).state.idle).toBe(PATIENCE.question);
    expect(turn({ known: NEEDED, asking: 'location', idle: 5 }, 'Turku', true).state.idle).toBe(0);
  });

  it('leads to the summary once all required slots are known', () => {
    expect(turn({ known: NEEDED, asking: 'location', idle: 3 }).ended).toBeNull();
    expect(turn({ known: NEEDED, asking: 'location', idle: 5 }).ended?.move).toEqual({ kind: 'summarise' });
    expect(turn({ known: NEEDED, asking: 'location', turn: 50 }, 'Turku', true).ended?.move).toEqual({
      kind: 'summarise',
    });
  });

  it('defers a required slot and says so when nothing else is left', () => {
    const first = turn({ asking: 'idea_title', idle: 6 });
    expect(first.state.deferred).toEqual(['idea_title']);
    const { sector: _, ...rest } = NEEDED;
    expect(turn({ known: rest, asking: 'sector', idle: 6 }).ended?.move).toEqual({ kind: 'stuck' });
  });

  it('treats messages without changes at the summary as agreement', () => {
    const review = { known: NEEDED, phase: 'review', asking: null } as const;
    expect(turn({ ...review, unconfirmed: 0 }, 'yes').ended).toBeNull();
    expect(turn({ ...review, unconfirmed: 3 }, 'yes').ended?.move).toEqual({ kind: 'complete' });
    expect(turn({ ...review, phase: 'complete', unconfirmed: 9 }).ended).toBeNull();
  });

  it('recognises a repeated message, but not one of two words', () => {
    const { state } = turn({ known: NEEDED, asking: 'location' }, 'We are in Turku, Finland.', true);
    expect(wasSeen(state, 'we are in turku finland!')).toBe(true);
    expect(wasSeen(state, 'We are in Oulu, Finland.')).toBe(false);
    expect(wasSeen({ ...state, seen: [...state.seen] }, 'Turku')).toBe(false);
  });
});

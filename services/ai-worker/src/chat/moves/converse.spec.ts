import { freshState } from '../state.js';
import { recordMove } from './converse.js';
import { Draft } from './draft.js';
import type { Move } from './move.js';

const after = (move: Move, asking: string | null = 'sector') => {
  const draft = new Draft({
    ...freshState('startup'),
    asking,
    attempts: 2,
    trail: ['sector'],
    together: ['stage'],
  });
  recordMove(move, draft);
  return draft.state;
};

describe('recording a move in the state', () => {
  it.each<[Move, object]>([
    [
      { kind: 'ask', slot: 'stage' },
      { asking: 'stage', attempts: 0, trail: ['sector', 'stage'], together: [] },
    ],
    [
      { kind: 'ask', slot: 'sector' },
      { asking: 'sector', attempts: 2, trail: ['sector'] },
    ],
    [{ kind: 'summarise' }, { phase: 'review', asking: null, attempts: 0 }],
    [{ kind: 'complete' }, { phase: 'complete', asking: null, doubts: [] }],
    [{ kind: 'stay' }, { asking: null, phase: 'interview' }],
    [{ kind: 'stuck' }, { asking: 'idea_title' }],
    [{ kind: 'await-yes' }, { asking: 'sector', phase: 'interview' }],
  ])('%j', (move, state) => expect(after(move)).toMatchObject(state));
});

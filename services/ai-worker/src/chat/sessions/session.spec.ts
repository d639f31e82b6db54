import { freshState } from '../state.js';
import { chatSession } from './session-store.js';

describe('a stored conversation', () => {
  it('of a version without patience counters continues', () => {
    const { idle, unconfirmed, raised, deferred, together, offered, seen, ...earlier } =
      freshState('startup');
    const read = chatSession.parse({ state: earlier, history: [] });
    expect(read.state).toEqual(freshState('startup'));
    expect({ idle, unconfirmed, offered }).toEqual({ idle: 0, unconfirmed: 0, offered: false });
    expect([raised, deferred, together, seen]).toEqual([[], [], [], []]);
  });
});

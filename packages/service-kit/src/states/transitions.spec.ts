import { IllegalTransition, transitions } from './transitions.js';

const doors = transitions<'open' | 'shut' | 'walled up', 'guest' | 'mason'>({
  title: 'A door',
  about: 'An example.',
  start: { open: ['mason'] },
  moves: {
    open: { shut: ['guest', 'mason'] },
    shut: { open: ['guest'], 'walled up': ['mason'] },
    'walled up': {},
  },
});

describe('a transition table', () => {
  it('lets a row begin only in a starting state, by those who may', () => {
    expect(doors.begin('open', 'mason')).toBe('open');
    expect(() => doors.begin('open', 'guest')).toThrow(IllegalTransition);
    expect(() => doors.begin('shut', 'mason')).toThrow(IllegalTransition);
  });

  it('allows only its moves, and only by those that it names', () => {
    const everybody = ['guest', 'mason'] as const;
    const allowed = doors.states.flatMap((from) =>
      doors.states.flatMap((to) =>
        everybody.filter((by) => doors.allowed(from, to, by)).map((by) => `${from} → ${to} by ${by}`),
      ),
    );
    expect(allowed).toEqual([
      'open → shut by guest',
      'open → shut by mason',
      'shut → open by guest',
      'shut → walled up by mason',
    ]);
  });

  it('gives the state after a move, or says which move is illegal', () => {
    expect(doors.move('open', 'shut', 'guest')).toBe('shut');
    expect(() => doors.move('walled up', 'open', 'mason')).toThrow(
      'A door: mason may not move it from walled up to open',
    );
  });

  it('names the states that a move starts from', () => {
    expect(doors.sourcesOf('shut', 'mason')).toEqual(['open']);
    expect(doors.sourcesOf('open', 'mason')).toEqual([]);
  });

  it('names the states from which one or more moves lead to a state', () => {
    expect(doors.distantSourcesOf('walled up', 'mason')).toEqual(['open', 'shut']);
    expect(doors.distantSourcesOf('open', 'guest')).toEqual(['open', 'shut']);
    expect(doors.distantSourcesOf('open', 'mason')).toEqual([]);
  });

  it('knows the final states', () => {
    expect(doors.states.filter((state) => doors.isFinal(state))).toEqual(['walled up']);
  });

  it('lists its transitions for the drawing, those to starting states first', () => {
    expect(doors.arrows).toEqual([
      { from: null, to: 'open', by: ['mason'] },
      { from: 'open', to: 'shut', by: ['guest', 'mason'] },
      { from: 'shut', to: 'open', by: ['guest'] },
      { from: 'shut', to: 'walled up', by: ['mason'] },
    ]);
  });
});

import { type Drawing, drawingsIn, stateDocument } from './state-diagrams.js';

const door: Drawing = {
  title: 'Door',
  about: 'An example.',
  states: ['open', 'shut', 'walled_up'],
  arrows: [
    { from: null, to: 'open', by: ['mason'] },
    { from: 'open', to: 'shut', by: ['guest', 'mason'] },
    { from: 'shut', to: 'walled_up', by: ['mason'] },
  ],
};

describe('the state diagrams', () => {
  it('show every arrow with whoever moves, and which states are final', () => {
    expect(stateDocument([door])).toContain(
      [
        '## Door',
        '',
        'An example.',
        '',
        '```mermaid',
        'stateDiagram-v2',
        '  [*] --> open: mason',
        '  open --> shut: guest, mason',
        '  shut --> walled_up: mason',
        '  walled_up --> [*]',
        '```',
      ].join('\n'),
    );
  });

  it('stand in the order of their titles', () => {
    const document = stateDocument([door, { ...door, title: 'Arch' }]);
    expect(document.indexOf('## Arch')).toBeLessThan(document.indexOf('## Door'));
  });

  it('are drawn from the tables that a module exports', () => {
    expect(drawingsIn({ door, size: 3, open: () => door })).toEqual([door]);
  });
});

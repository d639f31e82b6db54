import { loadKept } from './draft';
import { keptStartup } from './kept-startup';

describe('what is kept of a startup that was typed', () => {
  const kept = (values: object) => {
    window.localStorage.setItem('draft', JSON.stringify(values));
    return loadKept('draft', keptStartup);
  };

  it('is what was typed, without what is no field of the form', () => {
    expect(kept({ idea_title: 'LedgerLoop', colour: 'blue', toString: 'x' })).toEqual({
      idea_title: 'LedgerLoop',
    });
  });

  it('is nothing where a field is no text', () => {
    expect(kept({ idea_title: 7 })).toBeUndefined();
  });
});

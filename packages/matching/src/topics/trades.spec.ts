import { inPlainWords } from '@proofround/text/words/plain-words.js';

import { tradesNamedIn } from './trades.js';

const named = (text: string) => tradesNamedIn(inPlainWords(text)).map(({ name }) => name);

describe('the trades that a text names', () => {
  it.each([
    ['Alkohol, Wetten und Immobilien', ['alcohol', 'gambling', 'property']],
    ['Микрозаймы и казино', ['lending', 'gambling']],
    ['القروض والخمور', ['lending', 'alcohol']],
    ['Essen vor die Haustür liefern', ['meal delivery']],
    ['consumer credit', ['lending']],
    ['We bet on people and change the game.', []],
  ])('%s', (text, names) => expect(named(text)).toEqual(names));
});

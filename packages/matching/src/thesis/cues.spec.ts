import { cuesOf } from './cues.js';

const cues = (text: string, language: Parameters<typeof cuesOf>[0]) =>
  cuesOf(language)
    .in(text.split(' '))
    .map(({ value, phrase }) => `${value}: ${phrase}`);

describe('the cues of a language', () => {
  it.each([
    ['en', 'we do not only back farms but never bet on wine', ['open: not only', 'but: but', 'no: never']],
    ['en', 'anything but wine unless it sells', ['except: anything but', 'unless: unless']],
    ['de', 'kein wein ausser er ist gut', ['no: kein', 'except: ausser']],
    ['fr', 'pas seulement du vin', ['open: pas seulement']],
    ['es', 'vino no hasta que venda', ['no: no', 'unless: hasta que']],
    ['pt', 'vinho nao antes de vender', ['no: nao', 'before: antes de']],
    ['it', 'solo vino senza etichetta', ['only: solo', 'without: senza']],
    ['nl', 'geen wijn tenzij verkocht', ['no: geen', 'unless: tenzij']],
    ['en', 'kein wein', []],
  ] as const)('%s: %s', (language, text, found) => expect(cues(text, language)).toEqual(found));
});

/**
 * A text in the form that searches compare. Lower case alone keeps apart what is one letter in upper case:
 * the two Greek small sigmas, and the `i` of `İ`, `I` and `ı`. A migration folds stored texts the same way.
 */
export const searchable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(/i\u0307|ı/g, 'i');

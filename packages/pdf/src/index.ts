/** Pure functions that turn data into PDF files. */
export { letterOfIntent, type LetterOfIntent } from './letter-of-intent.js';
export { onePager, type OnePager } from './one-pager.js';

/** The layouts and skeletons of lists of cards and of rows. */
const CARD = 'h-[480px]';
const ROW = 'h-32';

export const CARDS = {
  framed: true,
  shape: 'card',
  outline: [CARD, CARD, CARD],
  layout: 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3',
} as const;

export const ROWS = {
  framed: true,
  shape: 'card',
  outline: [ROW, ROW, ROW],
  layout: 'flex flex-col gap-4',
} as const;

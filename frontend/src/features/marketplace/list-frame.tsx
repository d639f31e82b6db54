import type { RowsProps } from '../../lists/rows';
import { VirtualRows } from '../../lists/virtual-rows';

const CARD = 'h-[480px]';
const ROW = 'h-32';

/** The layout of a list of cards and of its skeletons. */
export const CARDS = {
  endless: true,
  shape: 'card',
  outline: [CARD, CARD, CARD],
  layout: 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3',
  Rows: (props: RowsProps) => <VirtualRows {...props} cards="equal" estimate={480} />,
} as const;

/** The layout of a list of rows and of its skeletons. */
export const ROWS = {
  endless: true,
  shape: 'card',
  outline: [ROW, ROW, ROW],
  layout: 'flex flex-col gap-4',
  Rows: (props: RowsProps) => <VirtualRows {...props} estimate={240} />,
} as const;

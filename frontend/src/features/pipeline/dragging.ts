import {
  type Active,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  pointerWithin,
  rectIntersection,
  type UniqueIdentifier,
} from '@dnd-kit/core';

import { COLUMN_NAMES, COLUMNS, isColumn } from './columns';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the dragged card to the column on the left or on the right of the one that it is over. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { active, over, droppableRects } = context;
  const current: unknown = over?.id ?? active?.data.current?.['column'];
  const next = isColumn(current) ? COLUMNS[COLUMNS.indexOf(current) + step] : undefined;
  const target = next === undefined ? undefined : droppableRects.get(next);
  return target && { x: target.left, y: target.top };
};

/** The column under the pointer; without one, as with the keyboard, the column that the card covers most. */
export const columnUnder: CollisionDetection = (args) => {
  const found = pointerWithin(args);
  return found.length > 0 ? found : rectIntersection(args);
};

const titleOf = ({ data }: Active): string => {
  const title: unknown = data.current?.['title'];
  return typeof title === 'string' ? title : 'The card';
};
const nameOf = (id: UniqueIdentifier | undefined): string => (isColumn(id) ? COLUMN_NAMES[id] : 'no column');

/** What a screen reader hears during a drag. */
export const WORDS: Announcements = {
  onDragStart: ({ active }) => `Picked up ${titleOf(active)}.`,
  onDragOver: ({ active, over }) => `${titleOf(active)} is over ${nameOf(over?.id)}.`,
  onDragEnd: ({ active, over }) => `${titleOf(active)} was dropped over ${nameOf(over?.id)}.`,
  onDragCancel: ({ active }) => `${titleOf(active)} stays where it was.`,
};

export const HOW_TO_DRAG = {
  draggable:
    'Press Space or Enter to pick up the card, the left and right arrow keys to choose a column, and Space or Enter again to drop it. Escape cancels. The Move to menu does the same.',
};

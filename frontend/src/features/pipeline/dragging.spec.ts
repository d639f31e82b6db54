import type { ClientRect, DroppableContainer } from '@dnd-kit/core';

import { columnUnder } from './dragging';

/** A rectangle that is 200 wide and 400 high. */
const rectAt = (left: number): ClientRect => ({
  left,
  right: left + 200,
  width: 200,
  top: 0,
  bottom: 400,
  height: 400,
});
const COLUMNS = { committed: rectAt(0), passed: rectAt(210) };

const containers = Object.entries(COLUMNS).map(([id, rect]): DroppableContainer => ({
  id,
  key: id,
  data: { current: undefined },
  disabled: false,
  node: { current: null },
  rect: { current: rect },
}));

/** The column for a card whose left edge is at 40, so that it covers more of Committed. */
const columnFor = (pointer: { x: number; y: number } | null) =>
  columnUnder({
    active: { id: 'card', data: { current: {} }, rect: { current: { initial: null, translated: null } } },
    collisionRect: rectAt(40),
    droppableRects: new Map(Object.entries(COLUMNS)),
    droppableContainers: containers,
    pointerCoordinates: pointer,
  })[0]?.id;

// rule: SCREEN-9
describe('a dragged card', () => {
  it('goes to the column under the pointer, although it covers more of another', () => {
    expect(columnFor({ x: 230, y: 50 })).toBe('passed');
    expect(columnFor({ x: 150, y: 50 })).toBe('committed');
  });

  it('goes to the column that it covers most if the keyboard moves it, or the pointer is between two', () => {
    expect(columnFor(null)).toBe('committed');
    expect(columnFor({ x: 205, y: 50 })).toBe('committed');
  });
});

import { act } from '@testing-library/react';

/** The stand-in that tests/browser-environment.mjs puts in the place of IntersectionObserver. */
interface Watching {
  watched: Map<Element, (near: boolean) => void>;
}

export const watchedElements = (): Watching['watched'] =>
  (globalThis.IntersectionObserver as unknown as Watching).watched;

/** Brings the watched element with this number, from 0, near the window or far from it. */
export function moveNear(number: number, near: boolean): void {
  const tell = [...watchedElements().values()][number];
  if (!tell) throw new Error(`No element ${number} is watched`);
  act(() => tell(near));
}

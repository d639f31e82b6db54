import { act } from '@testing-library/react';

/** The mock of IntersectionObserver in tests/browser-environment.mjs. */
interface Watching {
  watched: Map<Element, (near: boolean) => void>;
}

export const watchedElements = (): Watching['watched'] =>
  (globalThis.IntersectionObserver as unknown as Watching).watched;

/** Reports the observed element with this index as near the window or far from it. */
export function moveNear(number: number, near: boolean): void {
  const report = [...watchedElements().values()][number];
  if (!report) throw new Error(`No element ${number} is watched`);
  act(() => report(near));
}

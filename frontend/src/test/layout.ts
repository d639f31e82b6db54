import { act } from '@testing-library/react';

import { ENTRY, SCROLLER } from '../lists/rows';

/** The top of each list in the document, and the height of each row. */
const TOP = 300;
const HEIGHT = 500;

const rowOf = (element: Element) =>
  element.closest<HTMLElement>('[data-index]') ?? element.closest<HTMLElement>(`[${ENTRY}]`);

/** The top of a row in the document: below the rows before it, plus its own margin. */
function topOf(row: HTMLElement): number {
  const before = row.previousElementSibling;
  const end = before instanceof HTMLElement ? topOf(before) + HEIGHT : TOP;
  return end + (Number.parseFloat(row.style.marginTop) || 0);
}

/** The end of the document: below the last row and the padding for the rows after it. */
function bottom(): number {
  const rows = `[data-index], [${ENTRY}]:not([data-index] *)`;
  const last = [...document.querySelectorAll<HTMLElement>(rows)].at(-1);
  const padding = last?.parentElement?.style.paddingBottom ?? '';
  return last ? topOf(last) + HEIGHT + (Number.parseFloat(padding) || 0) : TOP;
}

/**
 * Mocks a layout of lists, because jsdom has none: rows one below the other in a scrollable window, or
 * in an element that scrolls in its place.
 * It lasts until the mocks are restored.
 */
export function layOut() {
  const scrolled = jest.replaceProperty(window, 'scrollY', 0);
  const scrollTo = (top: number) => {
    scrolled.replaceValue(Math.max(0, Math.min(top, bottom() - window.innerHeight)));
    window.dispatchEvent(new Event('scroll'));
  };
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(bottom);
  jest.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(() => window.scrollY);
  jest.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(scrollTo);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return rowOf(this) ? HEIGHT : 0;
  });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.hasAttribute(SCROLLER)) return new DOMRect(0, 0, 1024, window.innerHeight);
    const row = rowOf(this);
    return new DOMRect(0, (row ? topOf(row) : TOP) - window.scrollY, 1024, row ? HEIGHT : 0);
  });
  jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
    const [first, second] = args;
    scrollTo(Number(typeof first === 'object' && first !== null && 'top' in first ? first.top : second));
  });
  return {
    scrollTo: (top: number) => act(() => scrollTo(top)),
    /** The first visible entry, and the distance of its top from the top of the window. */
    firstInWindow: () => {
      for (const entry of document.querySelectorAll(`[${ENTRY}]`)) {
        const { top, bottom } = entry.getBoundingClientRect();
        if (bottom > 0) return { id: entry.getAttribute(ENTRY), top };
      }
      return undefined;
    },
  };
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) found.push(parent);
  return found;
}

/** Layers in front of the page return the focus themselves when they close. */
const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Focuses the first ancestor that is marked with `data-takes-focus` or has a marked child, else the h1. */
function focusNearest(ancestors: readonly Element[]): void {
  const marked = ancestors
    .filter((ancestor) => ancestor.isConnected)
    .map((ancestor) =>
      ancestor.matches('[data-takes-focus]')
        ? ancestor
        : ancestor.querySelector(':scope > [data-takes-focus]'),
    )
    .find((found) => found !== null);
  const target = marked ?? document.querySelector('h1');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/**
 * Remembers an element and its ancestors. The returned function focuses the element, or the nearest
 * marked element if it was removed.
 */
export function rememberFocus(element: Element | null): () => void {
  const ancestors = element ? ancestorsOf(element) : [];
  return () => {
    if (element instanceof HTMLElement && element.isConnected && element !== document.body) element.focus();
    else focusNearest(ancestors);
  };
}

/**
 * When the focused element is removed, focuses the nearest element marked with `data-takes-focus`,
 * or else the page's heading. Otherwise the focus would fall back to the body, and users of a keyboard
 * or a screen reader would start at the top again. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: { element: Element; ancestors: Element[] } | undefined;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? { element: target, ancestors: ancestorsOf(target) } : undefined;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected) return;
    const { ancestors } = last;
    last = undefined;
    if (document.activeElement !== document.body) return;
    if (!ancestors.some((ancestor) => ancestor.matches(LAYER))) focusNearest(ancestors);
  });
  const forget = ({ target }: PointerEvent) => {
    if (target instanceof Node && !last?.element.contains(target)) last = undefined;
  };
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget, { capture: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget, { capture: true });
    observer.disconnect();
  };
}

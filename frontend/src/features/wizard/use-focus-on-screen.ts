import { useEffect, useRef, type RefObject } from 'react';

import { QUESTIONS, type Layout } from './layouts';

/**
 * Focuses the first invalid field of a new screen; without one, the field of a single question or the
 * heading of a step. A change of the layout does not move the focus from the switch.
 */
export function useFocusOnScreen(
  form: RefObject<HTMLFormElement | null>,
  heading: RefObject<HTMLElement | null>,
  layout: Layout,
  screen: number,
) {
  const shown = useRef({ layout, screen });
  useEffect(() => {
    const isNew = shown.current.layout === layout && shown.current.screen !== screen;
    shown.current = { layout, screen };
    if (!isNew) return;
    const first = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const field = layout === QUESTIONS ? first('input, textarea, select') : null;
    (first('[aria-invalid="true"]') ?? field ?? heading.current)?.focus();
  }, [form, heading, layout, screen]);
}

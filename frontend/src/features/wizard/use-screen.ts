import { startupInput } from '@proofround/contracts/startups/schemas.js';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { toBody, type Values } from '../../forms/field';
import { STARTUP_FIELDS } from '../../forms/fields/startup';
import { type Layout, QUESTIONS, screenIn, screenOf, withScreen } from './layouts';

/** The first screen with an invalid field; undefined if all fields are valid. */
export function firstInvalidScreen(layout: Layout, values: Values): number | undefined {
  const { error } = startupInput.safeParse(toBody(STARTUP_FIELDS, values));
  const screens = (error?.issues ?? [])
    .map(({ path }) => screenOf(layout, String(path[0])))
    .filter((screen) => screen >= 0);
  return screens.length > 0 ? Math.min(...screens) : undefined;
}

/** The shown screen, from 0. The URL holds it from 1, as `?step=3`, and cannot skip an invalid screen. */
export function useScreen(layout: Layout, values: Values) {
  const [search, setSearch] = useSearchParams();
  const inUrl = screenIn(search, layout);
  const last = layout.screens.length - 1;
  const furthest = firstInvalidScreen(layout, values) ?? last;
  const screen = Number.isInteger(inUrl) && inUrl > 0 ? Math.min(inUrl, furthest) : 0;
  // An address that names a screen which cannot be shown yet is corrected at once. Otherwise the form would go
  // to that screen as soon as the user has typed the last required field.
  useEffect(() => {
    if (inUrl !== screen) setSearch(withScreen(search, layout, screen), { replace: true });
  }, [inUrl, screen, search, layout, setSearch]);
  // The router updates later. Without this ref, a double click adds two history entries.
  const target = useRef(inUrl);
  useEffect(() => {
    target.current = inUrl;
  }, [inUrl]);
  const goTo = (next: number) => {
    if (next === target.current) return;
    target.current = next;
    setSearch(withScreen(search, layout, next));
  };
  return { screen, isLast: screen === last, goTo };
}

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

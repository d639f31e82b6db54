import { startupInput } from '@proofround/contracts/startups/schemas.js';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { toBody, type Values } from '../../forms/field';
import { STARTUP_FIELDS } from '../../forms/fields/startup';
import { screenIn, screenOf, withScreen, type Layout } from './layouts';

/** The first screen with an invalid field; undefined if all fields are valid. */
export function firstInvalidScreen(layout: Layout, values: Values): number | undefined {
  const { error } = startupInput.safeParse(toBody(STARTUP_FIELDS, values));
  const screens = (error?.issues ?? [])
    .map(({ path }) => screenOf(layout, String(path[0])))
    .filter((screen) => screen >= 0);
  return screens.length > 0 ? Math.min(...screens) : undefined;
}

/** The shown screen, from 0. The URL holds it from 1, as `?step=3`, but cannot skip an invalid screen. */
export function useScreen(layout: Layout, values: Values) {
  const [search, setSearch] = useSearchParams();
  const inUrl = screenIn(search, layout);
  const last = layout.screens.length - 1;
  const furthest = firstInvalidScreen(layout, values) ?? last;
  const screen = Number.isInteger(inUrl) && inUrl > 0 ? Math.min(inUrl, furthest) : 0;
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

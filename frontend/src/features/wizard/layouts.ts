import { useSearchParams } from 'react-router';

import { STARTUP_FIELDS, STARTUP_PARTS, type StartupField } from '../../forms/fields/startup';
import { withParam } from '../../lib/search';
import { useStored } from '../../lib/use-stored';

/** The layouts of the manual form. They share fields, draft, validation and submission. */
export interface Layout {
  /** The URL parameter with the shown screen, from 1. */
  param: 'step' | 'question';
  /** The word for a screen. */
  noun: string;
  screens: readonly { title: string; fields: readonly StartupField[] }[];
}

/** The five steps (CREATE-2), which are the default. */
export const STEPS: Layout = { param: 'step', noun: 'Step', screens: STARTUP_PARTS };

/** A screen for each field (CREATE-7). */
export const QUESTIONS: Layout = {
  param: 'question',
  noun: 'Question',
  screens: STARTUP_PARTS.flatMap(({ title, fields }) => fields.map((field) => ({ title, fields: [field] }))),
};

export const LAYOUT_KEY = 'create-startup-layout';

/** The layout in the URL, otherwise the one that the user chose last. */
export function useLayout(): Layout {
  const [search] = useSearchParams();
  const chosen = useStored(LAYOUT_KEY);
  if (search.has(QUESTIONS.param)) return QUESTIONS;
  return !search.has(STEPS.param) && chosen === QUESTIONS.param ? QUESTIONS : STEPS;
}

/** The screen with a field; -1 if the form has no such field. */
export const screenOf = ({ screens }: Layout, name: string): number =>
  screens.findIndex(({ fields }) => fields.some((field) => field.name === name));

/** The screen in the URL, from 0. It may not exist. */
export const screenIn = (search: URLSearchParams, { param }: Layout): number =>
  Number(search.get(param) ?? 1) - 1;

/** `search` with another screen. */
export const withScreen = (search: URLSearchParams, { param }: Layout, screen: number): URLSearchParams =>
  withParam(search, param, String(screen + 1));

/** `search` with the screen of another layout that has the same first field. */
export function inLayout(search: URLSearchParams, from: Layout, to: Layout): URLSearchParams {
  const first = from.screens[screenIn(search, from)]?.fields[0] ?? STARTUP_FIELDS[0];
  const changed = withScreen(search, to, Math.max(0, screenOf(to, first?.name ?? '')));
  return withParam(changed, from.param, '');
}

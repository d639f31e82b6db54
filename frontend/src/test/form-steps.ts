import { screen, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';

import { press, type Step, type Viewer } from './application';

/** A form, and the call that it sends. */
export interface Form {
  /** The file with the form. */
  module: string;
  as: Viewer;
  at: string;
  /** Answers of the server that differ from the usual ones. */
  answers?: readonly HttpHandler[];
  type: readonly Step[];
  submit: Step;
  call: readonly [method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, reply: object];
}

export interface DraftForm extends Form {
  /** A draft in the browser's storage. */
  kept?: readonly [string, object] | undefined;
  /** What the form shows after the reload. */
  shows: () => Promise<void>;
  /** Whether the call takes an Idempotency-Key. Calls without one may be repeated as they are. */
  hasKey?: false;
}

export const choose =
  (label: string, option: string): Step =>
  async (user) =>
    user.selectOptions(await screen.findByLabelText(label), option);
export const mark =
  (option: string): Step =>
  async (user) =>
    user.click(await screen.findByRole('radio', { name: option }));
/** Presses a button that the form's dialog repeats, in the form and then in the dialog. */
export const confirm =
  (name: string): Step =>
  async (user) => {
    await press(name)(user);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  };
export const isShown = (label: string | RegExp, text: string) => async () =>
  expect(await screen.findByLabelText(label)).toHaveDisplayValue(text);
export const isMarked = (option: string) => async () =>
  expect(await screen.findByRole('radio', { name: option })).toBeChecked();

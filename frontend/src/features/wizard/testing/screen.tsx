import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';

import { renderApp } from '../../../test/render';
import { Wizard } from '../wizard';

export type Send = ComponentProps<typeof Wizard>['send'];
type User = ReturnType<typeof userEvent.setup>;

export const sending = () => jest.fn<ReturnType<Send>, Parameters<Send>>().mockResolvedValue(undefined);
export const show = (send: Send = sending(), path = '/create-startup?by=form') => {
  const view = renderApp(<Wizard userId="u1" send={send} />, path);
  return { ...view, user: userEvent.setup() };
};
export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByLabelText(name);
export const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
/** Pastes, because the form renders once for a paste and once for each typed character. */
export const fillFirst = async (user: User) => {
  for (const [name, text] of [
    ['Startup name', 'LedgerLoop'],
    ['One-line description', 'Bookkeeping.'],
    ['Sector', 'FinTech'],
  ] as const) {
    await user.click(field(name));
    await user.paste(text);
  }
};
const stepNow = () => Number(/Step (\d)/.exec(screen.getByText(/^Step \d of 5$/).textContent)?.[1]);
export const next = async (user: User, times = 1) => {
  for (let at = 0; at < times; at++) {
    const step = stepNow();
    await user.click(button('Next'));
    await screen.findByText(`Step ${step + 1} of 5`);
  }
};

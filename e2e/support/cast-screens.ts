import { gatherCast, type Cast } from './cast.js';
import type { Screen } from './screens.js';
import { expect, test as base, type Page } from './test.js';

/** A test with users and their objects, which all tests of a worker share. */
export const test = base.extend<object, { cast: Cast }>({
  cast: [
    async ({}, use) => {
      await use(await gatherCast());
    },
    { scope: 'worker' },
  ],
});

/** Opens the screen and waits until everything has loaded. */
export async function open(page: Page, cast: Cast, { path, as, prepare }: Screen): Promise<void> {
  const token = as && cast[as].token;
  if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(typeof path === 'string' ? path : path(cast));
  await page.locator('h1').waitFor(); // a dialog hides its role
  await prepare?.(page);
  await expect(page.locator('.animate-skeleton')).toHaveCount(0);
}

import { test as base } from '@playwright/test';

export { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';

/** Playwright's own test, which also allows delayed answers to be pending at its end. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

import { test as base } from '@playwright/test';

export { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';

/** Playwright's own, save that answers which a test holds back may still be on their way at its end. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

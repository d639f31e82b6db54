import { test as base } from '@playwright/test';

export {
  expect,
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
  type Route,
  type TestInfo,
} from '@playwright/test';

/** Playwright's test, which ignores routes that are still pending at the end of a test. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

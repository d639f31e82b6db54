import { defineConfig } from '@playwright/test';

import browser from './playwright.config.js';

/** Tests of the catalogue, which `npm run catalogue -- check` has built; they need no stack. */
export default defineConfig({
  testDir: './catalogue',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: { ...browser.use, viewport: { width: 900, height: 600 } },
});

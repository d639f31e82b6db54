import { defineConfig, devices } from '@playwright/test';

/** Browser tests: the built front end on the real stack, in the system's Chromium. */
export default defineConfig({
  testDir: './browser',
  testMatch: '*.spec.ts',
  globalSetup: './support/stack.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy machine must not fail the tests.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env['E2E_URL'],
    // A trace costs an eighth of the time; use `--trace on` for an investigation.
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});

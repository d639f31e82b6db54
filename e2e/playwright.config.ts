import { defineConfig, devices } from '@playwright/test';

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** Browser tests: the built front end on the real stack, in the system's Chromium. */
export default defineConfig({
  testDir: './browser',
  testMatch: '*.spec.ts',
  globalSetup: './support/stack.ts',
  fullyParallel: true,
  // A third on two cores gains nothing and makes tests unsteady.
  workers: 2,
  // The summary names a test that passes only at its second try, as jest's tests (scripts/src/commands/test.ts).
  retries: 1,
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
    { name: 'desktop', use: DESKTOP },
    {
      name: 'phone',
      // A test with this tag runs on the desktop only: its result does not depend on the window's width, or
      // another test visits its screens on the phone.
      grepInvert: /@any-width/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    // Axe on every screen, at both widths; `npm run test:more` runs it.
    { name: 'screens', testDir: './screens', use: DESKTOP },
  ],
});

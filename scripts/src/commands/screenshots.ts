import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { People } from '../showcase/people.js';
import { onStage } from '../showcase/stage.js';
import { CHROMIUM, located } from '../system/packages.js';
import { inRoot } from '../system/paths.js';
import { say } from '../system/say.js';

interface Screen {
  name: string;
  path: string;
  token?: string;
  /** Steps after opening the address, before the picture. */
  prepare?: (page: Page) => Promise<void>;
}

const SIZES = [
  { name: '1440', width: 1440, height: 900, scale: 1 },
  { name: '390', width: 390, height: 844, scale: 2 },
] as const;
const THEMES = ['light', 'dark'] as const;

/** The one committed picture; it shows the part visible without scrolling. */
const README_PICTURE = { of: join('screens', 'dashboard-light-1440.png'), file: 'dashboard.png' };

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('dialog').waitFor();
};

function screensOf({ founder, newFounder, investor, newInvestor, admin }: People): Screen[] {
  return [
    { name: 'landing', path: '/' },
    { name: 'sign-in', path: '/', prepare: openDialog },
    {
      name: 'register',
      path: '/',
      prepare: async (page) => {
        await openDialog(page);
        await page.getByRole('tab', { name: 'Register' }).click();
      },
    },
    { name: 'dashboard', path: '/dashboard', token: founder.token },
    { name: 'dashboard-empty', path: '/dashboard', token: newFounder.token },
    { name: 'create-startup', path: '/create-startup', token: newFounder.token },
    { name: 'create-startup-chat', path: '/create-startup?by=chat', token: newFounder.token },
    { name: 'create-startup-form', path: '/create-startup?by=form', token: newFounder.token },
    { name: 'edit-startup', path: `/edit-startup/${founder.startupId}`, token: founder.token },
    { name: 'analytics', path: `/analytics/${founder.startupId}`, token: founder.token },
    { name: 'matches', path: `/matches/${founder.startupId}`, token: founder.token },
    { name: 'marketplace', path: '/marketplace', token: founder.token },
    { name: 'offers', path: `/marketplace/offers/${founder.listingId}`, token: founder.token },
    { name: 'investor-dashboard', path: '/dashboard', token: investor.token },
    { name: 'investor-dashboard-empty', path: '/dashboard', token: newInvestor.token },
    { name: 'create-investor', path: '/create-investor', token: newInvestor.token },
    { name: 'payment-cancel', path: '/payment/cancel', token: newInvestor.token },
    { name: 'admin', path: '/admin', token: admin.token },
    { name: 'not-found', path: '/no/such/page' },
  ];
}

/** One screen in one theme at one width, after all requests and animations have ended. */
async function take(
  browser: Browser,
  url: string,
  screen: Screen,
  size: (typeof SIZES)[number],
  theme: (typeof THEMES)[number],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  try {
    if (screen.token !== undefined)
      await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(screen.token)})`);
    const page = await context.newPage();
    await page.goto(`${url}${screen.path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await screen.prepare?.(page);
    await page.locator('.animate-skeleton').first().waitFor({ state: 'detached' });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const fullPage = screen.prepare !== openDialog && screen.name !== 'register';
    const folder = inRoot('docs', 'screens');
    const path = join(folder, `${screen.name}-${theme}-${size.name}.png`);
    await page.screenshot({ path, fullPage, animations: 'disabled' });
    if (path.endsWith(README_PICTURE.of))
      await page.screenshot({ path: join(folder, README_PICTURE.file), animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** `npm run screenshots`: every screen with demo data, in both themes and two widths, to docs/screens. */
export async function screenshots([only]: readonly string[]): Promise<void> {
  mkdirSync(inRoot('docs', 'screens'), { recursive: true });
  await onStage(async ({ url, people }) => {
    const browser = await chromium.launch({ executablePath: located(CHROMIUM), args: ['--no-sandbox'] });
    try {
      for (const screen of screensOf(people).filter(({ name }) => only === undefined || name === only)) {
        for (const size of SIZES) for (const theme of THEMES) await take(browser, url, screen, size, theme);
        say(`  ${screen.name}`);
      }
    } finally {
      await browser.close();
    }
  });
}

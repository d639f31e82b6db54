import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, chromium } from '@playwright/test';

import { type DemoStack, onDemoStack } from '../showcase/demo-stack.js';
import { openScreen, type Screen, SCREENS } from '../showcase/screens.js';
import { say, warn } from '../system/output.js';
import { CHROMIUM, located } from '../system/packages.js';
import { inRoot } from '../system/paths.js';

const SIZES = [
  { name: '1440', width: 1440, height: 900, scale: 1 },
  { name: '390', width: 390, height: 844, scale: 2 },
] as const;
const THEMES = ['light', 'dark'] as const;
const FOLDER = inRoot('docs', 'screens');

/** The one committed picture; it shows the part visible without scrolling. */
const README_PICTURE = { of: join('screens', 'dashboard-light-1440.png'), file: 'dashboard.png' };

/** One screen at one width in both themes, after all requests and animations have ended. */
async function take(
  browser: Browser,
  { url, people }: DemoStack,
  screen: Screen,
  size: (typeof SIZES)[number],
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.scale,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await openScreen(page, people, screen);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      const path = join(FOLDER, `${screen.name}-${theme}-${size.name}.png`);
      await page.screenshot({ path, fullPage: !screen.visiblePart, animations: 'disabled' });
      if (path.endsWith(README_PICTURE.of))
        await page.screenshot({ path: join(FOLDER, README_PICTURE.file), animations: 'disabled' });
    }
  } catch (error) {
    warn(`  ${screen.name} at ${size.name} px: ${String(error)}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

/**
 * `npm run screenshots`: every screen with demo data, in both themes and two widths, to docs/screens.
 * With words, only the screens whose names contain one of them.
 */
export async function screenshots(words: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await onDemoStack(async (demo) => {
    const isWanted = ({ name, as }: Screen) =>
      (!as || demo.people[as] !== undefined) &&
      (words.length === 0 || words.some((word) => name.includes(word)));
    const browser = await chromium.launch({ executablePath: located(CHROMIUM), args: ['--no-sandbox'] });
    try {
      for (const screen of SCREENS.filter(isWanted)) {
        for (const size of SIZES) await take(browser, demo, screen, size);
        say(`  ${screen.name}`);
      }
    } finally {
      await browser.close();
    }
  });
}

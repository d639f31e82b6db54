import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { violations } from '../support/axe.js';
import { expect, type Page, test, type TestInfo } from '../support/test.js';

const folder = process.env['CATALOGUE'];
if (folder === undefined) throw new Error('CATALOGUE is missing; run npm run catalogue -- check');

const { entries } = z
  .object({
    entries: z.record(z.string(), z.object({ id: z.string(), title: z.string(), name: z.string() })),
  })
  .parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));

const ORIGIN = 'http://catalogue.test';
/** A story is a part of a page: it has no h1 and no landmarks of its own. */
const PAGE_RULES = ['page-has-heading-one', 'region', 'landmark-one-main', 'heading-order'];

async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Compares the story with its picture, if `npm run catalogue -- pictures` has taken one. */
async function compare(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  if (testInfo.config.updateSnapshots === 'all' || existsSync(testInfo.snapshotPath(name)))
    await expect(page).toHaveScreenshot(name);
}

for (const title of new Set(Object.values(entries).map((story) => story.title))) {
  test(title, async ({ page }, testInfo) => {
    await page.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
    );
    for (const { id, name } of Object.values(entries).filter((story) => story.title === title)) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=story`);
        await page.locator('body.sb-show-main').waitFor();
        await drawn(page);
        expect(await violations(page, { without: PAGE_RULES }), 'in the light theme').toEqual([]);
        await compare(page, `${id}-light.png`, testInfo);
        await page.emulateMedia({ colorScheme: 'dark' });
        await drawn(page);
        // Only the colours differ.
        expect(await violations(page, { only: ['color-contrast'] }), 'in the dark theme').toEqual([]);
        await compare(page, `${id}-dark.png`, testInfo);
      });
    }
  });
}

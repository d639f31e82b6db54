import { openScreen, SCREENS } from '@proofround/launcher';

import { violationsInBothThemes } from '../support/axe.js';
import { expect } from '../support/test.js';
import { test } from '../support/test-with-people.js';

/** The screens are opened once and tried at each width, which is faster than to open them for each. */
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const screen of SCREENS) {
  test(`${screen.name}: has no accessibility violations`, async ({ page, people }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openScreen(page, people, screen);
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      expect(await violationsInBothThemes(page), `at ${size.width} px`).toEqual([]);
    }

    await page.setViewportSize({ width: 320, height: 700 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'no scrolling sideways at 320 px').toBeLessThanOrEqual(320);
  });
}

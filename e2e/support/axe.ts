import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The axe violations of the current page, one line per rule. `only` and `without` are rule ids. */
export async function violations(
  page: Page,
  { only, without = [] }: { only?: string[]; without?: string[] } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (only) axe.withRules(only);
  if (without.length > 0) axe.disableRules(without);
  const { violations: found } = await axe.analyze();
  return found.map(
    ({ id, impact, nodes }) =>
      `${impact ?? 'minor'} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** Waits until the colours of another theme are drawn, including transitions. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    );
  });

/** The violations in the light theme, and those of contrast in the dark theme: only the colours differ. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const dark = await violations(page, { only: ['color-contrast'] });
  return [...light, ...dark.map((violation) => `${violation} (in the dark theme)`)];
}

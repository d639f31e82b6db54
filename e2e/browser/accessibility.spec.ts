import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '../support/test.js';

import { gatherCast, type Cast } from '../support/cast.js';

const test = base.extend<object, { cast: Cast }>({
  cast: [
    async ({}, use) => {
      await use(await gatherCast());
    },
    { scope: 'worker' },
  ],
});

interface Screen {
  name: string;
  path: string | ((cast: Cast) => string);
  as?: 'founder' | 'newFounder' | 'investor' | 'newInvestor' | 'investorWithoutProfile' | 'admin';
  prepare?: (page: Page) => Promise<void>;
}

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('dialog', { name: 'Welcome Back' }).waitFor();
};
const openRegistration = async (page: Page): Promise<void> => {
  await openDialog(page);
  await page.getByRole('tab', { name: 'Register' }).click();
};

const SCREENS: readonly Screen[] = [
  { name: 'landing page', path: '/' },
  { name: 'auth dialog, Login', path: '/', prepare: openDialog },
  { name: 'auth dialog, Register', path: '/', prepare: openRegistration },
  { name: 'founder’s dashboard, empty', path: '/dashboard', as: 'newFounder' },
  { name: 'founder’s dashboard', path: '/dashboard', as: 'founder' },
  { name: 'choice of chat or form', path: '/create-startup', as: 'newFounder' },
  { name: 'chat', path: '/create-startup?by=chat', as: 'newFounder' },
  { name: 'wizard', path: '/create-startup?by=form', as: 'newFounder' },
  { name: 'edit', path: ({ startupId }) => `/edit-startup/${startupId}`, as: 'founder' },
  { name: 'analytics', path: ({ startupId }) => `/analytics/${startupId}`, as: 'founder' },
  { name: 'matches', path: ({ startupId }) => `/matches/${startupId}`, as: 'founder' },
  { name: 'marketplace', path: '/marketplace', as: 'investor' },
  { name: 'own marketplace', path: '/marketplace', as: 'founder' },
  { name: 'offers', path: ({ listingId }) => `/marketplace/offers/${listingId}`, as: 'founder' },
  { name: 'investor’s dashboard, empty', path: '/dashboard', as: 'newInvestor' },
  { name: 'investor’s dashboard', path: '/dashboard', as: 'investor' },
  { name: 'upgrade in place of the form', path: '/create-investor', as: 'newInvestor' },
  { name: 'investor form', path: '/create-investor', as: 'investorWithoutProfile' },
  { name: 'payment under way', path: '/payment/success?session_id=cs_test_unknown', as: 'newInvestor' },
  { name: 'payment cancelled', path: '/payment/cancel', as: 'newInvestor' },
  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'not found', path: '/no/such/page' },
];

/** Opens the screen and waits until everything has loaded. */
async function open(page: Page, cast: Cast, { path, as, prepare }: Screen): Promise<void> {
  const token = as && cast[as].token;
  if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(typeof path === 'string' ? path : path(cast));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await prepare?.(page);
  await expect(page.locator('.animate-skeleton')).toHaveCount(0);
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
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

for (const screen of SCREENS) {
  test(`${screen.name}: has no accessibility violations`, async ({ page, cast }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, cast, screen);
    expect(await violations(page), 'in the light theme').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page);
    // Only the colours differ.
    expect(await violations(page, ['color-contrast']), 'in the dark theme').toEqual([]);

    await page.setViewportSize({ width: 320, height: 700 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'no scrolling sideways at 320 px').toBeLessThanOrEqual(320);
  });
}

test('the heading has the focus after a change of page, so that screen readers announce it', async ({
  page,
  cast,
}) => {
  await open(page, cast, { name: '', path: '/dashboard', as: 'newFounder' });
  await page.getByRole('button', { name: 'Create Your First Startup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your startup' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('animations run, except for users who prefer reduced motion', async ({ page }) => {
  const longest = async () => {
    await page.goto('/');
    await openDialog(page);
    return page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].map((element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element);
          return Math.max(parseFloat(animationDuration), parseFloat(transitionDuration));
        }),
      ),
    );
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await longest()).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await longest()).toBeLessThan(0.01);
});

test('the landing page and the auth dialog work with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Get My AI Score' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(dialog.getByRole('tab', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Join Proofround' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Get My AI Score' }).first()).toBeFocused();
});

import { gzipSync } from 'node:zlib';

import { signUp, toast } from '../support/page-steps.js';
import { expect, test } from '../support/test.js';

/** The limits of `npm run budget`, checked on the loaded page. */
const BUDGET = 120_000;

test.describe('the landing page', () => {
  test(
    'loads at most 120 kB of compressed scripts, and sends no request to the API',
    { tag: '@any-width' },
    async ({ page }) => {
      const sizes: Promise<number>[] = [];
      const calls: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script')
          sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
      });
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeVisible();
      const loaded = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(loaded).toBeGreaterThan(0);
      expect(loaded).toBeLessThanOrEqual(BUDGET);
      expect(calls).toEqual([]);
    },
  );

  test('shows its text at once, and does not move when its font arrives', async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      const answer = await route.fetch();
      await page.getByRole('heading', { level: 1 }).waitFor(); // appears long before the font
      await route.fulfill({ response: answer });
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const all: unknown = Reflect.get(window, 'shifts');
              resolve(Array.isArray(all) ? all.reduce<number>((sum, one) => sum + Number(one), 0) : NaN);
            }),
          );
        }),
    );
    expect(moved).toBeLessThan(0.02);
  });

  test(
    'turns into the dashboard on signing up, without loading the document again',
    { tag: '@any-width' },
    async ({ page }) => {
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await signUp(page);
      await expect(toast(page, 'Account created successfully!')).toBeVisible();
      await expect(page.getByText('No startups yet')).toBeVisible();
      expect(documents).toBe(1);
      await page.goBack();
      await expect(page).toHaveURL(/\/dashboard$/); // signed-in users have no landing page
    },
  );

  test(
    'opens the sign-in form with Login each time, without violating the content security policy',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const violations: string[] = [];
        Object.assign(window, { violations });
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          violations.push(`${violatedDirective} ${blockedURI}`),
        );
      });
      await page.goto('/');
      const start = page.getByRole('banner').getByRole('button', { name: 'Get Started' });
      await start.click();
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByLabel('Full name')).toBeFocused();
      await page.keyboard.press('Escape');
      await start.click();
      await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
      expect(await page.evaluate((): unknown => Reflect.get(window, 'violations'))).toEqual([]);
    },
  );

  // rule: SCREEN-6
  test('applies the chosen theme before the first paint', { tag: '@any-width' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByRole('button', { name: /Theme: System/ }).click();
    await page.getByRole('button', { name: /Theme: Light/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: /Theme: Dark/ }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  });

  test(
    'can be indexed: it has a description and a language, and allows robots',
    { tag: '@any-width' },
    async ({ page, request }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Funding Readiness/);
      const robots = await request.get('/robots.txt');
      expect(await robots.text()).toContain('User-agent: *');
    },
  );
});

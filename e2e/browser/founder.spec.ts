import { arrive, createByWizard, signUp, toast } from '../support/page-steps.js';
import { expect, test } from '../support/test.js';

test.describe('a founder', () => {
  // rule: LIVE-6
  test('describes a startup, and score, tasks and matches appear without a reload', async ({ page }) => {
    await signUp(page);
    await expect(page.getByText('No startups yet')).toBeVisible();
    await page.getByRole('button', { name: 'Create Your First Startup' }).click();
    await page.getByRole('link', { name: /Fill in the form/ }).click();

    await expect(page.getByText('Step 1 of 5')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByLabel('Startup name').fill('LedgerLoop');
    await page
      .getByLabel('One-line description')
      .fill('Bookkeeping that reconciles itself for small clinics.');
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByLabel('Sector').fill('FinTech');
    await expect(page.getByLabel('Stage')).toHaveValue('idea');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Problem & Solution' })).toBeFocused();
    await page
      .getByLabel('Problem')
      .fill('A clinic manager spends 6 hours a week matching payments by hand.');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByLabel('Problem')).toHaveValue(/6 hours/);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Users').fill('12');
    await page.getByLabel('Monthly revenue (USD)').fill('1,850.50');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Create Startup' }).click();

    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(toast(page, 'Startup created! AI is generating your tasks...')).toBeVisible();
    const card = page.getByRole('region', { name: 'LedgerLoop' });
    await expect(card.getByRole('progressbar', { name: 'Overall' })).toBeVisible(); // no reload
    await expect(card.getByText('$1,850.50')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Within 7 days' })).toBeVisible();

    const first = page.getByRole('region', { name: 'Tasks' }).getByRole('listitem').first();
    await first.getByRole('checkbox').click();
    await expect(toast(page, 'Task updated!')).toBeVisible();
    await expect(first.getByText('Done', { exact: true })).toBeVisible();
    await expect(card.getByText(/^1\/\d+$/)).toBeVisible();
    await first.getByRole('combobox').selectOption('in-progress');
    await expect(first.getByText('Done', { exact: true })).toBeHidden();
  });

  test('sees each step of a longer analysis', { tag: '@any-width' }, async ({ page }) => {
    await arrive(page);
    // Sends the gateway's events slowly enough to see them.
    let id = '';
    await page.route('**/api/startups', async (route) => {
      const response = await route.fetch();
      const text = await response.text().catch(() => null);
      if (text === null) return; // requested by a page that was left
      const body = JSON.parse(text) as { id: string } | { id: string }[];
      const one = Array.isArray(body) ? body[0] : body;
      if (one) {
        id = one.id;
        Object.assign(one, { analysis_status: 'running', ai_score: null, analysis: null });
      }
      await route.fulfill({ response, json: body });
    });
    await page.route('**/api/events', async (route) => {
      await expect.poll(() => id).not.toBe('');
      const data = JSON.stringify({ startup_id: id, percent: 60, step: 'Scoring five dimensions' });
      await route.fulfill({
        status: 200,
        contentType: 'text/event-stream',
        body: `id: x-1\nevent: analysis.progress\ndata: ${data}\n\n`,
      });
    });
    await createByWizard(page, 'Watched');
    await expect(page.getByText('Scoring five dimensions…')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Analysis' })).toHaveAttribute('aria-valuenow', '60');
  });

  test('sees which field is wrong, on its step, and loses nothing', async ({ page }) => {
    await arrive(page);
    await page.goto('/create-startup?by=form');
    await page.getByLabel('Startup name').fill('LedgerLoop');
    await page.getByLabel('One-line description').fill('Bookkeeping.');
    await page.getByLabel('Sector').fill('FinTech');
    for (let step = 1; step < 4; step++) await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Users').fill('a dozen');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Must be a number')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Traction & Metrics' })).toBeVisible();
    await expect(page.getByLabel('Users')).toBeFocused();
    await expect(page.getByLabel('Users')).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(page.getByLabel('Users')).toHaveValue('a dozen'); // step and draft survive a reload
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Market & Competition' })).toBeVisible();
  });

  test('can retry when the server is down, and creates once', { tag: '@any-width' }, async ({ page }) => {
    await arrive(page);
    let failing = true;
    const keys: (string | undefined)[] = [];
    await page.route('**/api/startups', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      if (!failing) return route.continue();
      failing = false;
      return route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"detail":"Please try again in a moment."}',
      });
    });
    await createByWizard(page, 'Second try');
    await expect(toast(page, 'Please try again in a moment.')).toBeVisible();
    await page.getByRole('button', { name: 'Create Startup' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('region', { name: 'Second try' })).toHaveCount(1);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  // rules: DASH-7, DASH-9
  test('keeps favourites locally, and deletes after confirming', async ({ page }) => {
    await arrive(page);
    await createByWizard(page, 'To be deleted');
    await page.getByRole('button', { name: 'Add To be deleted to favorites' }).click();
    await expect(toast(page, 'Added to favorites')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Remove To be deleted from favorites' }).click();
    await expect(toast(page, 'Removed from favorites')).toBeVisible();

    await page.getByRole('button', { name: 'Delete To be deleted' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('region', { name: 'To be deleted' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete To be deleted' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Startup deleted successfully!')).toBeVisible();
    await expect(page.getByText('No startups yet')).toBeVisible();
  });

  test('generates matches', { tag: '@any-width' }, async ({ page }) => {
    await arrive(page);
    await createByWizard(page, 'Matched');
    await page.getByRole('button', { name: 'Generate Matches' }).click();
    await expect(toast(page, 'Generating matches with AI...')).toBeVisible();
    await expect(toast(page, /Found \d+ potential matches!/)).toBeVisible();
  });

  // rule: LIVE-6
  test('sees a change in every open tab', { tag: '@any-width' }, async ({ page, context }) => {
    await arrive(page);
    await createByWizard(page, 'In two tabs');
    await expect(page.getByRole('region', { name: 'Within 7 days' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('region', { name: 'In two tabs' }).getByText(/^0\/\d+$/)).toBeVisible();
    await page.getByRole('region', { name: 'Tasks' }).getByRole('checkbox').first().click();
    await expect(other.getByRole('region', { name: 'In two tabs' }).getByText(/^1\/\d+$/)).toBeVisible();
  });

  test('sees which part failed to load, and can retry', { tag: '@any-width' }, async ({ page }) => {
    await arrive(page);
    let failing = true;
    await page.route('**/api/startups', (route) =>
      failing
        ? route.fulfill({
            status: 503,
            contentType: 'application/json',
            body: '{"detail":"This part is down."}',
          })
        : route.continue(),
    );
    await page.reload();
    await expect(page.getByText('Failed to load data')).toBeVisible();
    await expect(page.getByText('This part is down.')).toBeVisible();
    failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No startups yet')).toBeVisible();
  });
});

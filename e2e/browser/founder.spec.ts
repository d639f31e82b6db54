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
});

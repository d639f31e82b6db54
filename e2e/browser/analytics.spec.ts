import { arrive, createByWizard, toast } from '../support/page-steps.js';
import { expect, test } from '../support/test.js';

test.describe('startup analytics', () => {
  test('a founder completes a task, reads the ledger, edits the startup and sees the change per factor', async ({
    page,
  }) => {
    await arrive(page);
    await createByWizard(page, 'LedgerLoop');
    const card = page.getByRole('region', { name: 'LedgerLoop' });
    await expect(card.getByRole('progressbar', { name: 'Overall' })).toBeVisible();

    await page.getByRole('region', { name: 'Tasks' }).getByRole('checkbox').first().check();
    await expect(toast(page, 'Task updated!')).toBeVisible();
    await expect(card.getByText(/^1\/\d+$/)).toBeVisible();

    await card.getByRole('button', { name: "I'm Interested" }).click();
    await expect(toast(page, 'Only investors can record interest')).toBeVisible();

    await card.getByRole('link', { name: 'View Analytics' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics of LedgerLoop' })).toBeFocused();
    await expect(page.getByRole('img', { name: /^Funding Readiness Score: \d+%/ })).toBeVisible();
    await expect(page.getByText('No interested investors yet')).toBeVisible();
    await expect(
      page
        .getByRole('img', { name: /^Day by day\. 0 views/ })
        .locator('svg')
        .first(),
    ).toBeVisible();
    const ledger = page.getByRole('region', { name: 'How this score came about' });
    const sum = await ledger.getByText('Sum of all points').locator('xpath=following-sibling::p').innerText();
    await expect(ledger.getByText(`The overall score is ${sum} of 100`)).toBeVisible();
    await ledger.getByRole('button', { name: 'Open all parts' }).click();
    await expect(ledger.getByRole('heading', { name: /^Risk: / }).first()).toBeVisible();
    const history = page.getByRole('list', { name: 'Scores, newest first' });
    await expect(history.getByText('first analysis')).toBeVisible();
    // A task completed on the dashboard is also completed here.
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);

    await page.getByRole('link', { name: 'Edit startup' }).click();
    await expect(page.getByLabel('Startup name')).toHaveValue('LedgerLoop');
    await page
      .getByRole('textbox', { name: /^Problem/ })
      .fill('A clinic manager spends 6 hours a week matching insurer payments by hand.');
    await page.getByLabel('Users').fill('1,200');
    await expect(page.getByText('2 unsaved changes, kept in this browser.')).toBeVisible();
    await page.reload(); // the draft survives it
    await expect(page.getByLabel('Users')).toHaveValue('1,200');
    await page.getByRole('button', { name: 'Save Changes' }).click();

    await expect(toast(page, 'Startup updated! AI is scoring it again...')).toBeVisible();
    await expect(page).toHaveURL(/\/analytics\//);
    const changed = page.getByRole('region', { name: 'What changed' });
    const changes = changed.getByRole('list', { name: 'Change per factor' });
    await expect(changes.getByRole('listitem').filter({ hasText: 'Problem' })).toContainText(/\+\d/);
    await expect(changes.getByRole('listitem').filter({ hasText: /^Users/ })).toContainText(/\+\d/);
    await expect(history.getByText(/factors? changed/)).toHaveCount(1);
    await page.getByRole('button', { name: 'View as table: Overall score' }).click();
    await expect(page.getByRole('table', { name: 'Overall score' }).getByRole('row')).toHaveCount(3);
  });

  test('do not overflow at 320 px', { tag: '@any-width' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await arrive(page);
    await createByWizard(
      page,
      'An unusually long name of a startup about Donaudampfschifffahrtsgesellschaft',
    );
    await expect(page.getByRole('progressbar', { name: 'Overall' })).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await page.getByRole('link', { name: 'View Analytics' }).click();
    await expect(page.getByRole('region', { name: 'How this score came about' })).toBeVisible();
    expect(await overflow()).toBe(0);
    await page.getByRole('link', { name: 'Edit startup' }).click();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    expect(await overflow()).toBe(0);
    await page.goto(page.url().replace('edit-startup', 'matches'));
    await expect(page.getByRole('heading', { level: 1, name: 'Investor Matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard\?startup=.*#matches$/);
    await expect(page.getByRole('heading', { name: 'Investor Matches' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Investor Matches' })).toBeInViewport();
  });
});

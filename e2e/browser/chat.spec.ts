import { arrive, signUp, toast } from '../support/page-steps.js';
import { expect, type Page, test } from '../support/test.js';

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Sends a message and waits for the answer. */
async function say(page: Page, text: string): Promise<void> {
  const answers = log(page).getByText('Assistant:');
  const before = await answers.count();
  await message(page).fill(text);
  await message(page).press('Enter');
  await expect(log(page).getByText(text, { exact: true }).last()).toBeVisible();
  await expect(answers).toHaveCount(before + 1);
  await expect(message(page)).toBeEnabled();
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Your First Startup' }).click();
  await expect(page.getByText('Recommended')).toBeVisible();
  await page.getByRole('link', { name: 'Start AI chat' }).click();
  await expect(log(page).getByText(/^Hello!/)).toBeVisible();
}

test('a founder creates a startup by chat, and sees its score appear on the dashboard', async ({ page }) => {
  await signUp(page);
  await openChat(page);
  await expect(log(page).getByText('You:')).toHaveCount(0); // the first Hello! is not the user's
  await say(page, 'LedgerLoop');
  await say(page, 'Bookkeeping that reconciles itself for small clinics.');
  await say(page, 'FinTech');
  await say(page, 'A clinic manager spends 6 hours a week matching payments by hand.');
  await expect(page.getByRole('button', { name: 'Create Profile' })).toHaveCount(0);
  await say(page, 'done');
  await say(page, 'yes');
  await expect(page.getByRole('button', { name: 'Create Profile' })).toBeVisible();

  await say(page, 'change the number of users to 40'); // corrections are still possible after completion
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(toast(page, 'Startup created! AI is generating your tasks...')).toBeVisible();
  const card = page.getByRole('region', { name: 'LedgerLoop' });
  await expect(card.getByRole('progressbar', { name: 'Overall' })).toBeVisible(); // no reload
  await expect(card.getByText('40', { exact: true })).toBeVisible();

  await page.goto('/create-startup');
  await expect(page.getByRole('link', { name: 'Start AI chat' })).toBeVisible();
  await expect(page.getByText('You have a draft')).toHaveCount(0);
});

test(
  'a reload in the middle keeps the conversation, and its answers are passed to the form',
  { tag: '@any-width' },
  async ({ page }) => {
    await arrive(page);
    await openChat(page);
    await say(page, 'LedgerLoop');
    await message(page).fill('Bookkeeping that reconciles');
    await page.reload();
    await expect(page).toHaveURL(/\/create-startup\?by=chat$/);
    await expect(log(page).getByText('LedgerLoop', { exact: true })).toBeVisible();
    await expect(message(page)).toHaveValue('Bookkeeping that reconciles');
    await say(page, 'Bookkeeping that reconciles itself for small clinics.');
    await expect(log(page).getByText(/sounds like FinTech/)).toBeVisible(); // the same session

    await page.goto('/create-startup');
    await expect(page.getByText('You have a draft')).toBeVisible();
    await page.getByRole('link', { name: 'Continue AI chat' }).click();
    await page.getByRole('button', { name: 'Switch to form' }).click();
    await expect(page.getByLabel('Startup name')).toHaveValue('LedgerLoop');
    await page.goBack();
    await expect(log(page).getByText('LedgerLoop', { exact: true })).toBeVisible();
  },
);

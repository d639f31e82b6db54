import { until } from '@proofround/test-kit';

import { aFounder } from '../api/stack-under-test.js';
import { signUp } from '../support/page-steps.js';
import { expect, test } from '../support/test.js';

/** The parts of a startup's page that give the score and its reasons. */
const SCORE = ['AI score breakdown', 'How this score came about'];

// rules: CREATE-7, SCREEN-15
test('a new founder answers one question at a time and sees the score arrive', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Create Your First Startup' }).click();
  await page.getByRole('link', { name: 'Fill in the form' }).click();
  await page.getByRole('switch', { name: 'One question at a time' }).check();
  const answers: [question: string, answer: string][] = [
    ['Startup name', 'LedgerLoop'],
    ['One-line description', 'Bookkeeping that reconciles itself for independent clinics.'],
    ['Sector', 'HealthTech'],
  ];
  for (const [at, [question, answer]] of answers.entries()) {
    await expect(page.getByText(`Question ${at + 1} of 16`)).toBeVisible();
    await page.getByLabel(question).fill(answer);
    await page.getByLabel(question).press('Enter');
  }
  await expect(page.getByText('Question 4 of 16')).toBeVisible();
  await page.getByLabel('Stage').press('Enter');
  await expect(page.getByText('Question 5 of 16')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Sector')).toHaveValue('HealthTech');

  // A reload keeps the answers and the question.
  await page.reload();
  await expect(page.getByLabel('Sector')).toHaveValue('HealthTech');
  await page.getByRole('button', { name: 'Get my score now' }).click();
  await expect(page).toHaveURL(/\/startups\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'LedgerLoop' })).toBeVisible();
  for (const name of SCORE) await expect(page.getByRole('region', { name })).toBeVisible();
});

// rules: DASH-10, SCREEN-15
test('a new investor opens a startup before having a profile', { tag: '@any-width' }, async ({ page }) => {
  const founder = await aFounder();
  const body = {
    idea_title: 'LedgerLoop',
    idea_description: 'Bookkeeping that reconciles itself for independent clinics.',
    sector: 'FinTech',
  };
  await founder.call('POST', '/startups', { body });
  await until('a startup is scored', async () => {
    const { body: own } = await founder.call('GET', '/startups?min_score=0');
    return Array.isArray(own) && own.length > 0;
  });

  await signUp(page, 'Investor', 'Ivy Chen');
  const first = page.getByRole('region', { name: 'Five to open first' });
  const startup = first.getByRole('heading', { level: 3 }).first();
  const name = await startup.innerText();
  await startup.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  for (const region of SCORE) await expect(page.getByRole('region', { name: region })).toBeVisible();
});

// rules: LANDING-6, SCREEN-15
test(
  'a visitor opens the sample analysis with its ledger without signing up',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Open it and play with it' }).click();
    const sample = page.getByRole('region', { name: /point by point$/ });
    await expect(sample.getByText('Its ledger: every point with its reason')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

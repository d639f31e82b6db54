import { violationsInBothThemes } from '../support/axe.js';
import { PASSWORD, signUp, toast } from '../support/page-steps.js';
import { expect, test } from '../support/test.js';

test.describe('a visitor', () => {
  // rules: LANDING-1, LANDING-2
  test('sees all parts of the landing page, and every call to action opens the auth dialog', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Proofround');
    for (const text of [
      'AI-Powered Scoring',
      'Smart Investor Matching',
      'Actionable Tasks',
      'How It Works',
      'For Startups',
      'For Investors',
      'Plans and Access',
      'Most Popular',
      '1,480+ ideas analyzed',
      '74/100 average funding score',
      'Testimonials',
      '$29 per month',
      '$299 per year',
      'Free to start, no credit card required.',
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    for (const name of ['Get Started', 'Get My AI Score', 'For Investors', 'Start Pro Trial']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
      await expect(page.getByText('Sign in to continue your journey')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  // rule: LANDING-2
  test(
    'finds Investor preset by the investor buttons, and Startup by the others',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto('/');
      const presetOf = async (button: string) => {
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('tab', { name: 'Register' }).click();
        await expect(page.getByRole('dialog', { name: 'Join Proofround' })).toBeVisible();
        await expect(page.getByText('Create your account and start transforming ideas')).toBeVisible();
        await expect(page.getByPlaceholder('John Doe')).toBeVisible();
        const chosen = await page.getByLabel('I am a...').inputValue();
        await page.keyboard.press('Escape');
        return chosen;
      };
      expect(await presetOf('For Investors')).toBe('investor');
      expect(await presetOf('Get My AI Score')).toBe('startup');
    },
  );

  // rules: SCREEN-1, SESSION-5
  test('is sent to / from every page that needs a login', { tag: '@any-width' }, async ({ page }) => {
    const id = '01936f6e-0000-7000-8000-000000000001';
    for (const path of [
      '/dashboard',
      '/create-startup',
      '/create-investor',
      '/marketplace',
      '/account/subscription',
      `/marketplace/offers/${id}`,
      '/deals',
      `/deals/${id}`,
      `/analytics/${id}`,
      `/edit-startup/${id}`,
      `/matches/${id}`,
      `/startups/${id}`,
      '/pipeline',
      '/payment/success?session_id=cs_test_1',
      '/payment/cancel',
      '/admin',
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
    }
  });

  // rule: SCREEN-4
  test('finds a link back from an unknown address', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Proofround' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('accounts', () => {
  // rules: SESSION-1, SESSION-4
  test('sign up, log out and sign in again', async ({ page }) => {
    const email = await signUp(page);
    await expect(toast(page, 'Account created successfully!')).toBeVisible();
    await expect(page.getByText('Welcome, Amara Osei')).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL(/\/dashboard$/); // signed in, so not on the landing page
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await page.getByRole('button', { name: 'Get Started' }).first().click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('wrong horse');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(toast(page, 'Invalid email or password')).toBeVisible();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(toast(page, 'Welcome back!')).toBeVisible();
  });

  test('a taken address shows the server’s message', { tag: '@any-width' }, async ({ page }) => {
    const email = await signUp(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Get Started' }).first().click();
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Full name').fill('Somebody Else');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(toast(page, 'Email already registered')).toBeVisible();
  });
});

// rules: SCREEN-19, LANDING-7
test('the Terms and the Privacy Policy are read from the landing page and from the form that agrees to them', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await page.getByRole('link', { name: 'Read the Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: await last.innerText() })).toBeInViewport();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.goto('/?auth=login');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Full name').fill('Amara Osei');
  await expect(page.getByText('By creating an account you agree to the')).toBeVisible();
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog').getByRole('link', { name: 'Terms' }).click(),
  ]);
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei');
});

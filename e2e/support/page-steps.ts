import { randomUUID } from 'node:crypto';

import { type Browser, expect, type Page } from '@playwright/test';

import { anyone } from '../api/stack-under-test.js';

export const PASSWORD = 'correct horse';

/** An unused address. */
export const anAddress = (): string => `${randomUUID()}@example.com`;

/** Signs up through the dialog, as a visitor does, and arrives on the dashboard. */
export async function signUp(
  page: Page,
  kind: 'Startup' | 'Investor' = 'Startup',
  name = 'Amara Osei',
): Promise<string> {
  const email = anAddress();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('I am a...').selectOption(kind);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  return email;
}

/** Signs in through the dialog, as a visitor does. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/?auth=login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens a page as this user. The session can end, unlike that of `pageOf`. */
export async function enter(page: Page, { token = '' }: { token?: string }, path: string): Promise<void> {
  await page.goto('/robots.txt'); // same origin and fast to load
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(path);
}

/** Opens the dashboard with a new account, for tests that do not cover signing up. */
export async function arrive(
  page: Page,
  kind: 'Startup' | 'Investor' = 'Startup',
  name = 'Amara Osei',
): Promise<string> {
  const client = await anyone().register(kind === 'Startup' ? 'startup' : 'investor', name);
  await enter(page, client, '/dashboard');
  return client.user?.email ?? '';
}

/** A page of its own, as on another device, with this user signed in. */
export async function pageOf(browser: Browser, { token = '' }: { token?: string }): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((stored) => window.localStorage.setItem('token', stored), token);
  return page;
}

/** Fills the first step of the wizard and goes through the others to the end. */
export async function createByWizard(page: Page, title: string): Promise<void> {
  await page.goto('/create-startup?by=form');
  await page.getByLabel('Startup name').fill(title);
  await page.getByLabel('One-line description').fill('Bookkeeping that reconciles itself for small clinics.');
  await page.getByLabel('Sector').fill('FinTech');
  for (let step = 1; step < 5; step++) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create Startup' }).click();
}

export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

/** On the page that a mailed link opens: sets a new password, and signs in with it. */
export async function chooseNewPassword(page: Page, email: string): Promise<void> {
  const password = 'battery staple horse';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

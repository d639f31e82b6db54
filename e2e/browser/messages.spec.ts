import { type Message, message as messageSchema, thread as threadSchema } from '@proofround/contracts';
import { type ApiClient, aStartup } from '@proofround/test-kit';
import { z } from 'zod';

import { aFounder, anInvestor } from '../api/stack-under-test.js';
import { Keyboard } from '../support/keyboard.js';
import { pageOf, toast } from '../support/page-steps.js';
import { anAnalysedStartup } from '../support/startups.js';
import { expect, type Locator, type Page, type Route, test } from '../support/test.js';

/** An investor who recorded interest and wrote to the founder. */
async function aConversation() {
  const [founder, investor] = [await aFounder('Amara Osei'), await anInvestor('Ivy Chen')];
  const startup_id = await anAnalysedStartup(founder, aStartup());
  await investor.post(`/interest/${startup_id}`);
  const first = { startup_id, message: 'Good day' };
  const { id } = await investor.read(threadSchema, 'POST', '/threads', first);
  return { founder, investor, id };
}
const textsOf = async (who: ApiClient, id: string) =>
  (await who.read(z.array(messageSchema), 'GET', `/threads/${id}/messages`)).map(({ message }) => message);
const write = (who: ApiClient, id: string, message: string) =>
  who.read(messageSchema, 'POST', `/threads/${id}/messages`, { message });

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const MESSAGES = '**/api/threads/*/messages*';

// rules: SCREEN-10, SCREEN-16, TALK-3
test(
  'a message survives being offline, a dead service, a lost answer and reloads, and is sent once: with the keyboard alone',
  { tag: '@any-width' },
  async ({ browser }) => {
    const { founder, investor, id } = await aConversation();
    const page = await pageOf(browser, investor);
    const keys = new Keyboard(page);
    await page.goto(`/messages/${id}`);
    const sent: (string | undefined)[] = [];
    /** Sends what stands in the field while every attempt goes to this handler, and reloads. */
    const fail = async (handle: (route: Route) => Promise<void>) => {
      await page.route(MESSAGES, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        sent.push(route.request().headers()['idempotency-key']);
        return handle(route);
      });
      await keys.press(page.getByRole('button', { name: 'Send' }));
      await expect(toast(page, 'Failed to send the message')).toBeVisible();
      await page.unroute(MESSAGES);
      await page.reload();
      await expect(field(page)).toHaveValue('How do you measure churn?');
    };

    await keys.type(field(page), 'How do you measure churn?');
    await page.context().setOffline(true);
    await keys.press(page.getByRole('button', { name: 'Send' }));
    await expect(toast(page, 'Failed to send the message')).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(field(page)).toHaveValue('How do you measure churn?');
    await fail((route) => route.fulfill({ status: 503, json: { detail: 'This part is down' } }));
    // The server stores it, and its answer is lost.
    await fail(async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    const last = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/messages'),
    );
    await keys.press(page.getByRole('button', { name: 'Send' }));
    sent.push((await last).headers()['idempotency-key']);
    await expect(field(page)).toHaveValue('');
    await expect(log(page).getByText('How do you measure churn?')).toHaveCount(1);
    expect(sent[0]).toBeTruthy();
    expect(new Set(sent).size).toBe(1);
    expect(await textsOf(founder, id)).toEqual(['How do you measure churn?', 'Good day']);
    await page.reload();
    await expect(log(page).getByText('How do you measure churn?')).toHaveCount(1);
    await expect(field(page)).toHaveValue('');
    await page.context().close();
  },
);

// rules: TALK-5, TALK-12
test(
  'two tabs and the other side show a message, its reading and a block without a reload',
  { tag: '@any-width' },
  async ({ browser }) => {
    const { founder, investor, id } = await aConversation();
    const [one, founding] = [await pageOf(browser, investor), await pageOf(browser, founder)];
    await one.goto(`/messages/${id}`);
    const two = await one.context().newPage();
    await two.goto(`/messages/${id}`);
    await expect(log(two).getByText('Good day')).toBeVisible();
    await field(one).fill('Are you there?');
    await one.getByRole('button', { name: 'Send' }).click();
    for (const page of [one, two]) await expect(log(page).getByText('Are you there?')).toHaveCount(1);
    await expect(log(one).getByText('Read', { exact: true })).toHaveCount(0);

    await founding.goto(`/messages/${id}`);
    await expect(log(founding).getByText('Are you there?')).toBeVisible();
    // A hidden tab catches up when it is shown.
    for (const page of [two, one]) {
      await page.bringToFront();
      await expect(log(page).getByText('Read', { exact: true })).toHaveCount(2);
    }
    await founding.getByRole('button', { name: 'Block' }).click();
    await expect(one.getByText('You cannot write in this conversation.')).toBeVisible();
    await one.context().close();
    await founding.context().close();
  },
);

const LONG = 5000;
/** More than the page asks for, so that the test needs few answers. */
const PAGE = 500;
/** The most messages that the page may hold at a time. */
const FEW = 60;
const idOf = (number: number) => `01936f6e-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A long conversation, newest first. Its texts have one to six lines. */
const aLongConversation = (thread_id: string): Message[] =>
  Array.from({ length: LONG }, (_, at) => ({
    id: idOf(LONG - at),
    thread_id,
    mine: at % 3 === 0,
    message: `Message ${LONG - at}. ${'We measure churn by clinic. '.repeat((at % 6) * 3)}`,
    quote: null,
    created_at: '2026-11-20T09:30:00.000Z',
    read_at: '2026-11-20T09:31:00.000Z',
  }));

const topOf = (row: Locator) => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Waits until the row keeps its place, and returns it. */
async function settledTopOf(row: Locator): Promise<number> {
  let top = await topOf(row);
  await expect(async () => {
    const before = top;
    top = await topOf(row);
    expect(top).toBe(before);
  }).toPass();
  return top;
}

// rule: TALK-11
test(
  'a conversation of 5,000 messages shows few of them at a time, and keeps the reader’s place',
  { tag: '@any-width' },
  async ({ browser }) => {
    const { founder, investor, id } = await aConversation();
    const page = await pageOf(browser, investor);
    const all = aLongConversation(id);
    let hold = Promise.resolve();
    await page.route(MESSAGES, async (route) => {
      const query = new URL(route.request().url()).searchParams;
      const from = all.findIndex((one) => one.id === query.get('cursor')) + 1;
      const rows = all.slice(from, from + PAGE);
      if (from > 0) await hold;
      const next = `</api/threads/${id}/messages?limit=${PAGE}&cursor=${rows.at(-1)?.id}>; rel="next"`;
      return route.fulfill({ json: rows, headers: from + PAGE < LONG ? { link: next } : {} });
    });
    const rows = log(page).getByRole('listitem');
    const row = (number: number) => rows.filter({ hasText: new RegExp(`Message ${number}\\.`) });
    /** The number of the first message below the upper edge. */
    const firstVisible = () =>
      log(page).evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        const items = [...element.querySelectorAll('li')];
        const first = items.find((item) => item.getBoundingClientRect().top >= top);
        return /Message (\d+)\./.exec(first?.textContent ?? '')?.[1] ?? '';
      });
    const height = () => log(page).evaluate((element) => element.scrollHeight);

    await page.goto(`/messages/${id}`);
    await expect(row(LONG)).toBeInViewport();
    expect(await rows.count()).toBeLessThan(FEW);

    // Earlier messages arrive while the reader is near the first one.
    let release = () => undefined as unknown;
    hold = new Promise((resolve) => (release = () => resolve()));
    await log(page).evaluate((element) => (element.scrollTop = 700));
    await expect.poll(firstVisible).toMatch(/^45/);
    const seen = row(Number(await firstVisible()));
    const place = await settledTopOf(seen);
    const before = await height();
    release();
    await expect.poll(height).toBeGreaterThan(before);
    await expect(seen).toBeInViewport();
    expect(Math.abs((await settledTopOf(seen)) - place)).toBeLessThan(3);

    // A new one does not move a reader who looks at old ones.
    await write(founder, id, 'The newest of all');
    await expect(page.getByText('Amara Osei: The newest of all')).toBeAttached();
    expect(Math.abs((await settledTopOf(seen)) - place)).toBeLessThan(3);
    await log(page).focus();
    await page.keyboard.press('End');
    await expect(log(page).getByText('The newest of all')).toBeInViewport();

    // To the very first message, by the keyboard.
    await expect(async () => {
      await log(page).focus();
      await page.keyboard.press('Home');
      await expect(row(1)).toBeInViewport({ timeout: 100 });
    }).toPass({ timeout: 60_000, intervals: [0] });
    expect(await rows.count()).toBeLessThan(FEW);
    await expect(page.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0);
    await page.context().close();
  },
);

import { startup as startupSchema } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import { aFounder, anInvestor } from '../api/stack-under-test.js';
import { Keyboard } from '../support/keyboard.js';
import { anAddress, pageOf, toast } from '../support/page-steps.js';
import { anAnalysedStartup } from '../support/startups.js';
import { expect, type Page, test } from '../support/test.js';

const aTitle = () => `LedgerLoop ${anAddress().slice(0, 8)}`;

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const cardIn = (page: Page, name: string, title: string) =>
  column(page, name).getByRole('article', { name: title });

/** Shows a column on a narrow screen, which has room for only one. */
async function turnTo(page: Page, name: string): Promise<void> {
  if (!isNarrow(page)) return;
  const tabs = page.getByRole('navigation', { name: 'Columns' });
  await new Keyboard(page).press(tabs.getByRole('link', { name: new RegExp(`^${name}`) }));
}

/** The investor records interest and writes to the founder. The answer appears without a reload. */
async function talk(investing: Page, founding: Page, startupId: string): Promise<void> {
  const [investor, founder] = [new Keyboard(investing), new Keyboard(founding)];
  await investing.goto(`/startups/${startupId}`);
  await investor.press(investing.getByRole('button', { name: "I'm Interested" }));
  await expect(toast(investing, 'Interest recorded! Startup founder will be notified.')).toBeVisible();
  await expect(investing.getByRole('button', { name: 'Withdraw interest' })).toBeFocused();
  await investor.press(investing.getByRole('button', { name: 'Add to pipeline' }));
  await expect(investing.getByRole('button', { name: 'In pipeline: Watching' })).toBeVisible();
  await investor.press(investing.getByRole('button', { name: 'Message', exact: true }));
  const dialog = investing.getByRole('dialog', { name: 'Message the founder' });
  await investor.type(dialog.getByRole('textbox'), 'Who pays for it today?');
  await investor.press(dialog.getByRole('button', { name: 'Send' }));
  await expect(investing).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);

  await founding.goto('/messages');
  await founder.press(founding.getByRole('link', { name: /Ivy Chen/ }));
  await expect(founding.getByRole('log').getByText('Who pays for it today?')).toBeVisible();
  await founder.type(founding.getByRole('textbox', { name: 'Message' }), 'Nobody yet, ask us in May.');
  await founding.keyboard.press('Control+Enter');
  await expect(investing.getByRole('log').getByText('Nobody yet, ask us in May.')).toBeVisible();
}

/** The board announces a pick-up first and listens to the arrow keys one timer of 0 ms later. */
const nextTimer = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

/** The investor moves the card to Talking, notes the next step, and passes for traction. */
async function pass(page: Page, title: string): Promise<void> {
  const keys = new Keyboard(page);
  const card = page.getByRole('article', { name: title });
  await page.goto('/pipeline');
  if (isNarrow(page)) {
    await keys.pick(card.getByRole('button', { name: 'Move to' }), 'Talking');
    await expect(page.locator(':focus'), 'the focus is not lost with the hidden card').toBeVisible();
    await turnTo(page, 'Talking');
  } else {
    // Wait for the announcement of each key before the next key.
    const announced = page.locator('[id^="DndLiveRegion"]');
    await keys.press(card.getByRole('button', { name: `Drag ${title}` }), 'Space');
    await expect(announced).toHaveText(`${title} is over Watching.`);
    await nextTimer(page);
    await page.keyboard.press('ArrowRight');
    await expect(announced).toHaveText(`${title} is over Talking.`);
    await page.keyboard.press('Space');
  }
  await expect(cardIn(page, 'Talking', title)).toBeVisible();

  await keys.press(card.getByRole('button', { name: 'Edit' }));
  const edit = page.getByRole('dialog', { name: 'Note and next step' });
  await keys.type(edit.getByRole('textbox', { name: 'Note' }), 'Ask for references');
  await keys.to(edit.getByLabel(/^Next step on/));
  await page.keyboard.type('05012030');
  await keys.press(edit.getByRole('button', { name: 'Save' }));
  await expect(card.getByText('Ask for references')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused();

  await keys.pick(card.getByRole('button', { name: 'Move to' }), 'Passed…');
  const dialog = page.getByRole('dialog', { name: 'Pass' });
  await keys.choose(dialog.getByRole('radio', { name: 'Traction' }));
  await keys.type(dialog.getByRole('textbox'), 'Come back with ten customers.');
  await keys.press(dialog.getByRole('button', { name: 'Pass' }));
  await turnTo(page, 'Passed');
  await expect(cardIn(page, 'Passed', title).getByText('Passed: traction')).toBeVisible();
}

/** The founder reads why investors passed, follows the task to its fields, and fills them in. */
async function improve(page: Page, startupId: string): Promise<void> {
  const keys = new Keyboard(page);
  await page.goto(`/startups/${startupId}`);
  const feedback = page.getByRole('region', { name: 'Why investors passed' });
  await expect(feedback.getByText('3 of 3: traction')).toBeVisible();
  await expect(feedback.getByText('Come back with ten customers.')).toBeVisible();

  await keys.press(page.getByRole('link', { name: 'Analytics' }));
  const task = page.getByRole('listitem').filter({ hasText: 'Show investors more users or revenue' });
  await expect(task.getByText(/^\+[\d.]+ points$/)).toBeVisible();
  await keys.press(task.getByRole('link'));
  await keys.type(page.getByRole('textbox', { name: /^Users/ }), '3100');
  await keys.type(page.getByRole('textbox', { name: /^Monthly revenue/ }), '62000');
  await keys.press(page.getByRole('button', { name: 'Save Changes' }));
  await expect(toast(page, 'Startup updated! AI is scoring it again...')).toBeVisible();
}

// rules: SCREEN-8, SCREEN-9, SCREEN-10, SHOW-7, PIPELINE-11, PIPELINE-12
test('with the keyboard alone: interest, conversation, pass, and the founder removes the reason', async ({
  browser,
}) => {
  const title = aTitle();
  const [founder, investor] = [await aFounder(), await anInvestor('Ivy Chen')];
  const body = aStartup({ idea_title: title, user_count: 0, monthly_revenue: 0 });
  const startupId = await anAnalysedStartup(founder, body);
  // A founder sees reasons only after three investors passed.
  for (const other of [await anInvestor(), await anInvestor()])
    await other.put(`/pipeline/${startupId}`, { column: 'passed', reason: 'traction' });
  const [investing, founding] = [await pageOf(browser, investor), await pageOf(browser, founder)];

  await talk(investing, founding, startupId);
  await pass(investing, title);
  await improve(founding, startupId);

  await expect(toast(investing, `${title} is back on your board`)).toBeVisible();
  await turnTo(investing, 'Watching');
  await expect(cardIn(investing, 'Watching', title)).toContainText(
    'You passed for traction; users went from 0 to 3,100 and monthly revenue went from $0 to $62,000.',
  );
  await investing.context().close();
  await founding.context().close();
});

test('a card moves to another column with the mouse', { tag: '@any-width' }, async ({ browser }) => {
  const title = aTitle();
  const [founder, investor] = [await aFounder(), await anInvestor()];
  const { id } = await founder.read(startupSchema, 'POST', '/startups', aStartup({ idea_title: title }));
  await investor.put(`/pipeline/${id}`, { column: 'watching' });
  const page = await pageOf(browser, investor);
  await page.goto('/pipeline');
  await page.getByRole('button', { name: `Drag ${title}` }).dragTo(column(page, 'Diligence'), { steps: 10 });
  await expect(cardIn(page, 'Diligence', title)).toBeVisible();
  await page.reload();
  await expect(cardIn(page, 'Diligence', title)).toBeVisible();
  await page.context().close();
});

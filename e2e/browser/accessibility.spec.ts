import { openRegistration, openScreen, openSignIn, type Screen } from '@proofround/launcher';

import { accessibilityTree } from '../support/accessibility-tree.js';
import { expect } from '../support/test.js';
import { test } from '../support/test-with-people.js';

test(
  'the heading has the focus after a change of page, so that screen readers announce it',
  {
    tag: '@any-width',
  },
  async ({ page, people }) => {
    await openScreen(page, people, { name: '', path: '/dashboard', as: 'newFounder' });
    await page.getByRole('button', { name: 'Create Your First Startup' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create your startup' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'animations run, except for users who prefer reduced motion',
  { tag: '@any-width' },
  async ({ page }) => {
    const longest = async () => {
      await page.goto('/');
      await openSignIn(page);
      return page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('*')].map((element) => {
            const { animationDuration, transitionDuration } = getComputedStyle(element);
            return Math.max(parseFloat(animationDuration), parseFloat(transitionDuration));
          }),
        ),
      );
    };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await longest()).toBeGreaterThan(0.1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await longest()).toBeLessThan(0.01);
  },
);

test('the landing page and the auth dialog work with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Get My AI Score' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(dialog.getByRole('tab', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Join Proofround' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Get My AI Score' }).first()).toBeFocused();
});

/** The specified announcements of a screen reader on the main journeys. */
test.describe('Chromium’s accessibility tree', { tag: '@any-width' }, () => {
  const JOURNEYS: readonly (Screen & { announced: readonly string[] })[] = [
    {
      name: 'landing page to Register',
      path: '/',
      prepare: openRegistration,
      announced: [
        'dialog "Join Proofround"',
        'heading 2 "Join Proofround"',
        'tab "Login"',
        'tab "Register"',
        'textbox "Full name"',
        'textbox "Email"',
        'textbox "Password"',
        'button "Create Account"',
        'button "Close"',
      ],
    },
    {
      name: 'founder’s dashboard',
      path: '/dashboard',
      as: 'founder',
      announced: [
        'banner',
        'main',
        'heading 1 "Your startups"',
        'region "LedgerLoop"',
        'heading 2 "LedgerLoop"',
        'button "Add LedgerLoop to favorites"',
        'progressbar "Overall"',
        'link "View Analytics"',
        'link "View Matches"',
        'heading 2 "Tasks"',
      ],
    },
    {
      name: 'wizard',
      path: '/create-startup?by=form',
      as: 'newFounder',
      announced: [
        'heading 1 "Create your startup"',
        'form "Startup"',
        'progressbar "Form progress" = 20',
        'heading 2 "Basic Information"',
        'textbox "Startup name"',
        'combobox "Sector"',
        'combobox "Stage" = Idea',
        'button "Next"',
      ],
    },
    {
      name: 'browse',
      path: '/dashboard',
      as: 'investor',
      announced: [
        'heading 1 "Your dashboard"',
        'heading 2 "Browse All Startups"',
        'search',
        'form "Filters"',
        'button "Apply Filters"',
        'feed "Startups"',
        'article "LedgerLoop"',
        'progressbar "Risk"',
      ],
    },
    {
      name: 'offer',
      path: '/marketplace',
      as: 'investor',
      prepare: async (page) => {
        const card = page.getByRole('article', { name: 'LedgerLoop' }).first();
        await card.getByRole('button', { name: 'Make an Offer' }).click();
        await page.getByRole('dialog').waitFor();
      },
      announced: ['dialog "Make an Offer"', 'textbox "Amount (USD)"', 'textbox "Message', 'button "Submit"'],
    },
    {
      name: 'chat',
      path: '/create-startup?by=chat',
      as: 'newFounder',
      announced: [
        'heading 1 "Create your startup"',
        'region "AI chat"',
        'button "Switch to form"',
        'log "Conversation"',
        'form "Your message"',
        'textbox "Message"',
        'button "Send"',
        'region "What we know so far"',
        'progressbar "Profile"',
        'heading 3 "Still needed"',
      ],
    },
    {
      name: 'analytics page',
      path: ({ founder }) => `/analytics/${founder.startupId}`,
      as: 'founder',
      prepare: (page) => page.getByRole('button', { name: 'Open all parts' }).click(),
      announced: [
        'button "Back to Dashboard"',
        'heading 1 "Analytics of LedgerLoop"',
        'region "AI score breakdown"',
        'progressbar "Feasibility"',
        'progressbar "Risk"',
        'region "How this score came about"',
        'heading 3 "Feasibility"',
        'heading 4 "Problem"',
        'region "AI analysis"',
        'region "Interested investors"',
        'heading 3 "Ivy Chen"',
        'link "Contact"',
      ],
    },
    {
      name: 'messages',
      path: ({ writer }) => `/messages/${writer.threadId}`,
      as: 'writer',
      announced: [
        'navigation "Main"',
        'button "Marketplace"',
        'link "Messages"',
        'heading 1 "Messages"',
        'link "Ivy Chen',
        'region "Ivy Chen"',
        'button "Block"',
        'log "Conversation with Ivy Chen"',
        'form "Your message"',
        'textbox "Message"',
        'button "Send"',
      ],
    },
    {
      name: 'deals',
      path: '/deals',
      as: 'seller',
      announced: [
        'heading 1 "My deals"',
        'region "Open (1)"',
        'article "TillMate"',
        'link "TillMate"',
        'region "Fell through (1)"',
        'article "ShelfWise"',
      ],
    },
    {
      name: 'deal',
      path: ({ seller }) => `/deals/${seller.dealId}`,
      as: 'seller',
      announced: [
        'heading 1 "Deal for TillMate"',
        'region "Next step"',
        'region "Buyer and seller"',
        'region "Checklist"',
        'heading 3 "Letter of intent"',
        'heading 3 "Due diligence"',
        'button "Confirm"',
        'form "Sign"',
        'textbox "Your full name"',
        'form "Add a note"',
        'button "It fell through"',
      ],
    },
    {
      name: 'pipeline',
      path: '/pipeline',
      as: 'investor',
      announced: [
        'link "Pipeline"',
        'heading 1 "Your pipeline"',
        'region "Watching 1"',
        'article "LedgerLoop"',
        'button "Drag LedgerLoop"',
        'button "Move to"',
        'region "Passed 1"',
        'article "TillMate"',
        'region "My interests"',
        'button "Withdraw interest"',
      ],
    },
  ];

  for (const { announced, ...screen } of JOURNEYS) {
    test(`announces the ${screen.name} in this order`, async ({ page, people }) => {
      await openScreen(page, people, screen);
      // Lists below the first screen render when the browser is idle.
      await expect(async () => {
        const lines = await accessibilityTree(page);
        let from = 0;
        for (const expected of announced) {
          const at = lines.findIndex((line, index) => index >= from && line.startsWith(expected));
          expect(at, `${expected} after line ${from} of:\n${lines.join('\n')}`).toBeGreaterThanOrEqual(from);
          from = at + 1;
        }
      }).toPass({ timeout: 20_000 });
    });
  }

  test('states the same risk of a startup as its label', async ({ page, people }) => {
    await openScreen(page, people, { name: '', path: '/dashboard', as: 'founder' });
    const bar = page.getByRole('progressbar', { name: 'Risk' });
    const risk = await bar.getAttribute('aria-valuenow');
    await expect(bar).toHaveAttribute('aria-valuetext', `${risk}%`);
    await expect(page.getByText(`${risk}%`, { exact: true }).first()).toBeVisible();
    expect(await accessibilityTree(page)).toContain(`progressbar "Risk" = ${risk}`);
  });
});

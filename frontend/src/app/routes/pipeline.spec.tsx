import type { PipelineCard } from '@proofround/contracts/pipeline/schemas.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { aCard, aPipelineStartup } from '../../features/pipeline/testing/world';
import { anId } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { savedFiles } from '../../test/saved-files';
import { cardIn, column, pipelinePage } from './testing/pipeline-page';

const { server, open, puts, holds } = pipelinePage();
const saved = savedFiles();

// rule: SCREEN-9
describe('the pipeline', () => {
  it('shows a card with its scores, note, next step and link, highest fit first', async () => {
    holds(
      aCard(2, { startup: aPipelineStartup(2, { my_fit: 40 }) }),
      aCard(1, { note: 'Met at a fair', remind_at: '2026-11-24T09:00:00.000Z', interested: true }),
    );
    open('/pipeline', 'investor');
    const card = within(await cardIn('Watching', 'Startup 1'));
    expect(card.getByRole('link', { name: 'Startup 1' })).toHaveAttribute('href', `/startups/${anId(1)}`);
    expect(card.getByRole('img', { name: 'Overall score: 61%, Promising' })).toBeVisible();
    expect(card.getByText('79%')).toBeVisible();
    expect(card.getByText('Met at a fair')).toBeVisible();
    expect(card.getByText('Nov 24, 2026')).toBeVisible();
    expect(card.getByText('Interested')).toBeVisible();
    const titles = within(await column('Watching')).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Startup 1', 'Startup 2']);
  });

  // rule: BROWSE-12
  it('is saved as CSV with the cards that it shows, in the order of the board', async () => {
    holds(
      aCard(1, { column: 'passed', reason: 'traction', interested: true }),
      aCard(2),
      aCard(3, { note: '@SUM(A1)', interested: true }),
    );
    const user = open('/pipeline?show=interested', 'investor');
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head, ...rows] = saved[0]?.text.split('\r\n') ?? [];
    expect(saved[0]?.name).toBe('proofround-pipeline.csv');
    expect(head).toMatch(/^\uFEFF?"Startup","Column","Readiness","My fit",/);
    expect(rows).toEqual([
      expect.stringMatching(
        /^"Startup 3","Watching",63,77,66,58,55,,56,3000,4800\.5,250000,.*,"'@SUM\(A1\)"$/,
      ),
      expect.stringMatching(/^"Startup 1","Passed",.*,"Interested","Traction",,$/),
      '',
    ]);
  });

  it('leads to browsing while it is empty', async () => {
    open('/pipeline', 'investor');
    expect(await screen.findByRole('heading', { name: 'Your pipeline is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find startups' })).toHaveAttribute('href', '/dashboard');
  });

  // rule: PIPELINE-8
  it('leads to the weights of My fit also while it is empty, and says that limits do not count', async () => {
    server.use(
      http.get('*/api/fit-weights', () =>
        HttpResponse.json({ team: 1, market: 1, feasibility: 1, product: 1, risk: 1 }),
      ),
    );
    const user = open('/pipeline', 'investor');
    await user.click(await screen.findByRole('button', { name: 'My fit weights' }));
    const dialog = await screen.findByRole('dialog', { name: 'My fit' });
    expect(dialog).toHaveTextContent('Limits that hold the readiness down do not count in it');
  });

  // rule: PIPELINE-13
  it('says before a pass that it withdraws the interest', async () => {
    holds(aCard(1, { interested: true }));
    server.use(
      http.get('*/api/interests', () =>
        HttpResponse.json([
          {
            id: anId(9),
            startup_id: anId(1),
            created_at: '2026-11-20T09:30:00.000Z',
            startup: aPipelineStartup(1),
          },
        ]),
      ),
    );
    const user = open('/pipeline', 'investor');
    await user.click(within(await cardIn('Watching', 'Startup 1')).getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Passed/ }));
    expect(await screen.findByRole('dialog', { name: 'Pass' })).toHaveTextContent(
      'no longer shows your name and email address. Conversations with the founder keep your name.',
    );
  });

  it('offers another try when it cannot be loaded', async () => {
    server.use(http.get('*/api/pipeline', refusal(503)));
    const user = open('/pipeline', 'investor');
    const again = await screen.findByRole('button', { name: 'Try again' });
    holds(aCard(1));
    await user.click(again);
    expect(await cardIn('Watching', 'Startup 1')).toBeVisible();
  });

  it('is for investors, who find it in the header', async () => {
    open('/dashboard', 'investor');
    expect(await screen.findByRole('link', { name: 'Pipeline' })).toHaveAttribute('href', '/pipeline');
  });

  it('redirects founders to the dashboard', async () => {
    open('/pipeline', 'founder');
    expect(await screen.findByRole('heading', { name: 'Your startups' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pipeline' })).toBeNull();
  });

  it('moves a card by its menu, gives it the focus and says where it is', async () => {
    holds(aCard(1));
    const user = open('/pipeline', 'investor');
    await user.click(within(await cardIn('Watching', 'Startup 1')).getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Talking' }));
    const moved = within(await cardIn('Talking', 'Startup 1'));
    await waitFor(() => expect(moved.getByRole('button', { name: 'Move to' })).toHaveFocus());
    expect(screen.getByText('Startup 1 is now in Talking.')).toBeInTheDocument();
    await waitFor(() => expect(puts).toEqual([{ column: 'talking' }]));
  });

  it('moves the card back if the server refuses', async () => {
    holds(aCard(1));
    server.use(http.put('*/api/pipeline/:id', refusal(404, 'Startup not found')));
    const user = open('/pipeline', 'investor');
    await user.click(within(await cardIn('Watching', 'Startup 1')).getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Talking' }));
    expect(await screen.findByText('Startup not found')).toBeVisible();
    expect(await cardIn('Watching', 'Startup 1')).toBeVisible();
  });

  it('says nothing of an earlier move once the card is passed', async () => {
    holds(aCard(1));
    const user = open('/pipeline', 'investor');
    await user.click(within(await cardIn('Watching', 'Startup 1')).getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Talking/ }));
    expect(await screen.findByText('Startup 1 is now in Talking.')).toBeInTheDocument();
    await user.click(within(await cardIn('Talking', 'Startup 1')).getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Passed/ }));
    expect(await screen.findByRole('dialog', { name: 'Pass' })).toBeVisible();
    expect(screen.queryByText('Startup 1 is now in Talking.')).toBeNull();
  });

  it('passes with one tap on a reason, and a sentence to the founder', async () => {
    holds(aCard(1));
    const user = open('/pipeline', 'investor');
    await user.click(within(await cardIn('Watching', 'Startup 1')).getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Passed…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pass' }));
    expect(await dialog.findByRole('button', { name: 'Pass' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Too early' }));
    await user.click(dialog.getByLabelText(/One sentence to the founder/));
    await user.paste('Come back with ten customers.');
    await user.click(dialog.getByRole('button', { name: 'Pass' }));
    expect(within(await cardIn('Passed', 'Startup 1')).getByText('Passed: too early')).toBeVisible();
    expect(puts).toEqual([
      { column: 'passed', reason: 'too_early', message: 'Come back with ten customers.' },
    ]);
  });

  it('keeps the note and the day of the next step', async () => {
    holds(aCard(1, { column: 'passed', reason: 'team' }));
    const user = open(`/pipeline?edit=${anId(1)}`, 'investor');
    const dialog = within(await screen.findByRole('dialog', { name: 'Note and next step' }));
    await user.click(await dialog.findByRole('textbox', { name: /^Note/ }));
    await user.paste('Ask for references');
    await user.type(dialog.getByLabelText(/^Next step on/), '2026-12-01');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const card = within(await cardIn('Passed', 'Startup 1'));
    expect(await card.findByText('Ask for references')).toBeVisible();
    expect(card.getByText('Dec 1, 2026')).toBeVisible();
    const remind_at = new Date('2026-12-01T09:00').toISOString();
    expect(puts).toEqual([
      { column: 'passed', reason: 'team', note: 'Ask for references', former_note: null, remind_at },
    ]);
  });

  // rule: PIPELINE-2
  it('saves a note on a card whose next step has passed, and keeps its day', async () => {
    holds(aCard(1, { remind_at: '2026-01-05T09:00:00.000Z' }));
    const user = open(`/pipeline?edit=${anId(1)}`, 'investor');
    const dialog = within(await screen.findByRole('dialog', { name: 'Note and next step' }));
    await user.click(await dialog.findByRole('textbox', { name: /^Note/ }));
    await user.paste('They answered');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const card = within(await cardIn('Watching', 'Startup 1'));
    expect(await card.findByText('They answered')).toBeVisible();
    expect(card.getByText('Jan 5, 2026')).toBeVisible();
    expect(puts).toEqual([{ column: 'watching', note: 'They answered', former_note: null }]);
  });

  // rule: PIPELINE-14
  it('shows a note that was changed elsewhere, and keeps both texts if the investor wants', async () => {
    holds(aCard(1, { note: 'Met at a fair' }));
    const user = open(`/pipeline?edit=${anId(1)}`, 'investor');
    const dialog = within(await screen.findByRole('dialog', { name: 'Note and next step' }));
    const field = await dialog.findByRole('textbox', { name: /^Note/ });
    await user.clear(field);
    await user.click(field);
    await user.paste('They answered');
    server.use(
      http.get('*/api/pipeline', () =>
        HttpResponse.json<PipelineCard[]>([aCard(1, { note: 'From the phone' })]),
      ),
      http.put('*/api/pipeline/:id', refusal(409, 'This note was changed elsewhere.')),
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('“From the phone”')).toBeVisible();
    expect(field).toHaveValue('They answered');
    await user.click(dialog.getByRole('button', { name: 'Keep both texts' }));
    expect(field).toHaveValue('From the phone\n\nThey answered');
    holds(aCard(1, { note: 'From the phone' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(puts).toEqual([
        { column: 'watching', note: 'From the phone\n\nThey answered', former_note: 'From the phone' },
      ]),
    );
  });

  it('takes a card off the board', async () => {
    holds(aCard(1), aCard(2));
    const user = open('/pipeline', 'investor');
    await user.click(within(await cardIn('Watching', 'Startup 1')).getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from pipeline' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Startup 1' })).toBeNull());
    expect(await cardIn('Watching', 'Startup 2')).toBeVisible();
  });

  it('follows a change in another tab, so that a note is not saved on an old column', async () => {
    holds(aCard(1));
    const user = open('/pipeline', 'investor');
    expect(await cardIn('Watching', 'Startup 1')).toBeVisible();
    holds(aCard(1, { column: 'diligence' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pipeline-changed' })));
    const card = within(await cardIn('Diligence', 'Startup 1'));
    await user.click(card.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Note and next step' }));
    await user.click(await dialog.findByRole('textbox', { name: /^Note/ }));
    await user.paste('Ask for references');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(puts).toEqual([{ column: 'diligence', note: 'Ask for references', former_note: null }]),
    );
    await waitFor(() => expect(window.localStorage.getItem('pipeline-changed')).not.toBeNull());
  });

  it('shows why a startup came back', async () => {
    const text = 'You passed for traction; paying customers went from 4 to 31.';
    holds(aCard(1, { improved: { reason: 'traction', text, at: '2026-11-20T09:30:00.000Z' } }));
    open('/pipeline', 'investor');
    expect(within(await cardIn('Watching', 'Startup 1')).getByText(text)).toBeVisible();
  });

  it('can show only startups of interest', async () => {
    holds(aCard(1, { interested: true }), aCard(2));
    const user = open('/pipeline', 'investor');
    await cardIn('Watching', 'Startup 2');
    await user.click(screen.getByRole('button', { name: 'Interested', pressed: false }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Startup 2' })).toBeNull());
    expect(await cardIn('Watching', 'Startup 1')).toBeVisible();
  });

  it('links to its columns, for screens that show one at a time', async () => {
    holds(aCard(1), aCard(2, { column: 'talking' }));
    const user = open('/pipeline', 'investor');
    const tabs = within(await screen.findByRole('navigation', { name: 'Columns' }));
    expect(tabs.getByRole('link', { name: 'Watching 1' })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs.getByRole('link', { name: 'Talking 1' }));
    await waitFor(() =>
      expect(tabs.getByRole('link', { name: 'Talking 1' })).toHaveAttribute('aria-current'),
    );
  });

  it('scrolls the tab of the column in the address into view', async () => {
    holds(aCard(1, { column: 'passed', reason: 'team' }));
    const offset = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(300);
    open('/pipeline?column=passed', 'investor');
    expect(await screen.findByRole('navigation', { name: 'Columns' })).toHaveProperty('scrollLeft', 300);
    offset.mockRestore();
  });
});

// rule: SCREEN-9
describe('the comparison', () => {
  it('puts the chosen startups side by side and marks the highest figures', async () => {
    holds(aCard(1), aCard(2), aCard(3));
    const user = open('/pipeline', 'investor');
    const compare = async (title: string) =>
      user.click(within(await cardIn('Watching', title)).getByRole('checkbox', { name: 'Compare' }));
    await compare('Startup 1');
    await compare('Startup 2');
    await user.click(await screen.findByRole('link', { name: 'Compare 2' }));
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader')).toHaveLength(2);
    const row = (name: string) => table.getByRole('rowheader', { name }).closest('tr');
    expect(row('Readiness')).toHaveTextContent('Readiness61%62% (highest)');
    expect(row('My fit')).toHaveTextContent('My fit79% (highest)78%');
    expect(row('Team strength')).toHaveTextContent('Team strengthNot assessedNot assessed');
    expect(row('Raising')).toHaveTextContent('Raising$250,000$250,000');
    await user.click(screen.getByRole('link', { name: 'Back to the board' }));
    expect(await cardIn('Watching', 'Startup 3')).toBeVisible();
  });

  // rule: DASH-14
  it('says None stated for no users and no revenue, and marks neither as the highest', async () => {
    const nothing = { user_count: 0, monthly_revenue: 0 };
    holds(
      aCard(1, { startup: aPipelineStartup(1, nothing) }),
      aCard(2, { startup: aPipelineStartup(2, { ...nothing, user_count: 40 }) }),
    );
    open(`/pipeline?compare=${anId(1)},${anId(2)}`, 'investor');
    const table = within(await screen.findByRole('table'));
    const row = (name: string) => table.getByRole('rowheader', { name }).closest('tr');
    expect(row('Users, self-reported')).toHaveTextContent('self-reportedNone stated40 (highest)');
    expect(row('Monthly revenue, self-reported')).toHaveTextContent(/self-reportedNone statedNone stated$/);
  });

  it('compares four startups at most', async () => {
    holds(...[1, 2, 3, 4, 5].map((number) => aCard(number)));
    const user = open('/pipeline', 'investor');
    for (const number of [1, 2, 3, 4]) {
      const card = within(await cardIn('Watching', `Startup ${number}`));
      await user.click(card.getByRole('checkbox', { name: 'Compare' }));
    }
    const fifth = within(await cardIn('Watching', 'Startup 5'));
    expect(fifth.getByRole('checkbox', { name: 'Compare' })).toBeDisabled();
  });
});

// rule: SCREEN-9
describe('the weights of My fit', () => {
  it('are steps from 0 to 5, and order the board anew', async () => {
    const saved: object[] = [];
    holds(aCard(1));
    server.use(
      http.get('*/api/fit-weights', () =>
        HttpResponse.json({ team: 1, market: 1, feasibility: 1, product: 1, risk: 1 }),
      ),
      http.put('*/api/fit-weights', async ({ request }) => {
        const body = await request.json();
        saved.push(body);
        holds(aCard(1, { startup: aPipelineStartup(1, { my_fit: 91 }) }));
        return HttpResponse.json(body);
      }),
    );
    const user = open('/pipeline', 'investor');
    await user.click(await screen.findByRole('button', { name: 'My fit weights' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'My fit' }));
    expect(await dialog.findByLabelText('Team strength')).toHaveFocus();
    await user.selectOptions(dialog.getByLabelText('Team strength'), '5: counts five times');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('91%')).toBeVisible();
    expect(saved).toEqual([{ team: 5, market: 1, feasibility: 1, product: 1, risk: 1 }]);
  });
});

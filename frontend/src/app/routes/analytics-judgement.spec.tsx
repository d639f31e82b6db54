import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { Startup } from '../../api/generated/client';
import { aHeld } from '../../features/admin/testing/world';
import { anAnalysis, FOUNDER, LEDGER } from '../../features/analytics/testing/world';
import { anId } from '../../test/builders';
import { http } from '../../test/http';
import { aReview, HOLD, USERS_QUESTION } from '../../test/judgement';
import { analyticsPage, card } from './testing/analytics-page';

const { server, answer, startup, show } = analyticsPage();
const showWith = (changes: Partial<Startup>) => {
  startup(changes);
  show();
};

describe('the judgement on the analytics page', () => {
  // rules: DASH-5, SCORE-9
  it('breaks the score down into five dimensions, with the risk bar inverted and unknown ones not assessed', async () => {
    show();
    const score = await card('AI score breakdown');
    expect(within(score).getByRole('img', { name: 'Funding Readiness Score: 62%, Promising' })).toBeVisible();
    expect(within(score).getByText('4 of 5 parts assessed')).toBeVisible();
    const bar = (name: string) => within(score).getByRole('progressbar', { name });
    expect(bar('Feasibility')).toHaveAttribute('aria-valuetext', '66%');
    expect(bar('Market potential')).toHaveAttribute('aria-valuetext', '58%');
    expect(bar('Product readiness')).toHaveAttribute('aria-valuetext', '55%');
    expect(bar('Risk')).toHaveAttribute('aria-valuetext', '44%');
    expect(bar('Risk')).toHaveAttribute('aria-valuenow', '44');
    expect(bar('Risk').firstElementChild).toHaveStyle({ width: '56%' });
    expect(within(score).queryByRole('progressbar', { name: 'Team strength' })).toBeNull();
    expect(within(score).getByText('not assessed')).toBeVisible();
  });

  // rule: SHOW-13
  it('shows the points lost in each dimension, and names the limit first', async () => {
    show();
    const score = await card('AI score breakdown');
    const row = (name: string) => within(score).getByText(name).closest('li');
    expect(row('Feasibility')).toHaveTextContent('66%−9.9 of 40 points');
    expect(row('Risk')).toHaveTextContent('44%−10.4 of 20 points');
    expect(row('Limit: Funding ask without use of funds')).toHaveTextContent('−9.6');
    expect(score).toHaveTextContent('62 out of 100: promising');
    expect(score).toHaveTextContent('A limit takes 9.6 points: Funding ask without use of funds.');
    expect(score).not.toHaveTextContent('Most points lost');
    expect(within(score).getAllByRole('listitem')[0]).toHaveTextContent('Limit: Funding ask');
    // The summary and the strengths say what is strongest.
    expect(score).not.toHaveTextContent('Strongest');
  });

  // rule: SCORE-19
  it('states its time and source, and that it measures readiness from self-reported facts', async () => {
    show();
    const score = await card('AI score breakdown');
    expect(score).toHaveTextContent(/Generated Nov 20, 2026.*Source: Scoring rubric, version 2/);
    expect(score).toHaveTextContent('readiness, not the probability of success');
    expect(score).toHaveTextContent('self-reported');
  });

  it('shows the summary, strengths and concerns', async () => {
    show();
    const summary = await card('AI analysis');
    expect(summary).toHaveTextContent('A specific problem with early proof.');
    expect(summary).toHaveTextContent('The problem is told in numbers.');
    expect(summary).toHaveTextContent('Nothing is said about competitors.');
  });

  // rule: SHOW-1
  it('explains the score: factor, points, rung in words, evidence, and their sum', async () => {
    show();
    const ledger = await card('How this score came about');
    const problem = within(ledger).getByRole('heading', { name: 'Problem' }).closest('li');
    expect(problem).toHaveTextContent('30.1 of 40');
    expect(problem).toHaveTextContent('Told with a figure or a name');
    expect(problem).toHaveTextContent('“6 hours a week”');
    expect(ledger).toHaveTextContent('Funding ask without use of funds−9.6');
    expect(ledger).toHaveTextContent('Sum of all points61.5');
    expect(ledger).toHaveTextContent('The overall score is 61.5 of 100');
  });

  // rule: SCORE-22
  it('lists the risks, with the sentence that shows them and an investor’s question', async () => {
    showWith({
      analysis: anAnalysis({
        risks: [
          {
            code: 'platform_dependence',
            title: 'It depends on one platform',
            question: 'What happens when the store changes its rules?',
            quote: 'All our users come from one app store.',
          },
          { code: 'no_moat', title: 'Nothing keeps others out', question: 'Why you?', quote: null },
        ],
      }),
    });
    const [platform, moat] = within(await card('Risks to be ready for')).getAllByRole('listitem');
    expect(platform).toHaveTextContent(
      'It depends on one platform“All our users come from one app store.”An investor will ask: What happens when the store changes its rules?',
    );
    expect(moat).toHaveTextContent('Nothing keeps others outAn investor will ask: Why you?');
  });

  it('shows how far each line’s evidence was checked, and what the labels mean', async () => {
    const [first, second, third, ...others] = LEDGER;
    if (!first || !second || !third) throw new Error('The ledger is too short');
    showWith({
      analysis: anAnalysis({
        ledger: [
          first,
          { ...second, support: 'stated' },
          { ...third, support: 'checked' },
          ...others.map((line) => ({ ...line, support: 'linked' as const })),
        ],
      }),
    });
    const ledger = within(await card('How this score came about'));
    const line = (factor: string) => ledger.getByRole('heading', { name: factor }).closest('li');
    expect(line('Target customer')).not.toHaveTextContent('Stated');
    expect(line('Problem')).toHaveTextContent('Checked');
    expect(line('Users')).toHaveTextContent('Linked');
    expect(line('Relevant experience')).not.toHaveTextContent(/Stated|Linked|Checked/);
    expect(ledger.getByText('Checked')).toHaveAttribute('title', 'The link was opened and answered.');
    expect(ledger.getByText('No mark:').parentElement).toHaveTextContent('The founder says so');
  });

  it('has no risks and labels in an older analysis without them', async () => {
    showWith({ analysis: anAnalysis() });
    const ledger = await card('How this score came about');
    expect(ledger).not.toHaveTextContent('Stated');
    expect(screen.queryByRole('region', { name: 'Risks to be ready for' })).toBeNull();
  });

  it('shows the owner the hold and the questions, with their actions', async () => {
    showWith({ review: HOLD, user_count: 0, analysis: anAnalysis({ questions: [USERS_QUESTION] }) });
    const notice = within(await card('Held back from investors'));
    expect(notice.getByRole('button', { name: 'Ask for a review' })).toBeVisible();
    expect(await card('Did we read this right?')).toHaveTextContent(USERS_QUESTION.text);
  });

  it('shows an admin the hold without the questions', async () => {
    answer('/auth/me', { ...FOUNDER, id: anId(77) });
    showWith({ review: HOLD, user_count: 0, analysis: anAnalysis({ questions: [USERS_QUESTION] }) });
    const notice = within(await card('Held back from investors'));
    expect(notice.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Did we read this right?' })).toBeNull();
  });

  // rule: ADMIN-11
  it('lets an admin clear an upheld startup whose founder did not ask for it', async () => {
    const sent: unknown[] = [];
    server.use(
      http.put('*/api/admin/reviews/:startupId', async ({ request }) => {
        sent.push(await request.json());
        startup({ review: aReview('cleared') });
        return HttpResponse.json(aHeld(1));
      }),
    );
    answer('/auth/me', { ...FOUNDER, id: anId(77) });
    showWith({ review: aReview('upheld') });
    const user = userEvent.setup();
    const decision = within(await card('Your decision on the hold'));
    expect(decision.queryByRole('button', { name: 'Uphold' })).toBeNull();
    await user.click(decision.getByRole('button', { name: 'Clear' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Startup cleared!')).toBeVisible();
    expect(sent).toEqual([{ state: 'cleared', note: null, reasons: HOLD.reasons.map(({ code }) => code) }]);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your decision on the hold' })).toBeNull(),
    );
  });

  // rule: ADMIN-11
  it('offers no decision to the founder', async () => {
    showWith({ review: HOLD });
    await card('Held back from investors');
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';

import type { Startup } from '../../api/generated/client';
import { anAnalysis, aRun, FOUNDER, LEDGER, someAnalytics } from '../../features/analytics/testing/world';
import { anId, aStartup } from '../../test/builders';
import { HOLD, USERS_QUESTION } from '../../test/judgement';
import { answersOf } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { SessionProvider } from '../session';
import Analytics from './analytics';

const ID = anId(1);
const server = apiServer();
const answer = answersOf(server);

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('token', 'a-token');
  answer('/auth/me', FOUNDER);
  answer(`/startups/${ID}/scores`, [aRun(1)]);
  answer(`/startups/${ID}/feedback`, { passes: 0, reasons: null, messages: null });
  answer(`/startups/${ID}/tasks`, []);
  answer(`/startups/${ID}/analytics`, someAnalytics());
});

const show = (startup: Partial<Startup>) => {
  answer(`/startups/${ID}`, aStartup(1, startup));
  renderApp(
    <SessionProvider>
      <Analytics />
    </SessionProvider>,
    `/analytics/${ID}`,
    '/analytics/:startupId',
  );
};
const region = (name: string) => screen.findByRole('region', { name });

describe('the judgement on the analytics page', () => {
  // rule: SCORE-22
  it('lists the risks, with the sentence that shows them and an investor’s question', async () => {
    show({
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
    const [platform, moat] = within(await region('Risks to be ready for')).getAllByRole('listitem');
    expect(platform).toHaveTextContent(
      'It depends on one platform“All our users come from one app store.”An investor will ask: What happens when the store changes its rules?',
    );
    expect(moat).toHaveTextContent('Nothing keeps others outAn investor will ask: Why you?');
  });

  it('shows how far each line’s evidence was checked, and what the labels mean', async () => {
    const [first, second, third, ...others] = LEDGER;
    if (!first || !second || !third) throw new Error('The ledger is too short');
    show({
      analysis: anAnalysis({
        ledger: [
          first,
          { ...second, support: 'stated' },
          { ...third, support: 'checked' },
          ...others.map((line) => ({ ...line, support: 'linked' as const })),
        ],
      }),
    });
    const ledger = within(await region('How this score came about'));
    const line = (factor: string) => ledger.getByRole('heading', { name: factor }).closest('li');
    expect(line('Target customer')).toHaveTextContent('Stated');
    expect(line('Problem')).toHaveTextContent('Checked');
    expect(line('Users')).toHaveTextContent('Linked');
    expect(line('Relevant experience')).not.toHaveTextContent(/Stated|Linked|Checked/);
    expect(ledger.getByText('Checked')).toHaveAttribute('title', 'The link was opened and answered.');
    expect(ledger.getByText('Stated:').parentElement).toHaveTextContent('The founder says so');
  });

  it('has no risks and labels in an older analysis without them', async () => {
    show({ analysis: anAnalysis() });
    const ledger = await region('How this score came about');
    expect(ledger).not.toHaveTextContent('Stated');
    expect(screen.queryByRole('region', { name: 'Risks to be ready for' })).toBeNull();
  });

  it('shows the owner the hold and the questions, with their actions', async () => {
    show({ review: HOLD, user_count: 0, analysis: anAnalysis({ questions: [USERS_QUESTION] }) });
    const notice = within(await region('Held back from investors'));
    expect(notice.getByRole('button', { name: 'Ask for a review' })).toBeVisible();
    expect(await region('Did we read this right?')).toHaveTextContent(USERS_QUESTION.text);
  });

  it('shows an admin the hold without the questions', async () => {
    answer('/auth/me', { ...FOUNDER, id: anId(77) });
    show({ review: HOLD, user_count: 0, analysis: anAnalysis({ questions: [USERS_QUESTION] }) });
    const notice = within(await region('Held back from investors'));
    expect(notice.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Did we read this right?' })).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { Startup } from '../../api/generated/client';
import { aStartup } from '../../test/builders';
import { http } from '../../test/http';
import { aJudgement } from '../../test/judgement';
import { card, show } from './testing/screen';
import { startupServer } from './testing/world';

const { server, holds } = startupServer();

describe('a card', () => {
  // rule: SCREEN-8
  it('leads to the page of its startup, and gives the button of interest its id and description', async () => {
    holds([aStartup(1)]);
    show({
      interestButton: ({ startupId, describedBy }) => (
        <button aria-describedby={describedBy}>{startupId}</button>
      ),
    });
    const shown = within(await card('Startup 1'));
    expect(shown.getByRole('link', { name: 'Startup 1' })).toHaveAttribute(
      'href',
      `/startups/${aStartup(1).id}`,
    );
    expect(shown.getByRole('button', { name: aStartup(1).id })).toHaveAccessibleDescription('Startup 1');
  });
});

// rule: SCORE-41
it('says that a score is of an earlier version of the rubric', async () => {
  const scored = (number: number, source: string) =>
    aStartup(number, {
      ai_score: { overall_score: 60, feasibility: 60, market_potential: 60, risk_level: 40 },
      analysis: aJudgement({ source }),
    });
  holds([scored(1, 'rubric-5'), scored(2, 'rubric-6')]);
  show({ isEarlier: (source) => source === 'rubric-5' });
  const note = 'Scored by an earlier version of the rubric.';
  expect(within(await card('Startup 1')).getByText(note)).toBeVisible();
  expect(within(await card('Startup 2')).queryByText(note)).toBeNull();
});

// rule: DASH-14
it('says None stated for no users and no revenue', async () => {
  holds([aStartup(1, { user_count: 0, monthly_revenue: 0 })]);
  show();
  expect(within(await card('Startup 1')).getAllByText('None stated')).toHaveLength(2);
  expect(within(await card('Startup 1')).queryByText('self-reported')).toBeNull();
});

describe('Contact Founder', () => {
  const withFounder: Startup = aStartup(1, { founder: { name: 'Amara Osei', email: 'a?b@example.com' } });

  it('is hidden without Investor Access', async () => {
    holds([aStartup(1)]);
    show();
    const shown = within(await card('Startup 1'));
    expect(shown.queryByRole('link', { name: 'Contact Founder' })).toBeNull();
  });

  // rule: BROWSE-4
  it('is a mail link that loads its address when the user points at it', async () => {
    const user = userEvent.setup();
    let loads = 0;
    holds([aStartup(1)]);
    server.use(
      http.get('*/api/startups/:id', () => {
        loads += 1;
        return HttpResponse.json(withFounder);
      }),
    );
    show({ isPremium: true });
    const link = within(await card('Startup 1')).getByRole('link', { name: 'Contact Founder' });
    expect(loads).toBe(0);
    await user.hover(link);
    await waitFor(() => expect(link).toHaveAttribute('href', 'mailto:a%3Fb@example.com'));
    await user.unhover(link);
    await user.hover(link);
    expect(loads).toBe(1);
  });

  // rule: BROWSE-4
  it('shows the address on the page once it is followed, and copies it', async () => {
    const user = userEvent.setup();
    holds([aStartup(1)]);
    server.use(http.get('*/api/startups/:id', () => HttpResponse.json(withFounder)));
    show({ isPremium: true });
    const shown = within(await card('Startup 1'));
    expect(shown.queryByText('a?b@example.com')).toBeNull();
    const link = shown.getByRole('link', { name: 'Contact Founder' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(await shown.findByText('a?b@example.com')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Copy address' }));
    expect(await shown.findByRole('button', { name: 'Copied' })).toBeVisible();
  });

  // rule: TALK-13
  it('says so when the founder has no address that may be shown', async () => {
    const user = userEvent.setup();
    holds([aStartup(1)]);
    const founder = { name: 'Amara Osei', email: '' };
    server.use(http.get('*/api/startups/:id', () => HttpResponse.json(aStartup(1, { founder }))));
    show({ isPremium: true });
    const shown = within(await card('Startup 1'));
    await user.click(shown.getByRole('link', { name: 'Contact Founder' }));
    expect(await shown.findByText(/^Amara Osei has no address that can be shown/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Contact Founder' })).toHaveAttribute('href', 'mailto:');
  });

  it('explains why the address is not available', async () => {
    const user = userEvent.setup();
    holds([aStartup(1)]);
    server.use(
      http.get('*/api/startups/:id', () =>
        HttpResponse.json({ detail: 'Startup not found' }, { status: 404 }),
      ),
    );
    show({ isPremium: true });
    await user.click(within(await card('Startup 1')).getByRole('link', { name: 'Contact Founder' }));
    expect(await screen.findByText('Startup not found')).toBeVisible();
  });
});

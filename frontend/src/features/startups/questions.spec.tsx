import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { anId, aStartup } from '../../test/builders';
import { http } from '../../test/http';
import { aJudgement, aQuestionedStartup, ASK_QUESTION, USERS_QUESTION } from '../../test/judgement';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { Questions } from './questions';
import { StartupCard } from './startup-card';

const server = apiServer();
const sent: unknown[] = [];
const answer = (body: object, status = 200) =>
  server.use(
    http.patch(`*/api/startups/${anId(1)}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...body }, { status });
    }),
  );
const show = (startup = aQuestionedStartup()) => {
  const view = renderApp(<Questions startup={startup} heading="h2" />);
  return { ...view, user: userEvent.setup() };
};
const yesButtons = () => screen.queryAllByRole('button', { name: 'Yes, fill it in' });
const yes = () => yesButtons()[0] ?? document.body;
const no = () => screen.getAllByRole('button', { name: /^No, / })[0] ?? document.body;

beforeEach(() => {
  window.localStorage.clear();
  sent.length = 0;
});

describe('numbers that are in the text but not in the fields', () => {
  it('appear on the founder’s card, each with its quote and the value that yes fills in', async () => {
    renderApp(<StartupCard startup={aQuestionedStartup()} interestButton={() => null} />);
    const section = within(await screen.findByRole('region', { name: 'Did we read this right?' }));
    const [users, ask] = section.getAllByRole('listitem');
    expect(users).toHaveTextContent(USERS_QUESTION.text);
    expect(users).toHaveTextContent('“We have 71 paying customers.”');
    expect(users).toHaveTextContent('Users: 71');
    expect(section.getByText('71', { selector: 'mark' })).toBeVisible();
    expect(section.getByRole('button', { name: 'No, these are not users' })).toBeVisible();
    expect(section.getByRole('button', { name: 'No, this is not the funding ask' })).toBeVisible();
    expect(ask).toHaveTextContent('Funding ask: $250,000');
    expect(section.getAllByRole('button', { name: 'Yes, fill it in' })[0]).toHaveAccessibleDescription(
      USERS_QUESTION.text,
    );
  });

  // rule: SCORE-21
  it('are filled in with one tap, which confirms that the analysis runs again', async () => {
    answer(aStartup(1, { user_count: 71, analysis_status: 'queued' }));
    const { user } = show();
    await user.click(yes());
    expect(await screen.findByText('Startup updated! AI is scoring it again...')).toBeVisible();
    expect(sent).toEqual([{ user_count: 71 }]);
    expect(yesButtons()).toHaveLength(1);
    expect(screen.queryByText(USERS_QUESTION.text)).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Did we read this right?' })).toHaveFocus(),
    );
  });

  it('do not appear again after a no, until the next analysis', async () => {
    const { user, unmount } = show();
    await user.click(no());
    expect(yesButtons()).toHaveLength(1);
    expect(sent).toEqual([]);
    unmount();
    const again = show();
    expect(yesButtons()).toHaveLength(1);
    again.unmount();
    show(aQuestionedStartup({ generated_at: '2026-11-21T09:30:02.000Z' }));
    expect(yesButtons()).toHaveLength(2);
  });

  it('end with a closing message, which gets the focus', async () => {
    const { user } = show(aQuestionedStartup({ questions: [ASK_QUESTION] }));
    await user.click(no());
    const end = screen.getByRole('region', { name: 'Nothing left to ask' });
    await waitFor(() => expect(end).toHaveFocus());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [{ detail: 'Must be a number' }, 'Must be a number'],
    [{}, 'Failed to update startup'],
  ])('show after the answer %j “%s”, and stay', async (body, text) => {
    answer(body, 422);
    const { user } = show();
    await user.click(yes());
    expect(await screen.findByText(text)).toBeVisible();
    expect(yesButtons()).toHaveLength(2);
  });

  it.each([
    [
      'the field already has the number',
      { ...aQuestionedStartup({ questions: [USERS_QUESTION] }), user_count: 71 },
    ],
    ['there are no questions', aStartup(1, { analysis: aJudgement() })],
    ['there is no analysis', aStartup(1)],
  ])('do not appear if %s', (_why, startup) => {
    show(startup);
    expect(yesButtons()).toHaveLength(0);
    expect(screen.queryByText('Nothing left to ask')).toBeNull();
  });
});

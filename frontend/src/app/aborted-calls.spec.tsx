import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { sessionEnded } from '../api/session';
import { NotificationSettings } from '../features/account/notification-settings';
import { SecondFactor } from '../features/account/second-factor';
import { ContactLink } from '../features/browse/contact-link';
import { InterestButton } from '../features/interest/interest-button';
import { Conversation } from '../features/messages/conversation';
import { aThread, THREAD } from '../features/messages/testing/world';
import { PipelinePlace } from '../features/pipeline/pipeline-control';
import { TasksCard } from '../features/tasks/tasks-card';
import { toast } from '../lib/toast';
import { anId, aStartup, aTask, aUser } from '../test/builders';
import { gate } from '../test/gate';
import { answersOf, uncheckedHttp } from '../test/http';
import { renderApp } from '../test/render';
import { apiServer } from '../test/server';

const server = apiServer();
const answer = answersOf(server);
const ID = anId(1);
const OPEN = aThread({ state: 'requested', other: { name: 'Amara Osei', role: 'founder' } });

beforeEach(() => {
  answer('/interests', []);
  answer('/pipeline', []);
  answer('/notifications/settings', [{ kind: 'deals', inbox: true, email: true }]);
  answer(`/startups/${ID}/tasks`, [aTask(1)]);
  answer(`/threads/${THREAD}`, OPEN);
  server.use(uncheckedHttp.get(`*/api/threads/${THREAD}/messages`, () => HttpResponse.json([])));
});

const CALLS = {
  interest: [<InterestButton startupId={ID} describedBy="title" />, 'button', "I'm Interested", 'POST'],
  'a notification setting': [<NotificationSettings isInvestor />, 'checkbox', 'Deals: Mail', 'PUT'],
  'two-factor authentication': [<SecondFactor user={aUser()} />, 'button', 'Set up', 'POST'],
  contact: [<ContactLink startupId={ID} describedBy="title" />, 'link', /Contact/, 'GET'],
  'a move on the board': [
    <PipelinePlace startup={{ id: ID, idea_title: 'LedgerLoop' }} describedBy="title" />,
    'button',
    'Add to pipeline',
    'PUT',
  ],
  'an introduction': [
    <Conversation threadId={THREAD} opensAll actionsOf={() => null} />,
    'button',
    'Accept',
    'PUT',
  ],
  'a task': [<TasksCard startup={aStartup(1)} />, 'checkbox', 'Task 1', 'PUT'],
} as const;

describe('a call that is aborted because the session ends', () => {
  it.each(Object.entries(CALLS))(
    'shows no error of its own: %s',
    async (_name, [part, role, name, method]) => {
      const [asked, never] = [gate(), gate()];
      const { store } = renderApp(part);
      const control = await screen.findByRole(role, { name });
      await waitFor(() => expect(control).not.toHaveAttribute('aria-busy', 'true'));
      server.use(
        uncheckedHttp.all('*/api/*', async ({ request }) => {
          if (request.method === method) asked.open();
          await never.opened;
          return HttpResponse.json({}, { status: 503 });
        }),
      );
      await userEvent.click(control);
      await act(() => asked.opened);
      await act(() => Promise.resolve(store.dispatch(sessionEnded())));
      act(() => toast.info('Your session has ended'));
      await screen.findByText('Your session has ended');
      expect(screen.queryAllByText(/abort|failed/i)).toEqual([]);
    },
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { OWN_STARTUPS } from '../../api/pages';
import { interviewerServer } from '../../features/chat/testing/interviewer';
import { useStartupsListQuery } from '../../features/startups/api';
import { aStartup, aUser } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { SessionProvider } from '../session';
import CreateStartup from './create-startup';

const FOUNDER = aUser();
const COMPLETE = { idea_title: 'LedgerLoop', idea_description: 'Bookkeeping.', sector: 'FinTech' };

const { server, answers } = interviewerServer();
const sent: { body: unknown; key: string | null }[] = [];
let listed = 0;

beforeEach(() => {
  sent.length = 0;
  listed = 0;
  window.localStorage.setItem('token', 'a-token');
  server.use(
    http.get('*/api/auth/me', () => HttpResponse.json(FOUNDER)),
    http.get('*/api/startups', () => {
      listed++;
      return HttpResponse.json([]);
    }),
    http.post('*/api/startups', async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      return HttpResponse.json(aStartup(1), { status: 201 });
    }),
  );
});

/** Puts the dashboard's list into the cache, as when a founder comes from the dashboard. */
function Startups() {
  useStartupsListQuery(OWN_STARTUPS);
  return null;
}
const show = (path = '/create-startup') => {
  const view = renderApp(
    <SessionProvider>
      <Startups />
      <CreateStartup />
    </SessionProvider>,
    path,
    '/create-startup',
  );
  return { ...view, user: userEvent.setup() };
};
const tellAll = async (user: ReturnType<typeof userEvent.setup>) => {
  await screen.findByText(/^Hello!/);
  answers({ message: 'Done.', is_complete: true, extracted_data: COMPLETE });
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'LedgerLoop{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Create Profile' }));
};
const goToLastStep = async (user: ReturnType<typeof userEvent.setup>) => {
  for (let step = 2; step <= 5; step++) {
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText(`Step ${step} of 5`);
  }
};
/** Pastes, because the form renders once for a paste and once for each typed character. */
const fillForm = async (user: ReturnType<typeof userEvent.setup>) => {
  for (const [name, text] of [
    ['Startup name', 'LedgerLoop'],
    ['One-line description', 'Bookkeeping.'],
    ['Sector', 'FinTech'],
  ] as const) {
    await user.click(await screen.findByLabelText(name));
    await user.paste(text);
  }
  await goToLastStep(user);
  await user.click(screen.getByRole('button', { name: 'Create Startup' }));
};

describe('the choice', () => {
  // rule: CREATE-1
  it('offers the AI chat (recommended, about 5 minutes) and a manual form (about 10); Back leads to /dashboard', async () => {
    const { user, router } = show();
    const [chat, form] = await screen.findAllByRole('listitem');
    if (!chat || !form) throw new Error('There are two ways');
    expect(within(chat).getByRole('heading', { name: /AI chat/ })).toBeVisible();
    expect(within(chat).getByText('Recommended')).toBeVisible();
    expect(within(chat).getByText('About 5 minutes')).toBeVisible();
    expect(within(form).getByRole('heading', { name: 'Manual form' })).toBeVisible();
    expect(within(form).queryByText('Recommended')).toBeNull();
    expect(within(form).getByText('About 10 minutes')).toBeVisible();
    expect(screen.queryByText('You have a draft')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('is kept in the URL', async () => {
    const { user, router } = show();
    await user.click(await screen.findByRole('link', { name: 'Fill in the form' }));
    expect(router.state.location.search).toBe('?by=form');
    expect(screen.getByText('Step 1 of 5')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Switch to AI chat' }));
    expect(router.state.location.search).toBe('?by=chat');
    expect(await screen.findByText(/^Hello!/)).toBeVisible();
  });

  it('is shown again at a URL with an unknown choice', async () => {
    show('/create-startup?by=telepathy');
    expect(await screen.findByRole('link', { name: 'Start AI chat' })).toBeVisible();
  });

  it('mentions a saved draft', async () => {
    const first = show('/create-startup?by=form');
    await first.user.type(await screen.findByLabelText('Startup name'), 'L');
    first.unmount();
    show();
    expect(await screen.findAllByText('You have a draft')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Continue the form' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start AI chat' })).toBeVisible();
  });
});

describe('creating a startup', () => {
  // rule: CHAT-10
  it('by chat posts the collected data, shows a toast, updates the list, and redirects to /dashboard', async () => {
    const { user, router } = show('/create-startup?by=chat');
    await tellAll(user);
    expect(await screen.findByText('Startup created! AI is generating your tasks...')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ ...COMPLETE, stage: 'idea', user_count: 0 });
    expect(sent[0]?.key).toBeTruthy();
  });

  it('by chat shows the detail on failure, else Failed to create profile, and stays', async () => {
    server.use(http.post('*/api/startups', refusal(409, 'Not now.'), { once: true }));
    const { user, router } = show('/create-startup?by=chat');
    await tellAll(user);
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    server.use(http.post('*/api/startups', refusal(500), { once: true }));
    await user.click(screen.getByRole('button', { name: 'Create Profile' }));
    expect(await screen.findByText('Failed to create profile')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/create-startup');
  });

  it('by form shows a toast, refreshes the list, and redirects to /dashboard', async () => {
    const { user, router } = show('/create-startup?by=form');
    await waitFor(() => expect(listed).toBe(1));
    await fillForm(user);
    expect(await screen.findByText('Startup created! AI is generating your tasks...')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(sent[0]?.body).toMatchObject(COMPLETE);
    expect(window.localStorage.getItem(`draft:create-startup:${FOUNDER.id}`)).toBeNull();
  });

  it('by form shows the detail on failure, else Failed to create startup, and keeps everything', async () => {
    server.use(
      http.post('*/api/startups', refusal(403, 'Only startup accounts can create startups'), { once: true }),
    );
    const { user } = show('/create-startup?by=form');
    await fillForm(user);
    expect(await screen.findByText('Only startup accounts can create startups')).toBeInTheDocument();
    server.use(http.post('*/api/startups', refusal(500), { once: true }));
    await user.click(screen.getByRole('button', { name: 'Create Startup' }));
    expect(await screen.findByText('Failed to create startup')).toBeInTheDocument();
    expect(screen.getByText('LedgerLoop')).toBeVisible();
  });

  it('shows the server’s problem on its field, at its step', async () => {
    const problem = { loc: ['body', 'sector'], msg: 'Field required', type: 'missing' };
    server.use(http.post('*/api/startups', refusal(422, [problem]), { once: true }));
    const { user } = show('/create-startup?by=form');
    await fillForm(user);
    expect(await screen.findByText('body.sector Field required')).toBeInTheDocument();
    expect(await screen.findByText('Step 1 of 5')).toBeVisible();
    expect(screen.getByLabelText('Sector')).toBeInvalid();
  });

  it('copies the chat’s facts into the form, and deletes the chat once its startup is created', async () => {
    answers(
      { extracted_data: { ...COMPLETE, stage: 'mvp' } },
      { extracted_data: { ...COMPLETE, stage: 'mvp' } },
    );
    const { user, router, unmount } = show('/create-startup?by=chat');
    await screen.findByText(/^Hello!/);
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'LedgerLoop{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Switch to form' }));
    expect(await screen.findByLabelText('Startup name')).toHaveValue('LedgerLoop');
    expect(screen.getByLabelText('Stage')).toHaveValue('mvp');
    await goToLastStep(user);
    await user.click(screen.getByRole('button', { name: 'Create Startup' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    unmount();
    show();
    expect(await screen.findByRole('link', { name: 'Start AI chat' })).toBeVisible();
    expect(screen.queryByText('You have a draft')).toBeNull();
  });
  const say = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toBeEnabled());
    await user.type(screen.getByRole('textbox', { name: 'Message' }), `${text}{Enter}`);
  };
  const switchToForm = async (user: ReturnType<typeof userEvent.setup>) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Switch to form' }));
    await screen.findByLabelText('Startup name');
  };

  // rule: CREATE-8
  it('takes the facts of a discarded chat out of the form, and keeps what was typed there', async () => {
    answers({ extracted_data: { idea_title: 'LedgerLoop', idea_description: 'Bookkeeping.' } });
    const { user } = show('/create-startup?by=chat');
    await screen.findByText(/^Hello!/);
    await switchToForm(user);
    await user.type(screen.getByLabelText('Sector'), 'FinTech');
    await user.click(screen.getByRole('link', { name: 'Switch to AI chat' }));
    await say(user, 'Something else');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start over' }));
    await switchToForm(user);
    expect(screen.getByLabelText('Startup name')).toHaveValue('');
    expect(screen.getByLabelText('One-line description')).toHaveValue('');
    expect(screen.getByLabelText('Sector')).toHaveValue('FinTech');
  });

  // rule: CREATE-8
  it('takes a fact that the user removed in the chat out of the form', async () => {
    answers({ extracted_data: COMPLETE }, { extracted_data: { ...COMPLETE, sector: undefined } });
    const { user } = show('/create-startup?by=chat');
    await screen.findByText(/^Hello!/);
    await switchToForm(user);
    expect(screen.getByLabelText('Sector')).toHaveValue('FinTech');
    await user.click(screen.getByRole('link', { name: 'Switch to AI chat' }));
    await say(user, 'Remove the sector');
    await switchToForm(user);
    expect(screen.getByLabelText('Sector')).toHaveValue('');
    expect(screen.getByLabelText('Startup name')).toHaveValue('LedgerLoop');
  });

  it('by chat takes its facts out of the form, whose name of the startup is an earlier one', async () => {
    answers({ extracted_data: { ...COMPLETE, idea_title: 'Ledger' } });
    const { user, router } = show('/create-startup?by=chat');
    await screen.findByText(/^Hello!/);
    await switchToForm(user);
    await user.click(screen.getByRole('link', { name: 'Switch to AI chat' }));
    answers({ message: 'Done.', is_complete: true, extracted_data: COMPLETE });
    await say(user, 'It is called LedgerLoop');
    await user.click(await screen.findByRole('button', { name: 'Create Profile' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(window.localStorage.getItem(`draft:create-startup:${FOUNDER.id}`)).toBeNull();
  });
});

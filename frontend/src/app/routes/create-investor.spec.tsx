import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import type { Investor } from '../../api/generated/client';
import { interviewerServer } from '../../features/chat/testing/interviewer';
import { useInvestorsListQuery } from '../../features/investors/api';
import { ProfileCard } from '../../features/investors/profile-card';
import { anId, aUser } from '../../test/builders';
import { http, refusal } from '../../test/http';
import { renderApp } from '../../test/render';
import { SessionProvider } from '../session';
import CreateInvestor from './create-investor';

type Actor = ReturnType<typeof userEvent.setup>;

const USER = aUser({ name: 'Ivy Chen', email: 'ivy@example.com', user_type: 'investor', is_premium: true });
const REQUIRED = { budget: 2_000_000, current_companies: 'Fernhill', investment_sectors: ['FinTech'] };
const STORED: Investor = {
  ...REQUIRED,
  id: anId(2),
  user_id: USER.id,
  check_size_min: 50_000,
  check_size_max: null,
  investment_thesis: 'Back office software.',
  geography_preference: ['Ireland', 'Wales'],
  portfolio_size: null,
  preferred_stages: ['mvp'],
  created_at: '2026-11-19T15:00:00.000Z',
};

const { server, answers } = interviewerServer();
let profiles: Investor[] = [];
let isPremium = true;
const sent: { call: string; body: unknown }[] = [];

const created =
  (call: string) =>
  async ({ request }: { request: Request }) => {
    const body: unknown = await request.json();
    sent.push({ call, body });
    profiles = [STORED];
    return HttpResponse.json<Investor>(STORED, { status: 201 });
  };

beforeEach(() => {
  profiles = [];
  isPremium = true;
  sent.length = 0;
  window.localStorage.setItem('token', 'a-token');
  server.use(
    http.get('*/api/auth/me', () => HttpResponse.json({ ...USER, is_premium: isPremium })),
    http.get('*/api/investors', () => HttpResponse.json(profiles)),
    http.post('*/api/investors', created('investors')),
    http.post('*/api/investor-profile', created('investor-profile')),
    http.patch('*/api/investors/:id', async ({ request }) => {
      sent.push({ call: 'patch', body: await request.json() });
      profiles = [{ ...STORED, budget: 3_000_000 }];
      return HttpResponse.json(profiles[0]);
    }),
    http.delete('*/api/investors/:id', () => {
      profiles = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

/** The dashboard's list, which must be up to date when the investor returns. */
function Dashboard() {
  const { data } = useInvestorsListQuery({});
  return <p>{data?.map(({ budget }) => `Budget ${budget}`).join() || 'No profile'}</p>;
}
const show = (path = '/create-investor') => {
  const view = renderApp(
    <SessionProvider>
      <CreateInvestor />
      <Dashboard />
    </SessionProvider>,
    path,
  );
  return { ...view, user: userEvent.setup() };
};
const fill = async (user: Actor) => {
  await user.type(await screen.findByLabelText(/Budget/), '2,000,000');
  await user.type(screen.getByLabelText(/Current companies/), 'Fernhill');
  await user.type(screen.getByLabelText(/Investment sectors/), ' FinTech, , ');
};
const press = (user: Actor, name: string) => user.click(screen.getByRole('button', { name }));
const tellAll = async (user: Actor) => {
  await screen.findByText(/^Hello!/);
  answers({ message: 'Done.', is_complete: true, extracted_data: REQUIRED });
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'All of it{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Create Profile' }));
};

describe('/create-investor', () => {
  // rule: CREATE-4
  it('offers the upgrade instead of form and chat without Investor Access', async () => {
    isPremium = false;
    const first = show();
    expect(await screen.findByRole('button', { name: 'Get Investor Access' })).toBeVisible();
    expect(screen.queryByLabelText(/Budget/)).toBeNull();
    first.unmount();
    show('/create-investor?by=chat');
    expect(await screen.findByRole('button', { name: 'Get Investor Access' })).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('creates a profile by form, shows a toast, refreshes the list, and redirects to /dashboard', async () => {
    const { user, router } = show();
    await fill(user);
    await press(user, 'Create Profile');
    expect(await screen.findByText('Investor profile created successfully!')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        call: 'investors',
        body: {
          ...REQUIRED,
          check_size_min: null,
          check_size_max: null,
          investment_thesis: null,
          geography_preference: null,
          portfolio_size: null,
          preferred_stages: null,
        },
      },
    ]);
    expect(await screen.findByText('Budget 2000000')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('shows the detail on failure, else Failed to create investor profile, and keeps the typed text', async () => {
    server.use(http.post('*/api/investors', refusal(409, 'Investor profile already exists'), { once: true }));
    const { user } = show();
    await fill(user);
    await press(user, 'Create Profile');
    expect(await screen.findByText('Investor profile already exists')).toBeInTheDocument();
    server.use(http.post('*/api/investors', refusal(500), { once: true }));
    await press(user, 'Create Profile');
    expect(await screen.findByText('Failed to create investor profile')).toBeInTheDocument();
    expect(screen.getByLabelText(/Budget/)).toHaveValue('2,000,000');
  });

  // rules: CREATE-4, INVESTOR-7
  it('creates a profile by chat through POST /investor-profile, with the chat’s toast', async () => {
    const { user, router } = show();
    await user.click(await screen.findByRole('link', { name: 'Create it in the AI chat' }));
    expect(router.state.location.search).toBe('?by=chat');
    await tellAll(user);
    expect(await screen.findByText('Investor profile created!')).toBeInTheDocument();
    expect(sent).toEqual([{ call: 'investor-profile', body: expect.objectContaining(REQUIRED) as unknown }]);
    expect(await screen.findByText('Budget 2000000')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('shows the detail when the chat’s profile fails, else Failed to create profile', async () => {
    server.use(
      http.post('*/api/investor-profile', refusal(409, 'Investor profile already exists'), { once: true }),
    );
    const { user } = show('/create-investor?by=chat');
    await tellAll(user);
    expect(await screen.findByText('Investor profile already exists')).toBeInTheDocument();
    server.use(http.post('*/api/investor-profile', refusal(500), { once: true }));
    await press(user, 'Create Profile');
    expect(await screen.findByText('Failed to create profile')).toBeInTheDocument();
  });

  it('copies the chat’s facts into the form', async () => {
    answers({
      extracted_data: { ...REQUIRED, investment_sectors: ['FinTech', 'SaaS'], preferred_stages: ['mvp'] },
    });
    const { user } = show('/create-investor?by=chat');
    await screen.findByText(/^Hello!/);
    await press(user, 'Switch to form');
    expect(await screen.findByLabelText(/Budget/)).toHaveValue('2000000');
    expect(screen.getByLabelText(/Investment sectors/)).toHaveValue('FinTech, SaaS');
    expect(screen.getByRole('checkbox', { name: 'MVP' })).toBeChecked();
  });

  it('shows when the profile could not be loaded, and retries', async () => {
    server.use(http.get('*/api/investors', refusal(503, 'This part is down.'), { once: true }));
    const { user } = show();
    expect(await screen.findByText('Failed to load data')).toBeVisible();
    expect(screen.getByText('This part is down.')).toBeVisible();
    await press(user, 'Try again');
    expect(await screen.findByLabelText(/Budget/)).toBeVisible();
  });
});

describe('editing a profile', () => {
  beforeEach(() => {
    profiles = [STORED];
  });

  it('starts with the stored values, sends only the changes, shows a toast, and refreshes the list', async () => {
    const { user, router } = show('/create-investor');
    const budget = await screen.findByLabelText(/Budget/);
    expect(budget).toHaveValue('2000000');
    expect(screen.getByLabelText('Geography')).toHaveValue('Ireland, Wales');
    expect(screen.getByRole('checkbox', { name: 'MVP' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await user.clear(budget);
    await user.type(budget, '3,000,000');
    await user.clear(screen.getByLabelText('Geography'));
    await press(user, 'Save changes');
    expect(await screen.findByText('Investor profile updated!')).toBeInTheDocument();
    expect(sent).toEqual([{ call: 'patch', body: { budget: 3_000_000, geography_preference: null } }]);
    expect(await screen.findByText('Budget 3000000')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('shows the detail on failure, else Failed to update investor profile; a field’s problem is at the field', async () => {
    const problem = { loc: ['body', 'portfolio_size'], msg: 'Must be smaller', type: 'less_than_equal' };
    server.use(http.patch('*/api/investors/:id', refusal(422, [problem]), { once: true }));
    const { user } = show('/create-investor');
    await user.type(await screen.findByLabelText('Portfolio size'), '7');
    await press(user, 'Save changes');
    expect(await screen.findByText('body.portfolio_size Must be smaller')).toBeInTheDocument();
    expect(screen.getByLabelText('Portfolio size')).toBeInvalid();
    expect(screen.getByLabelText('Portfolio size')).toHaveFocus();
    server.use(http.patch('*/api/investors/:id', refusal(500), { once: true }));
    await press(user, 'Save changes');
    expect(await screen.findByText('Failed to update investor profile')).toBeInTheDocument();
  });

  it('keeps unsaved changes over a reload until they are discarded', async () => {
    const first = show('/create-investor');
    await first.user.type(await screen.findByLabelText('Portfolio size'), '7');
    first.unmount();
    const { user } = show('/create-investor');
    expect(await screen.findByLabelText('Portfolio size')).toHaveValue('7');
    await press(user, 'Discard changes');
    expect(screen.getByLabelText('Portfolio size')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  it('opens for every user with a profile, at any address of the page', async () => {
    show('/create-investor?by=chat');
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
  });
});

describe('the profile card', () => {
  const showCard = () => {
    profiles = [STORED];
    const view = renderApp(
      <>
        <ProfileCard investor={STORED} />
        <Dashboard />
      </>,
    );
    return { ...view, user: userEvent.setup() };
  };

  it('links to the edit form', async () => {
    const { user, router } = showCard();
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    expect(router.state.location).toMatchObject({ pathname: '/create-investor', search: '' });
  });

  // rule: DASH-15
  it('names on narrow screens what it does not state, and unfolds', async () => {
    const { unmount } = renderApp(
      <ProfileCard investor={{ ...STORED, investment_thesis: null, preferred_stages: null }} />,
    );
    expect(screen.getByText('$2,000,000')).toBeVisible();
    expect(screen.getByText('Not stated: stages, thesis')).toBeVisible();
    const button = () => screen.getByRole('button', { name: /^Show .* profile$/ });
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.setup().click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(button()).toHaveAccessibleName('Show less of the profile');
    unmount();
    renderApp(<ProfileCard investor={STORED} />);
    expect(screen.queryByText(/^Not stated:/)).toBeNull();
  });

  it('deletes the profile after a confirmation, and updates the list', async () => {
    const { user } = showCard();
    expect(await screen.findByText('Budget 2000000')).toBeVisible();
    await press(user, 'Delete profile');
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm Deletion' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Investor profile deleted successfully!')).toBeInTheDocument();
    expect(await screen.findByText('No profile')).toBeInTheDocument();
  });

  it('says Failed to delete investor profile, with the detail below', async () => {
    server.use(http.delete('*/api/investors/:id', refusal(503, 'Later, please.')));
    const { user } = showCard();
    await press(user, 'Delete profile');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete investor profile')).toBeInTheDocument();
    expect(screen.getByText('Later, please.')).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { applicationServer } from '../../test/application';
import { http } from '../../test/http';

const { server, open } = applicationServer();

describe('the dashboard of an investor without a profile', () => {
  // rules: DASH-10, TEXT-23
  it('has a button with the price, and one in the empty state that opens the same checkout', async () => {
    open('/dashboard', 'investor');
    expect(await screen.findByRole('heading', { name: 'Create Your Investor Profile' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /\$149\/mo/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Get Investor Access' })).toBeVisible();
  });

  it('has one Create Profile in the header, and Create Your Profile in the empty state', async () => {
    open('/dashboard', 'premium');
    expect(await screen.findByRole('heading', { name: 'Create Your Investor Profile' })).toBeVisible();
    for (const name of ['Create Profile', 'Create Your Profile']) {
      expect(await screen.findByRole('button', { name })).toHaveAttribute('href', '/create-investor');
    }
  });
});

describe('the dashboard of an investor with a profile', () => {
  it('offers to create a profile again after it is deleted, with the focus on the heading', async () => {
    const user = open('/dashboard', 'premium with a profile');
    await user.click(await screen.findByRole('button', { name: 'Delete profile' }));
    server.use(
      http.delete('*/api/investors/:id', () => {
        server.use(http.get('*/api/investors', () => HttpResponse.json([])));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm Deletion' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Create Your Investor Profile' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  // rule: DASH-10
  it('shows the browse list once the height of the matches above it is known', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get('*/api/matches/investor/:id', async () => {
        await held;
        return HttpResponse.json([]);
      }),
    );
    open('/dashboard', 'premium with a profile');
    const browse = await screen.findByRole('region', { name: 'Browse All Startups' });
    expect(await within(browse).findByText('Startup 1')).toBeInTheDocument(); // loaded meanwhile
    expect(browse.parentElement).toHaveClass('invisible');
    answer();
    await waitFor(() => expect(browse.parentElement).not.toHaveClass('invisible'));
  });
});

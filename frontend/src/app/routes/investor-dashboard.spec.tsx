import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { aPipelineStartup } from '../../features/pipeline/testing/world';
import { applicationServer } from '../../test/application';
import { anId } from '../../test/builders';
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

  it('leads from its top to the list of all startups, at an address that opens there', async () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.id);
    };
    server.use(http.get('*/api/matches/investor/:id', () => HttpResponse.json([])));
    open('/dashboard?q=Oslo#browse', 'premium with a profile');
    expect(await screen.findByRole('link', { name: 'Browse all startups' })).toHaveAttribute(
      'href',
      '/dashboard?q=Oslo#browse',
    );
    await waitFor(() => expect(shown).toContain('browse'));
  });

  it('says what interest tells the founder until the first is recorded', async () => {
    const interest = {
      id: anId(9),
      startup_id: anId(1),
      created_at: '2026-11-20T09:30:00.000Z',
      startup: aPipelineStartup(1),
    };
    const recorded: (typeof interest)[] = [];
    server.use(
      http.get('*/api/interests', () => HttpResponse.json(recorded)),
      http.post('*/api/interest/:id', () => {
        recorded.push(interest);
        return HttpResponse.json(interest, { status: 201 });
      }),
    );
    const user = open('/dashboard', 'premium with a profile');
    const note = /you tell the founder your name and email address/;
    expect(await screen.findAllByText(note)).toHaveLength(1);
    const [first] = await screen.findAllByRole('button', { name: "I'm Interested", hidden: true });
    await user.click(first ?? document.body);
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
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

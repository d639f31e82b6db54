import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { applicationServer } from '../../test/application';
import { anId, aStartup } from '../../test/builders';
import { http } from '../../test/http';

const { server, open } = applicationServer();
const card = () => screen.findByRole('region', { name: 'Five to open first' });

// rule: DASH-10
describe('the startups to open first', () => {
  it.each(['investor', 'premium'] as const)(
    'are there before any profile, for an %s account',
    async (viewer) => {
      server.use(
        http.get('*/api/startups/first', () =>
          HttpResponse.json([1, 2, 3, 4, 5].map((number) => aStartup(number))),
        ),
      );
      open('/dashboard', viewer);
      const links = await within(await card()).findAllByRole('link', { name: /^Startup \d/ });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        [1, 2, 3, 4, 5].map((number) => `/startups/${anId(number)}`),
      );
      expect(screen.getByRole('heading', { name: 'Create Your Investor Profile' })).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Browse All Startups' })).toBeNull();
    },
  );

  // rule: SCREEN-14
  it('lead to the marketplace while no startup is scored', async () => {
    server.use(http.get('*/api/startups/first', () => HttpResponse.json([])));
    open('/dashboard', 'investor');
    const empty = within(await card());
    expect(await empty.findByRole('heading', { name: 'No startup is scored yet' })).toBeVisible();
    expect(empty.getByRole('link', { name: 'See what is for sale' })).toHaveAttribute('href', '/marketplace');
  });

  it('give way to browsing when there is a profile', async () => {
    open('/dashboard', 'premium with a profile');
    expect(await screen.findByRole('region', { name: 'Browse All Startups' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Five to open first' })).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { applicationServer, type Viewer } from '../test/application';
import { anId } from '../test/builders';
import { uncheckedHttp as http } from '../test/http';

const { server, open } = applicationServer();
const offers = `/marketplace/offers/${anId(1)}`;

/** Each list, the call that leaves it empty, and what starts the work. */
const LISTS: [path: string, viewer: Viewer, call: string, role: 'button' | 'link', name: string][] = [
  ['/dashboard', 'founder', 'startups', 'button', 'Create Your First Startup'],
  ['/dashboard', 'founder', 'startups/:id/tasks', 'link', 'Add to your startup'],
  ['/dashboard', 'founder', 'matches/:id', 'button', 'Generate Matches'],
  ['/dashboard', 'investor', 'investors', 'button', 'Get Investor Access'],
  ['/dashboard', 'investor', 'startups/first', 'link', 'See what is for sale'],
  ['/dashboard', 'premium', 'investors', 'button', 'Create Your Profile'],
  ['/dashboard', 'premium with a profile', 'matches/investor/:id', 'link', 'Browse all startups'],
  ['/dashboard', 'premium with a profile', 'startups', 'link', 'See what is for sale'],
  ['/marketplace', 'founder', 'marketplace/listings', 'link', 'Go to your startups'],
  ['/marketplace', 'investor', 'marketplace/listings', 'link', 'Find startups'],
  ['/marketplace?view=my-listings', 'founder', 'marketplace/listings', 'link', 'Go to your startups'],
  ['/marketplace?view=my-listings', 'investor', 'marketplace/listings', 'link', 'See what is for sale'],
  ['/marketplace?view=my-offers', 'investor', 'marketplace/my-offers', 'link', 'See what is for sale'],
  [offers, 'founder', 'marketplace/offers/:id', 'link', 'Open its page to share it'],
  ['/deals', 'founder', 'deals', 'link', 'See what is for sale'],
  ['/pipeline', 'investor', 'pipeline', 'link', 'Find startups'],
  ['/pipeline', 'investor', 'interests', 'link', 'Browse startups'],
  ['/messages', 'investor', 'threads', 'link', 'Browse startups'],
];

// rule: SCREEN-14
describe('an empty list', () => {
  it.each(LISTS)(
    'at %s of a %s, when %s is empty, offers the %s %s',
    async (path, viewer, call, role, name) => {
      server.use(http.get(`*/api/${call}`, () => HttpResponse.json([])));
      open(path, viewer);
      expect(await screen.findByRole(role, { name })).toBeVisible();
    },
  );
});

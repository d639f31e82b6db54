import { waitFor } from '@testing-library/react';

import { applicationServer } from '../test/application';

const { open } = applicationServer();

describe('the pages of one kind of account', () => {
  // rule: SCREEN-2
  it.each([
    ['/create-startup', 'premium'],
    ['/create-investor', 'founder'],
  ] as const)('%s redirects a %s to the dashboard', async (path, viewer) => {
    open(path, viewer);
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  });

  // rule: SCREEN-2
  it.each([
    ['/create-startup', 'founder'],
    ['/create-investor', 'premium'],
  ] as const)('%s opens for a %s', async (path, viewer) => {
    open(path, viewer);
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
    expect(window.location.pathname).toBe(path);
  });
});

import { waitFor } from '@testing-library/react';

import { applicationServer } from '../test/application';
import { anId } from '../test/builders';
import { pathsOf } from '../test/paths';
import { routes } from './router';

const { open } = applicationServer();

/** The landing page, a shared startup, and the pages without a session. */
const PUBLIC = ['/', '/s/:token', '/*'];

// rules: SCREEN-1, SESSION-5
it.each(pathsOf(routes).filter((path) => !PUBLIC.includes(path)))('%s leads a visitor to /', async (path) => {
  open(path.replace(/:\w+\??/, anId(1)), 'visitor');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

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

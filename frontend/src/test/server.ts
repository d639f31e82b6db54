import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/** The network of one spec file: what no handler answers fails the test. */
export function apiServer(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

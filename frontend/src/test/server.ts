import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/** The mock server of a spec file. A call without a handler fails the test. */
export function apiServer(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

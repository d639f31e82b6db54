import * as accounts from './accounts/endpoints.js';
import * as admin from './admin/endpoints.js';
import * as billing from './billing/endpoints.js';
import * as chat from './chat/endpoints.js';
import * as interest from './interest/endpoints.js';
import * as investors from './investors/endpoints.js';
import * as live from './live/endpoints.js';
import * as marketplace from './marketplace/endpoints.js';
import * as matches from './matches/endpoints.js';
import type { Endpoint } from './messaging/endpoint.js';
import * as notifications from './notifications/endpoints.js';
import * as operations from './operations/endpoints.js';
import * as reviews from './reviews/endpoints.js';
import * as startups from './startups/endpoints.js';
import * as tasks from './tasks/endpoints.js';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';
}

/** Every HTTP call there is: OpenAPI, the generated client and the role test follow this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  accounts,
  startups,
  reviews,
  tasks,
  interest,
  investors,
  matches,
  chat,
  marketplace,
  billing,
  notifications,
  admin,
  live,
  operations,
].flatMap((module) => Object.values<unknown>(module).filter(isEndpoint));

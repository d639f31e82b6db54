import { endpoint } from '../messaging/endpoint.js';
import { LIVE_EVENTS } from './events.js';

export const eventsHttp = {
  follow: endpoint('events.follow', 'GET /events', {
    tag: 'Live',
    summary: 'What happens to the signed-in user, as Server-Sent Events',
    description: `Event names: ${Object.keys(LIVE_EVENTS).join(', ')}. A comment every 15 s keeps the connection open. Reconnect with Last-Event-ID to catch up on the last hour; the first time with the Live-Event-Id of the answer that brought the user, so that nothing is missed in between.`,
    access: 'signed-in',
    status: 200,
  }),
};

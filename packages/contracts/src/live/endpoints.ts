import { endpoint } from '../messaging/endpoint.js';
import { LIVE_EVENTS } from './events.js';

export const eventsHttp = {
  follow: endpoint('events.follow', 'GET /events', {
    tag: 'Live',
    summary: "Follow the signed-in user's events as Server-Sent Events",
    description: `Event names: ${Object.keys(LIVE_EVENTS).join(', ')}. A comment every 15 s keeps the connection open. Reconnect with Last-Event-ID to receive missed events of the last hour. On the first connection send the Live-Event-Id of the reply that contained the user, so that no event in between is missed.`,
    access: 'signed-in',
    status: 200,
  }),
};

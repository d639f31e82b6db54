import type { Provider } from '@nestjs/common';

import { ChatService } from './chat.service.js';
import { Interviewer, RulesInterviewer } from './interviewer.js';
import { SessionStore } from './sessions/session-store.js';

/** What the chat needs; the interviewer that leads it is chosen here. */
export const chatProviders: Provider[] = [
  SessionStore,
  ChatService,
  { provide: Interviewer, useClass: RulesInterviewer },
];

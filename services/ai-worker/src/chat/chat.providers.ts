import type { Provider } from '@nestjs/common';

import { Model } from '../model/model.js';
import { ChatService } from './chat.service.js';
import { Interviewer, RulesInterviewer } from './interviewer.js';
import { ModelInterviewer } from './model-led/model-interviewer.js';
import { SessionStore } from './sessions/session-store.js';

/** The providers of the chat. They choose the interviewer. */
export const chatProviders: Provider[] = [
  SessionStore,
  ChatService,
  {
    provide: Interviewer,
    inject: [{ token: Model, optional: true }],
    useFactory: (model: Model | undefined): Interviewer =>
      model?.configured ? new ModelInterviewer(model) : new RulesInterviewer(),
  },
];

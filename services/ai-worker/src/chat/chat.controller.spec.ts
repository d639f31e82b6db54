import { RUBRIC_VERSION } from '../analysis/rubric/weights.js';
import { ChatController } from './chat.controller.js';
import { ChatService } from './chat.service.js';
import { RulesInterviewer } from './interviewer.js';
import type { SessionStore } from './sessions/session-store.js';

describe('the AI settings for the browser', () => {
  const settings = (OPENAI_API_KEY: string | undefined) => {
    const untouched = {} as SessionStore;
    const chat = new ChatService(untouched, new RulesInterviewer());
    return new ChatController(chat, { OPENAI_API_KEY, OPENAI_MODEL: 'gpt-5-mini' }).get();
  };

  it("name the model if there is a key, else the rubric's version, and never the key", () => {
    expect(settings('sk-secret')).toEqual({ ai_source: 'gpt-5-mini' });
    expect(settings(undefined)).toEqual({ ai_source: RUBRIC_VERSION });
  });
});

import { Controller, Inject } from '@nestjs/common';
import { aiSettingsGet, chatSay, type ReplyOf, type RequestOf } from '@proofround/contracts';
import { CONFIG, Handle } from '@proofround/service-kit';

import { RUBRIC_VERSION } from '../analysis/rubric/weights.js';
import type { AiWorkerConfig } from '../config.js';
import { ChatService } from './chat.service.js';

/** The chat's messages, and what the browser may know of the AI. */
@Controller()
export class ChatController {
  constructor(
    private readonly chat: ChatService,
    @Inject(CONFIG) private readonly config: Pick<AiWorkerConfig, 'OPENAI_API_KEY' | 'OPENAI_MODEL'>,
  ) {}

  @Handle(chatSay)
  say({ actor, body }: RequestOf<typeof chatSay>): Promise<ReplyOf<typeof chatSay>> {
    return this.chat.say(actor, body);
  }

  /** The model's name with a key, the rubric's version without one. */
  @Handle(aiSettingsGet)
  settings(): ReplyOf<typeof aiSettingsGet> {
    const { OPENAI_API_KEY, OPENAI_MODEL } = this.config;
    return { ai_source: OPENAI_API_KEY === undefined ? RUBRIC_VERSION : OPENAI_MODEL };
  }
}

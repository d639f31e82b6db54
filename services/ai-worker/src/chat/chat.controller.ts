import { Controller, Inject } from '@nestjs/common';
import { rpc, type ReplyOf, type RequestOf } from '@proofround/contracts';
import { CONFIG, Handle } from '@proofround/service-kit';

import { RUBRIC_VERSION } from '../analysis/rubric/weights.js';
import type { AiWorkerConfig } from '../config.js';
import { ChatService } from './chat.service.js';

/** The chat's RPC calls, and the AI settings that the browser may see. */
@Controller()
export class ChatController {
  constructor(
    private readonly chat: ChatService,
    @Inject(CONFIG) private readonly config: Pick<AiWorkerConfig, 'OPENAI_API_KEY' | 'OPENAI_MODEL'>,
  ) {}

  @Handle(rpc.chat.say)
  say({ actor, body }: RequestOf<typeof rpc.chat.say>): Promise<ReplyOf<typeof rpc.chat.say>> {
    return this.chat.say(actor, body);
  }

  /** The model's name if there is an API key, else the rubric's version. */
  @Handle(rpc.settings.get['ai-worker'])
  get(): ReplyOf<(typeof rpc.settings.get)['ai-worker']> {
    const { OPENAI_API_KEY, OPENAI_MODEL } = this.config;
    return { ai_source: OPENAI_API_KEY === undefined ? RUBRIC_VERSION : OPENAI_MODEL };
  }
}

import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { ChatService } from './chat.service.js';

@Controller()
export class ChatController {
  constructor(handlers: RpcHandlers, chat: ChatService) {
    handlers.on(rpc.chat.say, ({ actor, body }) => chat.say(actor, body));
  }
}

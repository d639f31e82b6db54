import { Controller } from '@nestjs/common';
import { chatSay, sendChatMessage } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';

@Controller()
export class ChatController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(sendChatMessage)
  say(@Input() { actor, body }: InputOf<typeof sendChatMessage>) {
    return this.rpc.forward(chatSay, { actor, body });
  }
}

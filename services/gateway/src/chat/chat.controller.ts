import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';

/** A turn may ask the model, which has 3 s; with what is around it, it stays within 5. */
const PATIENCE_MS = 4800;

@Controller()
export class ChatController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.chat.say)
  say(@Input() { actor, body }: InputOf<typeof http.chat.say>) {
    return this.rpc.forward(rpc.chat.say, { actor, body }, { timeoutMs: PATIENCE_MS });
  }
}

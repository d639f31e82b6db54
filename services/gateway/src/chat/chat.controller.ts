import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, Route, type InputOf } from '../http/route.decorator.js';

/** A turn may call the model, which has 3 s; the whole turn must take less than 5 s. */
const TIMEOUT_MS = 4800;

@Controller()
export class ChatController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(http.chat.say)
  say(@Input() { actor, body }: InputOf<typeof http.chat.say>) {
    return this.rpc.forward(rpc.chat.say, { actor, body }, { timeoutMs: TIMEOUT_MS });
  }
}

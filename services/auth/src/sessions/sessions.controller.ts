import { Controller } from '@nestjs/common';
import { rpc, type RequestOf } from '@proofround/contracts';
import { Handle } from '@proofround/service-kit';

import { OwnSessions } from './own-sessions.service.js';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  @Handle(rpc.sessions.list)
  list({ actor }: RequestOf<typeof rpc.sessions.list>) {
    return this.sessions.list(actor);
  }

  @Handle(rpc.sessions.end)
  async end({ actor, session_id }: RequestOf<typeof rpc.sessions.end>) {
    await this.sessions.end(actor, session_id);
    return null;
  }

  @Handle(rpc.sessions.logOut)
  async logOut({ actor }: RequestOf<typeof rpc.sessions.logOut>) {
    return { ended: await this.sessions.logOut(actor) };
  }

  @Handle(rpc.sessions.logOutAll)
  async logOutAll({ actor }: RequestOf<typeof rpc.sessions.logOutAll>) {
    return { ended: await this.sessions.logOutAll(actor) };
  }
}

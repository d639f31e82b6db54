import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Input, type InputOf, Route } from '../http/route.decorator.js';
import { Identities } from '../identity/identities.js';
import { EndedSessions } from '../identity/known-ids.js';

/** The sessions of the signed-in user. This gateway refuses an ended session at once. */
@Controller()
export class SessionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly ended: EndedSessions,
    private readonly identities: Identities,
  ) {}

  @Route(http.sessions.end)
  async end(@Input() { actor, params }: InputOf<typeof http.sessions.end>) {
    await this.rpc.call(rpc.sessions.end, { actor, session_id: params.id });
    this.ended.add(params.id.toLowerCase());
  }

  @Route(http.sessions.logOut)
  async logOut(@Input() { actor }: InputOf<typeof http.sessions.logOut>) {
    const reply = await this.rpc.call(rpc.sessions.logOut, { actor });
    this.ended.add(actor.session_id);
    return reply;
  }

  @Route(http.sessions.logOutAll)
  async logOutAll(@Input() { actor }: InputOf<typeof http.sessions.logOutAll>) {
    const reply = await this.rpc.call(rpc.sessions.logOutAll, { actor });
    this.ended.add(actor.session_id);
    this.identities.forget(actor.user_id);
    return reply;
  }
}

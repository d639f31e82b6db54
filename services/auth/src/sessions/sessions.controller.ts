import { Controller } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcHandlers } from '@proofround/service-kit';

import { Callers } from './callers.js';
import { OwnSessions } from './own-sessions.js';

@Controller()
export class SessionsController {
  constructor(handlers: RpcHandlers, sessions: OwnSessions, callers: Callers) {
    handlers.on(rpc.sessions.list, ({ actor }) => sessions.list(actor));
    handlers.on(rpc.sessions.end, ({ actor, session_id }) => sessions.end(actor, session_id));
    handlers.on(rpc.sessions.logOut, async ({ actor }) => ({ ended: await sessions.logOut(actor) }));
    handlers.on(rpc.sessions.logOutAll, async ({ actor }) => ({ ended: await sessions.logOutAll(actor) }));
    handlers.on(rpc.sessions.findRefused, async ({ session_ids }) => ({
      session_ids: await callers.findRefused(session_ids),
    }));
  }
}

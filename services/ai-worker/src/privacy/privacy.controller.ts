import { Controller } from '@nestjs/common';
import { accountDeleted, rpc, type AccountExport, type EventData } from '@proofround/contracts';
import { Consumes, RpcHandlers, pageOf } from '@proofround/service-kit';

import { outcomeOf } from '../chat/interviewer.js';
import { SessionStore } from '../chat/sessions/session-store.js';
import { AccountErasure } from './account-erasure.js';

/** The conversations on one page; each may be long. */
const AT_ONCE = 5;

@Controller()
export class PrivacyController {
  constructor(
    handlers: RpcHandlers,
    sessions: SessionStore,
    private readonly erasure: AccountErasure,
  ) {
    /** Exports the conversations that have not expired, newest first. */
    handlers.on(rpc.accounts.export['ai-worker'], async ({ actor, cursor }) => {
      const ids = await sessions.idsOf(actor.user_id, cursor);
      const rows = ids.slice(0, AT_ONCE + 1).map((id) => ({ id }));
      const texts = new Map<string, string>();
      for (const { id } of rows.slice(0, AT_ONCE)) {
        const session = await sessions.read(actor.user_id, id);
        if (!session) continue;
        const item: AccountExport['chat_sessions'][number] = {
          id,
          messages: session.history,
          extracted_data: outcomeOf(session.state).extracted_data,
        };
        texts.set(id, JSON.stringify(item));
      }
      return pageOf(rows, AT_ONCE, ({ id }) => texts.get(id));
    });
  }

  @Consumes(accountDeleted)
  deleted({ user_id }: EventData<typeof accountDeleted>): Promise<void> {
    return this.erasure.erase(user_id);
  }
}

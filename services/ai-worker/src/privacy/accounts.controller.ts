import { Controller } from '@nestjs/common';
import { type AccountExport, type Actor, rpc } from '@proofround/contracts';
import { pageOf, type RawJson, RpcHandlers } from '@proofround/service-kit';

import { outcomeOf } from '../chat/interviewer.js';
import { SessionStore } from '../chat/sessions/session-store.js';

/** The conversations on one page; each may be long. */
const AT_ONCE = 5;

@Controller()
export class AccountsController {
  constructor(
    handlers: RpcHandlers,
    private readonly sessions: SessionStore,
  ) {
    handlers.on(rpc.accounts.export['ai-worker'], ({ actor, cursor }) => this.export(actor, cursor));
  }

  /** The conversations that have not expired, newest first. */
  private async export({ user_id }: Actor, cursor?: string): Promise<RawJson> {
    const ids = await this.sessions.idsOf(user_id, cursor);
    const rows = ids.slice(0, AT_ONCE + 1).map((id) => ({ id }));
    const texts = new Map<string, string>();
    for (const { id } of rows.slice(0, AT_ONCE)) {
      const session = await this.sessions.read(user_id, id);
      if (!session) continue;
      const item: AccountExport['chat_sessions'][number] = {
        id,
        messages: session.history,
        extracted_data: outcomeOf(session.state).extracted_data,
      };
      texts.set(id, JSON.stringify(item));
    }
    return pageOf(rows, AT_ONCE, ({ id }) => texts.get(id));
  }
}

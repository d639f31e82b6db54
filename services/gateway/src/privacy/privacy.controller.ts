import { Controller } from '@nestjs/common';
import { http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { streamed } from '../http/open-lists.js';
import { Input, type InputOf, Route } from '../http/route.decorator.js';
import { DeletedUsers } from '../identity/known-ids.js';
import { PasswordAttempts } from '../limits/password-attempts.js';
import { AccountExporter } from './export.js';

const FILE_NAME = 'proofround-export.json';

@Controller()
export class PrivacyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly attempts: PasswordAttempts,
    private readonly exporter: AccountExporter,
    private readonly deletedUsers: DeletedUsers,
  ) {}

  @Route(http.accounts.export)
  async export(@Input() { actor, reply }: InputOf<typeof http.accounts.export>) {
    const document = streamed(reply, await this.exporter.of(actor));
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${FILE_NAME}"`);
    return document;
  }

  @Route(http.accounts.delete)
  async delete(@Input() { actor, body }: InputOf<typeof http.accounts.delete>) {
    await this.attempts.confirm(actor.user_id, () => this.rpc.call(rpc.accounts.delete, { actor, body }));
    // Refuse the next request at once, without waiting for the event.
    this.deletedUsers.add(actor.user_id);
  }
}

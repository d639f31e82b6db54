import { Controller } from '@nestjs/common';
import { DomainError, emailKey, http, rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';
import { Readable } from 'node:stream';

import { Input, Route, type InputOf } from '../http/route.decorator.js';
import { RateLimits } from '../limits/rate-limits.js';
import { Departures } from './departures.js';
import { AccountExporter } from './export.js';

const FILE_NAME = 'proofround-export.json';

/** A user's legal rights: export and deletion of their data. */
@Controller()
export class PrivacyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly exporter: AccountExporter,
    private readonly departures: Departures,
  ) {}

  @Route(http.accounts.export)
  async export(@Input() { actor, reply }: InputOf<typeof http.accounts.export>) {
    const document = await this.exporter.of(actor);
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${FILE_NAME}"`);
    return Readable.from(document, { objectMode: false });
  }

  /**
   * Counts each attempt as a failed log-in of the e-mail address before it is made, so that parallel
   * guesses of the password cannot exceed the limit.
   */
  @Route(http.accounts.delete)
  async delete(@Input() { actor, body }: InputOf<typeof http.accounts.delete>) {
    const account = emailKey((await this.rpc.call(rpc.accounts.get, { actor })).email);
    await this.limits.count('failed_log_ins', account);
    try {
      await this.rpc.call(rpc.accounts.delete, { actor, body });
    } catch (error) {
      const wrong = error instanceof DomainError && error.code === 'forbidden';
      if (!wrong) await this.limits.takeBack('failed_log_ins', account);
      throw error;
    }
    // Refuse the next request at once, without waiting for the event.
    this.departures.add(actor.user_id);
    await this.limits.forget('failed_log_ins', account);
  }
}

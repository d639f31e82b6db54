import { Injectable } from '@nestjs/common';
import {
  type Actor,
  aiWorkerSections,
  authSections,
  billingSections,
  marketplaceSections,
  notificationsSections,
  type Rpc,
  rpc,
  startupsSections,
} from '@proofround/contracts';
import { RpcClient, unavailable } from '@proofround/service-kit';

import { joined } from '../http/lists.js';

/** The parts in the order of the document. */
const PARTS: readonly { service: keyof typeof rpc.accounts.export; sections: readonly string[] }[] = [
  { service: 'auth', sections: Object.keys(authSections) },
  { service: 'startups', sections: Object.keys(startupsSections) },
  { service: 'marketplace', sections: Object.keys(marketplaceSections) },
  { service: 'billing', sections: Object.keys(billingSections) },
  { service: 'notifications', sections: Object.keys(notificationsSections) },
  { service: 'ai-worker', sections: Object.keys(aiWorkerSections) },
];

/** Builds the export of a user's data from all services, with one page in memory at a time. */
@Injectable()
export class AccountExporter {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Streams the document. All services are checked before the first byte; if one fails later, or the account
   * is deleted meanwhile, the download breaks off.
   * @throws DomainError unavailable, unauthenticated
   */
  async of(actor: Actor): Promise<AsyncGenerator<Uint8Array>> {
    await Promise.all(
      PARTS.map(async ({ service }) => {
        if (!(await this.rpc.call(rpc.operations.ping(service), {})).ready) throw unavailable();
      }),
    );
    const user = await this.rpc.forward(rpc.accounts.beginExport, { actor });
    return this.document(actor, user.json);
  }

  private async *document(actor: Actor, user: Uint8Array): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`{"exported_at":${JSON.stringify(new Date().toISOString())},"user":`);
    yield user;
    for (const { service, sections } of PARTS) {
      const part: Rpc = rpc.accounts.export[service];
      for (const section of sections) {
        yield Buffer.from(`,${JSON.stringify(section)}:`);
        const page = ({ cursor }: { cursor?: string }) => this.rpc.forward(part, { actor, section, cursor });
        yield* joined(await page({}), page);
      }
    }
    // A deletion reaches the services after auth, so what an account that still exists got is complete.
    await this.rpc.call(rpc.accounts.get, { actor });
    yield Buffer.from('}');
  }
}

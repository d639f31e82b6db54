import { Injectable, Logger } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

/** A startup's owner waits no longer than this for the listing. */
const WAIT_MS = 500;

/** Lets the listings of a startup that its owner changed or deleted follow before the owner's answer. */
@Injectable()
export class ListedStartups {
  private readonly logger = new Logger(ListedStartups.name);

  constructor(private readonly rpc: RpcClient) {}

  /** Never fails, because the change stands, and its event reaches marketplace in any case. */
  async refresh(startup_id: string): Promise<void> {
    try {
      await this.rpc.call(rpc.listings.refresh, { startup_id }, { timeoutMs: WAIT_MS });
    } catch (error) {
      this.logger.warn({ err: error, startup_id }, 'the listing of a changed startup follows a little later');
    }
  }
}

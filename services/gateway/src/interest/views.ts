import { Injectable } from '@nestjs/common';
import { notFound, VIEWS_AT_ONCE, viewsRecord, type Actor } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

interface Waiting {
  view: { actor: Actor; startup_id: string };
  recorded: (known: boolean) => void;
  failed: (error: unknown) => void;
}

/**
 * Sends views on together: while a message is on its way the next ones gather for one more. Each
 * caller is answered when the message that carried their view was, so a burst costs little and
 * nothing that was answered is lost.
 */
@Injectable()
export class Views {
  private readonly waiting: Waiting[] = [];
  private sending = false;

  constructor(private readonly rpc: RpcClient) {}

  /** @throws DomainError not_found where the startup is not there for the actor. */
  async record(actor: Actor, startup_id: string): Promise<void> {
    const known = await new Promise<boolean>((recorded, failed) => {
      this.waiting.push({ view: { actor, startup_id: startup_id.slice(0, 200) }, recorded, failed });
      if (!this.sending) void this.send();
    });
    if (!known) throw notFound('Startup');
  }

  private async send(): Promise<void> {
    this.sending = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, VIEWS_AT_ONCE);
      try {
        const { known } = await this.rpc.call(viewsRecord, { views: batch.map(({ view }) => view) });
        batch.forEach(({ recorded }, index) => recorded(known[index] ?? false));
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.sending = false;
  }
}

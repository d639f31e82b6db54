import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  notFound,
  PATH_ID_MAX,
  rpc,
  STARTUP_NOT_FOUND,
  VIEWS_AT_ONCE,
  type Actor,
} from '@proofround/contracts';
import { RPC_TIMEOUT_MS, RpcClient, unavailable } from '@proofround/service-kit';

interface Waiting {
  view: { actor: Actor; startup_id: string };
  /** When it came, in ms. */
  at: number;
  recorded: (known: boolean) => void;
  failed: (error: unknown) => void;
}

/**
 * Sends views on together: while a message is on its way the next ones gather for one more. Each
 * caller is answered when the message that carried their view was, so a burst costs little and
 * nothing that was answered is lost. Nobody waits longer than for a call of their own.
 */
@Injectable()
export class Views {
  private readonly waiting: Waiting[] = [];
  private sending = false;

  constructor(@Inject(RpcClient) private readonly rpc: Pick<RpcClient, 'call'>) {}

  /** @throws DomainError not_found where the startup is not there for the actor. */
  async record(actor: Actor, startup_id: string): Promise<void> {
    const known = await new Promise<boolean>((recorded, failed) => {
      const view = { actor, startup_id: startup_id.slice(0, PATH_ID_MAX) };
      this.waiting.push({ view, at: Date.now(), recorded, failed });
      if (!this.sending) void this.send();
    });
    if (!known) throw notFound(STARTUP_NOT_FOUND);
  }

  private async send(): Promise<void> {
    this.sending = true;
    for (let batch = this.next(); batch.length > 0; batch = this.next()) {
      const left = RPC_TIMEOUT_MS - (Date.now() - (batch[0]?.at ?? 0));
      try {
        const views = batch.map(({ view }) => view);
        const { known } = await this.rpc.call(
          rpc.interest.recordView,
          { views },
          { timeoutMs: Math.max(left, 500) },
        );
        batch.forEach(({ recorded }, index) => recorded(known[index] ?? false));
      } catch (error) {
        for (const { failed } of batch) failed(error);
        // Who waited behind them would only learn the same, later.
        if (error instanceof DomainError && error.code === 'unavailable')
          this.fail(this.waiting.length, error);
      }
    }
    this.sending = false;
  }

  /** The oldest that still have time. */
  private next(): Waiting[] {
    const young = this.waiting.findIndex(({ at }) => Date.now() - at < RPC_TIMEOUT_MS);
    this.fail(young < 0 ? this.waiting.length : young, unavailable());
    return this.waiting.splice(0, VIEWS_AT_ONCE);
  }

  private fail(oldest: number, error: DomainError): void {
    for (const { failed } of this.waiting.splice(0, oldest)) failed(error);
  }
}

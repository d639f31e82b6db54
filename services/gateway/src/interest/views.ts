import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  DomainError,
  notFound,
  PATH_ID_MAX,
  rpc,
  STARTUP_NOT_FOUND,
  VIEWS_AT_ONCE,
} from '@proofround/contracts';
import { RPC_TIMEOUT_MS, RpcClient, unavailable } from '@proofround/service-kit';

interface PendingView {
  view: { actor: Actor; startup_id: string };
  receivedAt: number;
  resolve: (known: boolean) => void;
  reject: (error: unknown) => void;
}

/**
 * Sends views in batches: while one RPC runs, new views wait for the next. A view is confirmed only when
 * its RPC has succeeded, and waits at most RPC_TIMEOUT_MS.
 */
@Injectable()
export class Views {
  private readonly pending: PendingView[] = [];
  private sending = false;

  constructor(@Inject(RpcClient) private readonly rpc: Pick<RpcClient, 'call'>) {}

  /** Records a view. @throws DomainError not_found if the startup does not exist for the actor */
  async record(actor: Actor, startup_id: string): Promise<void> {
    const known = await new Promise<boolean>((resolve, reject) => {
      const view = { actor, startup_id: startup_id.slice(0, PATH_ID_MAX) };
      this.pending.push({ view, receivedAt: Date.now(), resolve, reject });
      if (!this.sending) void this.send();
    });
    if (!known) throw notFound(STARTUP_NOT_FOUND);
  }

  private async send(): Promise<void> {
    this.sending = true;
    for (let batch = this.nextBatch(); batch.length > 0; batch = this.nextBatch()) {
      const left = RPC_TIMEOUT_MS - (Date.now() - (batch[0]?.receivedAt ?? 0));
      try {
        const views = batch.map(({ view }) => view);
        const { known } = await this.rpc.call(
          rpc.interest.recordView,
          { views },
          { timeoutMs: Math.max(left, 300) },
        );
        batch.forEach(({ resolve }, index) => resolve(known[index] ?? false));
      } catch (error) {
        for (const { reject } of batch) reject(error);
        // The waiting views would fail in the same way, only later.
        if (error instanceof DomainError && error.code === 'unavailable')
          this.rejectOldest(this.pending.length, error);
      }
    }
    this.sending = false;
  }

  /** Rejects views that have waited too long and returns the oldest of the rest. */
  private nextBatch(): PendingView[] {
    const timely = this.pending.findIndex(({ receivedAt }) => Date.now() - receivedAt < RPC_TIMEOUT_MS);
    this.rejectOldest(timely < 0 ? this.pending.length : timely, unavailable());
    return this.pending.splice(0, VIEWS_AT_ONCE);
  }

  private rejectOldest(count: number, error: DomainError): void {
    for (const { reject } of this.pending.splice(0, count)) reject(error);
  }
}

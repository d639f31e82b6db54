import { setTimeout as delay } from 'node:timers/promises';

import { KEY_IN_USE } from '@proofround/contracts';
import type { ApiAnswer, ApiClient, ApiRequest } from '@proofround/test-kit';
import { z } from 'zod';

/** The requests of one phase, as users saw them. */
export interface Seen {
  requests: number;
  /** 5xx answers and broken or silent connections. */
  errors: number;
  /** The errors by request and status; "none" is no answer. */
  kinds: Record<string, number>;
  lastErrorAt: number;
  /** False answers, described in words. */
  lies: string[];
}

export const nothingSeen = (): Seen => ({ requests: 0, errors: 0, kinds: {}, lastErrorAt: 0, lies: [] });

/** A part behind the gateway is down or slow; any other 5xx is a defect. */
const FAILURES = [502, 503, 504];
const failure = z.object({ detail: z.string() });

const TIMEOUT_MS = 10_000;
/** The pause between two attempts; doubles each time, up to the longer one. */
const PAUSE_MS = 250;
const MAX_PAUSE_MS = 1000;
/** A user gives up after this time; no fault may last this long. */
const PATIENCE_MS = 90_000;

export interface Attempt {
  answer: ApiAnswer;
  /** Whether an earlier attempt may have succeeded although its answer was lost. */
  unsure: boolean;
}

/** The method and path without ids and query. */
export const routeOf = (method: string, path: string): string =>
  `${method} ${(path.split('?')[0] ?? path).replaceAll(/[\da-f]{8}-[\da-f-]{27}|cs_[^/]+/g, ':id')}`;

/**
 * A user whose browser retries: the same request with the same Idempotency-Key until it is answered.
 * The results on the way are counted.
 */
export class Users {
  seen = nothingSeen();
  /** Called with the outcome of each request; the route has no ids. */
  observe: ((route: string, succeeded: boolean) => void) | undefined;
  /** If set, a request whose connection breaks is sent once more after this pause. Only a second failure counts. */
  again: { afterMs: number } | undefined;

  /** Starts the next phase. @returns the ended one */
  turn(): Seen {
    const { seen } = this;
    this.seen = nothingSeen();
    return seen;
  }

  async ask(
    client: ApiClient,
    method: string,
    path: string,
    allowed: readonly number[],
    request: ApiRequest = {},
  ): Promise<Attempt> {
    const began = Date.now();
    let pause = PAUSE_MS;
    for (let unsure = false; ; unsure = true) {
      const answer = await this.once(client, method, path, request);
      if (answer && answer.status < 500 && !this.isStillRunning(answer)) {
        if (!allowed.includes(answer.status)) {
          this.seen.lies.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
        }
        return { answer, unsure };
      }
      if (Date.now() - began > PATIENCE_MS) throw new Error(`${method} ${path} was not answered in 90 s`);
      await delay(pause);
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
    }
  }

  /** Whether the first attempt with this Idempotency-Key still runs although its answer was lost. */
  private isStillRunning({ status, text }: ApiAnswer): boolean {
    return status === 409 && text.includes(KEY_IN_USE);
  }

  private async once(
    client: ApiClient,
    method: string,
    path: string,
    request: ApiRequest,
  ): Promise<ApiAnswer | undefined> {
    this.seen.requests++;
    let answer = await this.attempt(client, method, path, request);
    if (!answer && this.again) {
      await delay(this.again.afterMs);
      answer = await this.attempt(client, method, path, request);
    }
    const failed = !answer || answer.status >= 500;
    this.observe?.(routeOf(method, path), !failed);
    if (failed) {
      this.seen.errors++;
      const kind = `${method} ${path.replace(/[\da-f-]{36}.*/, ':id')} ${answer?.status ?? 'none'}`;
      if (answer && !(FAILURES.includes(answer.status) && failure.safeParse(answer.body).success))
        this.seen.lies.push(`${kind} is no answer of the contract: ${answer.text.slice(0, 200)}`);
      this.seen.kinds[kind] = (this.seen.kinds[kind] ?? 0) + 1;
      this.seen.lastErrorAt = Date.now();
    }
    return answer;
  }

  /** The answer, if there is one in time. */
  private async attempt(
    client: ApiClient,
    method: string,
    path: string,
    request: ApiRequest,
  ): Promise<ApiAnswer | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
    });
    try {
      return await Promise.race([client.call(method, path, request), late]);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}

import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** argon2id (the library's default) at OWASP's recommended cost: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Done, it waits at most for so many more per core: some 40 ms. */
const GATHERED_PER_CORE = 4;

@Injectable()
export class Passwords {
  private readonly cores = availableParallelism();
  /**
   * As many at a time as there are cores: each takes 19 MiB and a core for itself, and more of
   * them would only push each other out of the caches.
   */
  private readonly atOnce = pLimit(this.cores);
  private underWay = 0;
  private done: (() => void)[] = [];

  /** What an unknown e-mail is checked against, so that it takes as long as a known one. */
  private readonly decoy = hash(randomBytes(16).toString('hex'), COST);

  hash(password: string): Promise<string> {
    return this.gathered(() => hash(password, COST));
  }

  /** Whether the password fits; `stored` undefined costs the same and is always false. */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const known = stored ?? (await this.decoy);
    const fits = await this.gathered(() => verify(known, password));
    return stored !== undefined && fits;
  }

  /**
   * While others are being hashed, gives several results in one go. After each hash the caches
   * are cold for whoever answers: broker and gateway wake up once for all of them, not for each.
   */
  private async gathered<T>(work: () => Promise<T>): Promise<T> {
    this.underWay += 1;
    try {
      return await this.atOnce(work);
    } finally {
      this.underWay -= 1;
      await new Promise<void>((resolve) => {
        this.done.push(resolve);
        if (this.underWay === 0 || this.done.length >= GATHERED_PER_CORE * this.cores) this.release();
      });
    }
  }

  private release(): void {
    const { done } = this;
    this.done = [];
    for (const resolve of done) resolve();
  }
}

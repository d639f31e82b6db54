import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** argon2id (the library's default) at OWASP's recommended cost: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Passwords {
  /**
   * As many at a time as there are cores: each takes 19 MiB and a core for itself, and more of
   * them would only push each other out of the caches.
   */
  private readonly atOnce = pLimit(availableParallelism());

  /** What an unknown e-mail is checked against, so that it takes as long as a known one. */
  private readonly decoy = hash(randomBytes(16).toString('hex'), COST);

  hash(password: string): Promise<string> {
    return this.atOnce(() => hash(password, COST));
  }

  /** Whether the password fits; `stored` undefined costs the same and is always false. */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const known = stored ?? (await this.decoy);
    const fits = await this.atOnce(() => verify(known, password));
    return stored !== undefined && fits;
  }
}

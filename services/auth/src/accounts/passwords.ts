import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

import { BatchedHashes } from './batched-hashes.js';

/** argon2id (the library's default) at OWASP's recommended cost: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Passwords {
  private readonly hashes = new BatchedHashes();

  /** What an unknown e-mail is checked against, so that it takes as long as a known one. */
  private readonly decoy = hash(randomBytes(16).toString('hex'), COST);

  hash(password: string): Promise<string> {
    return this.hashes.run(() => hash(password, COST));
  }

  /** Whether the password fits; `stored` undefined costs the same and is always false. */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const known = stored ?? (await this.decoy);
    const fits = await this.hashes.run(() => verify(known, password));
    return stored !== undefined && fits;
  }
}

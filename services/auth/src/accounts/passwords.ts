import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

import { BatchedHashes } from './batched-hashes.js';

/**
 * argon2id (the library's default) at one of the costs that OWASP recommends as equally strong: 12 MiB,
 * three passes, one lane. Two passes over 19 MiB take 1.6 times the processor time (docs/performance.md).
 */
const COST: Options = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };

@Injectable()
export class Passwords {
  private readonly hashes = new BatchedHashes();

  /** Checked for an unknown e-mail, so that its log-in does the same work as a known one's. */
  private readonly decoy = hash(randomBytes(16).toString('hex'), COST);

  hash(password: string): Promise<string> {
    return this.hashes.run(() => hash(password, COST));
  }

  /** Whether the password matches the hash; undefined does the same work and is always false. */
  async matches(storedHash: string | undefined, password: string): Promise<boolean> {
    const hashToCheck = storedHash ?? (await this.decoy);
    const isMatch = await this.hashes.run(() => verify(hashToCheck, password));
    return storedHash !== undefined && isMatch;
  }
}

import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

import { BatchedHashes } from './batched-hashes.js';

/** argon2id (the library's default) at OWASP's recommended cost: 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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

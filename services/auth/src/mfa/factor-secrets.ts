import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';

import type { AuthConfig } from '../config.js';
import { accountKey } from '../users/account-key.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the secrets of authenticator apps, each bound to its user's id: none works in another user's row. */
@Injectable()
export class FactorSecrets {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Pick<AuthConfig, 'ACCOUNT_SECRET'>) {
    this.key = accountKey(config, 'factorSecrets');
  }

  encrypt(userId: string, secret: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv, { authTagLength: TAG_BYTES }).setAAD(
      Buffer.from(userId),
    );
    const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
  }

  /** Undefined if the secret was encrypted with another ACCOUNT_SECRET, or for another user. */
  decrypt(userId: string, stored: string): string | undefined {
    const bytes = Buffer.from(stored, 'base64url');
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      const encrypted = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { CONFIG } from '@proofround/service-kit';
import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

import type { AuthConfig } from '../config.js';

/** The id of a key: a hash of its public half, so that both sides derive the same. */
export function keyId(pem: string): string {
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('base64url').slice(0, 16);
}

/** Issues access tokens. They say who, never what the user may do: that is looked up. */
@Injectable()
export class Tokens {
  private readonly kid: string;
  private readonly key: KeyObject;

  constructor(
    private readonly jwt: JwtService,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {
    this.kid = keyId(config.JWT_PRIVATE_KEY);
    this.key = createPrivateKey(config.JWT_PRIVATE_KEY); // parsed once, not per token
  }

  issue(userId: string): Promise<string> {
    return this.jwt.signAsync(
      {},
      {
        subject: userId,
        expiresIn: this.config.ACCESS_TOKEN_TTL_S,
        privateKey: this.key,
        algorithm: 'RS256',
        keyid: this.kid,
        issuer: 'proofround',
      },
    );
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ACCESS_TOKEN, CONFIG, keyId } from '@proofround/service-kit';
import { createPrivateKey, type KeyObject } from 'node:crypto';

import type { AuthConfig } from '../config.js';

/** Issues access tokens. They hold only the user's id; rights are looked up per request. */
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
        keyid: this.kid,
        ...ACCESS_TOKEN,
      },
    );
  }
}

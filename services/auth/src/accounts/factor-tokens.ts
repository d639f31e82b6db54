import { createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ACCESS_TOKEN, CONFIG, keyId } from '@proofround/service-kit';
import { z } from 'zod';

import type { AuthConfig } from '../config.js';
import { accountKey } from '../users/account-key.js';
import type { UserRow } from '../users/user.entity.js';

/** Another issuer than that of access tokens, so that the gateway never accepts one as such. */
const ISSUER = 'proofround-second-factor';
const TTL_S = 5 * 60;

const claims = z.object({ sub: z.string(), state: z.string() });

type Credentials = Pick<UserRow, 'id' | 'password_hash' | 'mfa_secret' | 'mfa_last_step'>;

/** What a token says. `state` is a hash of password, factor and last code when it was issued. */
export interface FactorClaim {
  readonly user_id: string;
  readonly state: string;
}

/**
 * The tokens between the two steps of a log-in: they prove the right password. A token ends when a code is
 * used, and when password or factor change.
 */
@Injectable()
export class FactorTokens {
  private readonly stateKey: Buffer;
  private readonly privateKey: KeyObject;
  private readonly publicKey: string;
  private readonly kid: string;

  constructor(
    private readonly jwt: JwtService,
    @Inject(CONFIG) config: Pick<AuthConfig, 'JWT_PRIVATE_KEY' | 'ACCOUNT_SECRET'>,
  ) {
    this.stateKey = accountKey(config, 'factorTokens');
    this.privateKey = createPrivateKey(config.JWT_PRIVATE_KEY);
    this.publicKey = createPublicKey(config.JWT_PRIVATE_KEY)
      .export({ type: 'spki', format: 'pem' })
      .toString();
    this.kid = keyId(config.JWT_PRIVATE_KEY);
  }

  issue(row: Credentials): Promise<string> {
    return this.jwt.signAsync(
      { state: this.stateOf(row) },
      {
        subject: row.id,
        expiresIn: TTL_S,
        privateKey: this.privateKey,
        keyid: this.kid,
        algorithm: ACCESS_TOKEN.algorithm,
        issuer: ISSUER,
      },
    );
  }

  /** What a token says; undefined for a forged or expired token, or another kind of token. */
  async read(token: string): Promise<FactorClaim | undefined> {
    try {
      const payload: unknown = await this.jwt.verifyAsync(token, {
        publicKey: this.publicKey,
        algorithms: [ACCESS_TOKEN.algorithm],
        issuer: ISSUER,
      });
      const { sub, state } = claims.parse(payload);
      return { user_id: sub, state };
    } catch {
      return undefined;
    }
  }

  /** Whether neither password nor factor changed and no code was used since the token was issued. */
  isCurrent({ user_id, state }: FactorClaim, row: Credentials): boolean {
    return row.id === user_id && state === this.stateOf(row);
  }

  private stateOf({ password_hash, mfa_secret, mfa_last_step }: Credentials): string {
    const state = JSON.stringify([password_hash, mfa_secret, mfa_last_step]);
    return createHmac('sha256', this.stateKey).update(state).digest('base64url').slice(0, 22);
  }
}

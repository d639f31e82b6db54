import { createPrivateKey, type KeyObject } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { BegunSession, Client, Session } from '@proofround/contracts';
import {
  ACCESS_TOKEN,
  CONFIG,
  DEVICE_TOKEN,
  DEVICE_TOKEN_TTL_S,
  emailHash,
  keyId,
} from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import type { AuthConfig } from '../config.js';

/** Issues access tokens, which hold only ids (rights are looked up per request), and device tokens. */
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

  issue(userId: string, sessionId: string): Promise<string> {
    return this.jwt.signAsync(
      { sid: sessionId },
      {
        subject: userId,
        expiresIn: this.config.ACCESS_TOKEN_TTL_S,
        privateKey: this.key,
        keyid: this.kid,
        ...ACCESS_TOKEN,
      },
    );
  }

  /** Adds the token of a known browser to a new session (LIMIT-6), unless the browser has one. */
  async withDevice<T extends Session | { mfa_token: string }>(
    reply: T,
    client: Client,
  ): Promise<T | (T & BegunSession)> {
    if (!('user' in reply) || client.known) return reply;
    const device_token = await this.jwt.signAsync(
      { email: emailHash(reply.user.email) },
      {
        subject: reply.user.id,
        jwtid: uuid(),
        expiresIn: DEVICE_TOKEN_TTL_S,
        privateKey: this.key,
        keyid: this.kid,
        ...DEVICE_TOKEN,
      },
    );
    return { ...reply, device_token };
  }
}

import { createPublicKey } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { rpc } from '@proofround/contracts';
import {
  CONFIG,
  DEVICE_TOKEN,
  DEVICE_TOKEN_TTL_S,
  type DeviceClaims,
  deviceClaims,
  emailHash,
  RpcClient,
} from '@proofround/service-kit';
import type { FastifyRequest } from 'fastify';

import type { GatewayConfig } from '../config.js';
import { cookieOf, type Exchange, setCookie } from '../http/cookies.js';

const PATH = '/api/auth';

/** A cookie for each account, so that several people of one browser stay known. */
const cookieNameOf = (email: string) => `device_${emailHash(email).slice(0, 8)}`;

/** Browsers that have signed in before. auth signs their tokens; a cookie keeps them (LIMIT-6). */
@Injectable()
export class Devices {
  /** One for each of auth's keys, which is parsed once and not for each token. */
  private readonly verifiers: readonly JwtService[];

  constructor(
    @Inject(CONFIG) config: Pick<GatewayConfig, 'JWT_PUBLIC_KEYS'>,
    private readonly rpc: RpcClient,
  ) {
    this.verifiers = config.JWT_PUBLIC_KEYS.map((pem) => {
      const key = createPublicKey(pem);
      return new JwtService({ secretOrKeyProvider: () => key });
    });
  }

  /** The id of the browser if it has signed in to the account of this e-mail address before. */
  async knownId(request: FastifyRequest, email: string): Promise<string | undefined> {
    const token = cookieOf(request, cookieNameOf(email));
    if (token === undefined) return undefined;
    const claims = await this.claimsOf(token);
    if (claims?.email !== emailHash(email)) return undefined;
    const { sub: user_id, iat: issued_at } = claims;
    const { known } = await this.rpc.call(rpc.accounts.knowsDevice, { user_id, issued_at });
    return known ? claims.jti : undefined;
  }

  /** Moves the device token of a reply of auth into the browser's cookie for the account; returns the rest. */
  keep<T extends { readonly device_token?: string | undefined }>(
    exchange: Exchange,
    email: string,
    answer: T,
  ): Omit<T, 'device_token'> {
    const { device_token, ...rest } = answer;
    if (device_token !== undefined)
      setCookie(exchange, {
        name: cookieNameOf(email),
        value: device_token,
        path: PATH,
        maxAgeS: DEVICE_TOKEN_TTL_S,
      });
    return rest;
  }

  /** The claims of a valid token; undefined for any other. */
  private async claimsOf(token: string): Promise<DeviceClaims | undefined> {
    const { algorithm, issuer, audience } = DEVICE_TOKEN;
    for (const verifier of this.verifiers) {
      try {
        const claims: unknown = await verifier.verifyAsync(token, {
          algorithms: [algorithm],
          issuer,
          audience,
        });
        return deviceClaims.safeParse(claims).data;
      } catch {
        // signed with another of auth's keys, or forged
      }
    }
    return undefined;
  }
}

import type { IncomingMessage } from 'node:http';

import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { id } from '@proofround/contracts';
import { ACCESS_TOKEN, CONFIG, keyId } from '@proofround/service-kit';
import { Strategy } from 'passport-jwt';
import { z } from 'zod';

import type { GatewayConfig } from '../config.js';

/** The scheme in any case (RFC 9110, section 11.1) and one signed token, nothing more. */
const BEARER = /^Bearer {1,8}([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The token of an Authorization header; undefined if there is none, or more than one. */
export function tokenOf(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}

/** The claims of a valid token. Rights are never read from the token. */
export interface TokenSubject {
  user_id: string;
  session_id: string;
  expires: number;
}

const claims = z.object({ sub: id, sid: id, exp: z.number() });

/** The key id in the header of an unverified token. */
function kidOf(token: string): string | undefined {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
    if (typeof header !== 'object' || header === null || !('kid' in header)) return undefined;
    return typeof header.kid === 'string' ? header.kid : undefined;
  } catch {
    return undefined;
  }
}

/** Verifies access tokens with auth's public keys; the gateway cannot issue one. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  constructor(@Inject(CONFIG) config: Pick<GatewayConfig, 'JWT_PUBLIC_KEYS'>) {
    const keys = new Map(config.JWT_PUBLIC_KEYS.map((pem) => [keyId(pem), pem]));
    super({
      jwtFromRequest: (request: IncomingMessage) => tokenOf(request.headers.authorization) ?? null,
      algorithms: [ACCESS_TOKEN.algorithm],
      issuer: ACCESS_TOKEN.issuer,
      secretOrKeyProvider: (
        _request: unknown,
        token: string,
        done: (error: Error | null, key?: string) => void,
      ) => {
        const key = keys.get(kidOf(token) ?? '');
        if (key === undefined) done(new Error('unknown key'));
        else done(null, key);
      },
    });
  }

  validate(payload: unknown): TokenSubject | false {
    const { success, data } = claims.safeParse(payload);
    return success && { user_id: data.sub, session_id: data.sid, expires: data.exp };
  }
}

import { generateKeyPairSync } from 'node:crypto';

import { JwtService } from '@nestjs/jwt';
import type { Client, Session } from '@proofround/contracts';
import { ACCESS_TOKEN, DEVICE_TOKEN, emailHash } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import type { AuthConfig } from '../config.js';
import { Tokens } from './tokens.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwt = new JwtService();
const tokens = new Tokens(jwt, {
  JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ACCESS_TOKEN_TTL_S: 3600,
} as AuthConfig);
const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();

const session: Session = {
  access_token: 'a.b.c',
  user: {
    id: uuid(),
    name: 'Amara Osei',
    email: 'Amara@Example.com',
    user_type: 'startup',
    is_premium: false,
    is_pro: false,
    created_at: '2026-11-20T09:30:00.000Z',
    email_verified: true,
    pending_email: null,
    mfa_enabled: false,
  },
};
const client: Client = { device: 'Firefox on Windows', address: '203.0.113.x', known: false };

describe('the token of a device', () => {
  it('comes with a session, names the user, and opens nothing', async () => {
    const reply = await tokens.withDevice(session, client);
    expect(reply).toMatchObject(session);
    const token = 'device_token' in reply ? (reply.device_token ?? '') : '';
    const { algorithm, issuer, audience } = DEVICE_TOKEN;
    const claims: unknown = await jwt.verifyAsync(token, {
      publicKey: key,
      algorithms: [algorithm],
      issuer,
      audience,
    });
    expect(claims).toMatchObject({ sub: session.user.id, email: emailHash('amara@example.com') });
    expect(JSON.stringify(claims).toLowerCase()).not.toContain('amara@');
    await expect(
      jwt.verifyAsync(token, { publicKey: key, algorithms: ['RS256'], issuer: ACCESS_TOKEN.issuer }),
    ).rejects.toThrow('jwt issuer invalid');
  });

  it('does not come to a browser that has one, nor before the second factor', async () => {
    expect(await tokens.withDevice(session, { ...client, known: true })).toEqual(session);
    const pending = { mfa_token: 'x.y.z' };
    expect(await tokens.withDevice(pending, client)).toEqual(pending);
  });
});

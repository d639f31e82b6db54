import { generateKeyPairSync } from 'node:crypto';

import { JwtService } from '@nestjs/jwt';
import { session } from '@proofround/contracts';
import { keyId } from '@proofround/service-kit';
import { ApiClient } from '@proofround/test-kit';
import { z } from 'zod';

import type { AuthConfig } from '../../../auth/src/config.js';
import { Tokens } from '../../../auth/src/sessions/tokens.js';
import { GatewayWorld } from '../testing/gateway-world.js';

function aKeyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

interface Subject {
  userId: string;
  sessionId: string;
}

/** Issues a token as auth does, with the given key. */
function issue(privatePem: string, { userId, sessionId }: Subject, seconds = 60): Promise<string> {
  const config = { JWT_PRIVATE_KEY: privatePem, ACCESS_TOKEN_TTL_S: seconds };
  return new Tokens(new JwtService(), config as AuthConfig).issue(userId, sessionId);
}

describe('a change of the signing key', () => {
  const [current, former, removed] = [aKeyPair(), aKeyPair(), aKeyPair()];
  let world: GatewayWorld;
  let subject: Subject;

  beforeAll(async () => {
    world = await GatewayWorld.start({
      JWT_PUBLIC_KEYS: `${current.publicPem}\n${former.publicPem}`,
    });
    const { user, access_token } = session.parse(
      (
        await world.visitor.post('/auth/register', {
          email: 'amara@example.com',
          password: 'correct horse',
          name: 'Amara Osei',
          user_type: 'startup',
        })
      ).body,
    );
    const payload = Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString();
    subject = { userId: user.id, sessionId: z.object({ sid: z.string() }).parse(JSON.parse(payload)).sid };
  });
  afterAll(() => world.stop());

  const statusWith = async (token: string) => (await new ApiClient(world.url, token).get('/auth/me')).status;

  it('keeps tokens of the old key valid and accepts those of the new key', async () => {
    expect(await statusWith(await issue(current.privatePem, subject))).toBe(200);
    expect(await statusWith(await issue(former.privatePem, subject))).toBe(200);
  });

  it('still lets tokens of the old key expire', async () => {
    expect(await statusWith(await issue(former.privatePem, subject, -1))).toBe(401);
  });

  // rule: ACCOUNT-6
  it('refuses tokens of a removed key, whatever key id they claim', async () => {
    const token = await issue(removed.privatePem, subject);
    expect(await statusWith(token)).toBe(401);
    const [, payload = '', signature = ''] = token.split('.');
    const header = { alg: 'RS256', typ: 'JWT', kid: keyId(current.publicPem) };
    const claimed = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.${signature}`;
    expect(await statusWith(claimed)).toBe(401);
  });
});

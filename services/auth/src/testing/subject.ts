import { z } from 'zod';

const claims = z.object({ sub: z.string(), sid: z.string() });

/** The user and the session of an access token: what the gateway sends to `accounts.resolve`. */
export function subjectOf(token: string): { user_id: string; session_id: string } {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { sub, sid } = claims.parse(JSON.parse(payload));
  return { user_id: sub, session_id: sid };
}

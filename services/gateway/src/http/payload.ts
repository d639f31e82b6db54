/** Whether an answer's payload, as Fastify's hooks see it, is known to have fewer bytes. A stream never is. */
export function isShort(payload: unknown, bytes: number): boolean {
  if (payload === null || payload === undefined) return true;
  if (typeof payload === 'string') return payload.length < bytes && Buffer.byteLength(payload) < bytes;
  return Buffer.isBuffer(payload) && payload.length < bytes;
}

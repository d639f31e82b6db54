import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header for a payload: `t=<seconds>,v1=<hex>`, where v1 is the HMAC-SHA256
 * of `<t>.<payload>` with the webhook's secret.
 */
export function signatureOf(payload: string, secret: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}

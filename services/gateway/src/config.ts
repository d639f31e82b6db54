import { baseConfig, port } from '@proofround/service-kit';
import { z } from 'zod';

/** One or more PEM public keys in one variable: as they are, with \n for line ends, or base64. */
const publicKeys = z.string().transform((value, ctx) => {
  const text = value.includes('-----BEGIN')
    ? value.replaceAll('\\n', '\n')
    : Buffer.from(value, 'base64').toString('utf8');
  const keys = text.match(/-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g);
  if (!keys) {
    ctx.issues.push({ code: 'custom', input: undefined, message: 'no public key' });
    return z.NEVER;
  }
  return [...keys];
});

export const gatewayConfig = baseConfig.extend({
  PORT: port.default(8080),
  HOST: z.string().default('0.0.0.0'),
  /** Whose signature makes a token ours; several while a key is being replaced. */
  JWT_PUBLIC_KEYS: publicKeys,
  /** The built front end. */
  WEB_ROOT: z.string(),
});
export type GatewayConfig = z.output<typeof gatewayConfig>;

import { join, resolve } from 'node:path';

import { inRoot } from '../system/paths.js';
import { publicKeys, type Secrets } from './secrets.js';
import { COMMON_SETTINGS, type ServiceSpec } from './services.js';

/** The common settings of one stack's processes. */
export interface StackFacts {
  settings: NodeJS.ProcessEnv;
  secrets: Secrets;
  admin: { email: string; password: string };
  /** The address for browsers. */
  url: string;
  port: number;
  host: string;
  dataDir: string;
  /** The local stand-in for Stripe; undefined if a key of Stripe's is set. */
  stripeUrl: string | undefined;
}

/** The variables of our own environment that programs need to run; no secrets of other parts. */
export const INHERITED = [
  'PATH',
  'HOME',
  'USER',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
];

/** The named variables that are set. */
function passedOn(names: readonly string[], settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    names.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  );
}

/** The stand-in's signing secret: the configured one, so that others can sign too, or this stack's. */
const webhookSecret = ({ settings, secrets }: StackFacts): string =>
  settings['STRIPE_WEBHOOK_SECRET'] || secrets.stripe_webhook_secret;

/** The settings of one service that nobody configures by hand. */
function given(service: ServiceSpec, facts: StackFacts): NodeJS.ProcessEnv {
  const { secrets, admin, port, host, stripeUrl } = facts;
  switch (service.name) {
    case 'auth':
      return {
        JWT_PRIVATE_KEY: secrets.jwt_private_key,
        ACCOUNT_SECRET: secrets.account_secret,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      };
    case 'startups':
      return { VISITOR_SECRET: secrets.visitor_secret };
    case 'billing':
      return stripeUrl === undefined
        ? {}
        : {
            STRIPE_SECRET_KEY: secrets.stripe_key,
            STRIPE_WEBHOOK_SECRET: webhookSecret(facts),
            STRIPE_API_BASE: stripeUrl,
          };
    case 'notifications': {
      const folder = mailFolder(facts.settings, facts.dataDir);
      return folder === undefined ? {} : { MAIL_DIR: folder };
    }
    case 'gateway':
      return {
        PORT: String(port),
        HOST: host,
        JWT_PUBLIC_KEYS: publicKeys(secrets),
        WEB_ROOT: inRoot('frontend', 'dist'),
      };
    default:
      return {};
  }
}

/** The folder of mails without a mail server, absolute, because services run elsewhere; undefined with one. */
export function mailFolder(settings: NodeJS.ProcessEnv, dataDir: string): string | undefined {
  return settings['SMTP_URL'] ? undefined : resolve(settings['MAIL_DIR'] || join(dataDir, 'mail'));
}

/**
 * Settings that can be configured and by default follow from the stack. Without a mail server, addresses
 * are not verified, so that a new user can use everything at once.
 */
function defaults({ port, url, settings, dataDir }: StackFacts): NodeJS.ProcessEnv {
  const isMailed = mailFolder(settings, dataDir) === undefined;
  return {
    PUBLIC_ORIGINS: `${url},http://127.0.0.1:${port}`,
    PUBLIC_URL: url,
    ...(isMailed ? {} : { EMAIL_VERIFICATION: 'off' }),
  };
}

/** The environment of one process: its settings and connections, and nothing of the others. */
export function environmentOf(
  service: ServiceSpec,
  facts: StackFacts,
  own: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    ...passedOn(service.settings, defaults(facts)),
    ...passedOn([...INHERITED, ...COMMON_SETTINGS, ...service.settings], facts.settings),
    ...given(service, facts),
    ...own,
  };
}

/** An environment without any secret, of a process that gets its settings in another way. */
export function bareEnvironment(settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...passedOn(INHERITED, settings), NODE_ENV: 'production' };
}

export function stripeEnvironment(
  facts: StackFacts,
  standInPort: number,
  dataFile: string,
): NodeJS.ProcessEnv {
  return {
    ...bareEnvironment(facts.settings),
    STRIPE_STAND_IN_PORT: String(standInPort),
    STRIPE_STAND_IN_HOST: '127.0.0.1', // everybody who reaches it can pay
    STRIPE_STAND_IN_DATA: dataFile,
    STRIPE_STAND_IN_PUBLIC_URL: `http://localhost:${standInPort}`,
    STRIPE_SECRET_KEY: facts.secrets.stripe_key,
    STRIPE_WEBHOOK_SECRET: webhookSecret(facts),
    STRIPE_WEBHOOK_URL: `http://127.0.0.1:${facts.port}/api/payment/webhook`,
  };
}

import { readFileSync } from 'node:fs';

import type { z } from 'zod';

import { aiWorkerConfig } from '../../../services/ai-worker/src/config.js';
import { authConfig } from '../../../services/auth/src/config.js';
import { billingConfig } from '../../../services/billing/src/config.js';
import { gatewayConfig } from '../../../services/gateway/src/config.js';
import { marketplaceConfig } from '../../../services/marketplace/src/config.js';
import { notificationsConfig } from '../../../services/notifications/src/config.js';
import { startupsConfig } from '../../../services/startups/src/config.js';
import { SERVICES } from '../stack/services.js';
import { inRoot } from '../system/paths.js';

export const SCHEMAS = {
  auth: authConfig,
  startups: startupsConfig,
  'ai-worker': aiWorkerConfig,
  marketplace: marketplaceConfig,
  billing: billingConfig,
  notifications: notificationsConfig,
  gateway: gatewayConfig,
};
export const NAMES = SERVICES.map(({ name }) => name);
const SHAPES = new Map<string, Record<string, z.ZodType>>(
  Object.entries(SCHEMAS).map(([name, { shape }]) => [name, shape]),
);
export const schemaOf = (name: string) => ({ shape: SHAPES.get(name) ?? {} });
export const variablesOf = (name: string) => Object.keys(schemaOf(name).shape).toSorted();
/** Settings without which the process does not start. */
export const neededBy = (name: string) =>
  Object.entries(schemaOf(name).shape).flatMap(([key, one]) =>
    one.safeParse(undefined).success ? [] : [key],
  );
export const text = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');

/** What the image of a process sets. */
export const IN_IMAGE = Object.fromEntries(
  (/ AS process$.*?^ENV (.*?)$/ms.exec(text('Dockerfile'))?.[1] ?? '')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

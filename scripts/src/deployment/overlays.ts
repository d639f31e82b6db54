import { join } from 'node:path';

import { inRoot } from '../system/paths.js';

/** Every overlay that is applied to a cluster. */
export const OVERLAYS = ['local', 'production'] as const;

export const overlayFolder = (name: string): string => join(inRoot('k8s', 'overlays'), name);

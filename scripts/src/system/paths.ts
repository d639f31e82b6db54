import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

export const inRoot = (...parts: string[]): string => join(ROOT, ...parts);

/** A program of an installed package. */
export const bin = (name: string): string => inRoot('node_modules', '.bin', name);

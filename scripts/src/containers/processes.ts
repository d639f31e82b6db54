import { SERVICES } from '../stack/services.js';

export interface ProcessImage {
  name: string;
  /** Its workspace, the Dockerfile's PROCESS. */
  folder: string;
  /** The most that it may add to the base image, in MiB. */
  limitMib: number;
}

/** The measured sizes plus at least 10 % (docs/operations.md). */
const LIMITS_MIB: Readonly<Record<string, number>> = {
  auth: 38,
  startups: 60,
  'ai-worker': 80,
  marketplace: 34,
  billing: 36,
  notifications: 35,
  gateway: 95,
};

/** The images that compose runs. */
export const PROCESS_IMAGES: readonly ProcessImage[] = [
  ...SERVICES.map(({ name }) => ({ name, folder: `services/${name}`, limitMib: LIMITS_MIB[name] ?? 0 })),
  { name: 'stripe-stand-in', folder: 'stand-ins/stripe', limitMib: 8 },
  { name: 'launcher', folder: 'scripts', limitMib: 10 },
];

/** The image of backups, restores and the drill, for a cluster. Its base is PostgreSQL's image. */
export const BACKUP_IMAGE: ProcessImage = { name: 'backup', folder: 'scripts', limitMib: 165 };

/** The programs that the image of backups must be able to run, in the way that prints their version. */
export const BACKUP_PROGRAMS: readonly (readonly string[])[] = [
  ['pg_dump', '--version'],
  ['pg_restore', '--version'],
  ['nats-server', '--version'],
  ['redis-server', '--version'],
];

/** All images that we build. */
export const IMAGES: readonly ProcessImage[] = [...PROCESS_IMAGES, BACKUP_IMAGE];

/** The tag that docker-compose.yml names. */
export const tagOf = (name: string): string => `proofround/${name}:local`;

/** Tools for development: none may be in an image. */
const FORBIDDEN: readonly RegExp[] = [
  /^typescript$/,
  /^lighthouse/,
  /^playwright/,
  /^@playwright\//,
  /^puppeteer/,
  /^chrom/,
  /^jest/,
  /^@jest\//,
  /^@swc\/core/,
  /^eslint/,
  /^@?typescript-eslint/,
  /^prettier$/,
  /^vite$/,
  /^rolldown$/,
  /^esbuild$/,
  /^webpack$/,
  /^autocannon$/,
  /^knip$/,
  /^dependency-cruiser$/,
  /^@redocly\//,
  /^kubernetes-models$/,
  /^@kubernetes-models\//,
  /^@proofround\/(?:test-kit|client|bench|e2e|eval|frontend|openai-stand-in)$/,
];

/** The development tools among these packages. */
export const forbiddenOf = (packages: readonly string[]): string[] =>
  packages.filter((name) => FORBIDDEN.some((pattern) => pattern.test(name)));

/** The problems of a built image, a sentence each. */
export function faultsOf(
  { limitMib }: Pick<ProcessImage, 'limitMib'>,
  found: { installed: readonly string[]; listed: readonly string[]; addedMib: number },
): string[] {
  const { installed, listed, addedMib } = found;
  const unlisted = installed.filter((name) => !listed.includes(name));
  return [
    ...forbiddenOf(installed).map((name) => `contains ${name}`),
    ...unlisted.map((name) => `contains ${name}, which its SBOM does not list`),
    ...(addedMib > limitMib ? [`adds ${addedMib.toFixed(0)} MiB to its base, more than ${limitMib}`] : []),
  ];
}

/**
 * Packages with an install script, which npm does not run here, and why each works without. If one does
 * not, the Dockerfile must run its script with `npm rebuild NAME`.
 */
export const WORKS_WITHOUT_ITS_SCRIPT: Readonly<Record<string, string>> = {
  '@scarf/scarf': 'reports installs to its maker',
  'msgpackr-extract': 'compiles what its prebuilt packages contain',
};

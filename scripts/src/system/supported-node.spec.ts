import { readFileSync } from 'node:fs';

import semver from 'semver';
import { z } from 'zod';

import { inRoot } from './paths.js';

const manifest = z.object({ engines: z.object({ node: z.string() }) });
const lockFile = z.object({
  packages: z.record(
    z.string(),
    // A few old packages list their engines in an array.
    z.object({ dev: z.boolean().optional(), engines: z.unknown().optional() }),
  ),
});
const engines = z.object({ node: z.string() });

const textOf = (name: string) => readFileSync(inRoot(name), 'utf8');

describe('the versions of Node that package.json names', () => {
  const supported = manifest.parse(JSON.parse(textOf('package.json'))).engines.node;

  it('are supported by every production dependency', () => {
    const { packages } = lockFile.parse(JSON.parse(textOf('package-lock.json')));
    const installed = Object.entries(packages).filter(
      ([path, { dev }]) => path.includes('node_modules/') && dev !== true,
    );
    const refusing = installed.flatMap(([path, one]) => {
      const { data } = engines.safeParse(one.engines);
      return data && !semver.subset(supported, data.node) ? [`${path}: ${data.node}`] : [];
    });
    expect(installed.length).toBeGreaterThan(100);
    expect(refusing).toEqual([]);
  });

  it('include the version that developers use and the version in the images', () => {
    const inImages = /^ARG NODE=node:([\d.]+)/m.exec(textOf('Dockerfile'))?.[1];
    for (const version of [textOf('.nvmrc').trim(), inImages ?? ''])
      expect([version, semver.satisfies(version, supported)]).toEqual([version, true]);
  });
});

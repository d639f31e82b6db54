import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { say, UserError } from '../system/output.js';
import { inRoot } from '../system/paths.js';
import { debianTools, engineFolder } from './debian-engine.js';
import { makeRootfs, must } from './debian-packages.js';
import { type Engine, engineOutput, withoutDigest } from './engine.js';
import { buildServers } from './server-images.js';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** The same major version as the npm of the official Node image. */
const NPM = 'npm@11.21.2';

/** The base image that the Dockerfile names, such as `node:24.21.0-bookworm-slim@sha256:…`. */
export function namedBase(): { name: string; version: string; suite: string } {
  const {
    name = '',
    version = '',
    suite = '',
  } = /^ARG NODE=(?<name>node:(?<version>[\d.]+)-(?<suite>[a-z]+)-slim@sha256:[\da-f]{64})$/m.exec(
    readFileSync(inRoot('Dockerfile'), 'utf8'),
  )?.groups ?? {};
  if (name === '')
    throw new UserError(
      'The Dockerfile names no base image of the form node:VERSION-SUITE-slim@sha256:DIGEST.',
    );
  return { name, version, suite };
}

/** Pulls an image; undefined if no registry answers. */
function pull(engine: Engine, name: string): string | undefined {
  if (!engine.registry) return undefined;
  try {
    engineOutput(engine, ['pull', '--quiet', name]);
    return name;
  } catch {
    say(`No registry gives ${name}.`);
    return undefined;
  }
}

/** Puts a package of npm into a folder. */
function fetchPackage(work: string, spec: string, target: string): void {
  const [file] = execFileSync('npm', ['pack', '--silent', '--pack-destination', work, spec], {
    cwd: work,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .slice(-1);
  mkdirSync(target, { recursive: true });
  must('tar', ['-xzf', join(work, file ?? ''), '-C', target, '--strip-components=1']);
}

/**
 * A base image without a registry: a minimal Debian made by mmdebstrap, Node from its npm package,
 * and this machine's certificates, which programs in it need behind a proxy.
 */
function make(engine: Engine, { version, suite }: { version: string; suite: string }): string {
  const tag = `proofround/node:${version}-${suite}-slim`;
  if (engineOutput(engine, ['image', 'ls', '--quiet', tag]) !== '') return tag;
  say(`Making the base image with mmdebstrap (${suite}) and Node ${version} from npm …`);
  const folder = engineFolder();
  const tools = debianTools();
  const rootfs = join(folder, `base-${suite}.tar`);
  makeRootfs({ tools, suite, packages: ['ca-certificates'], target: rootfs });
  const work = mkdtempSync(join(folder, 'base-'));
  try {
    const context = join(work, 'context');
    fetchPackage(
      work,
      `node-linux-${process.arch === 'arm64' ? 'arm64' : 'x64'}@${version}`,
      join(work, 'node'),
    );
    fetchPackage(work, NPM, join(context, 'npm'));
    cpSync(join(work, 'node/bin/node'), join(context, 'node'));
    if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(context, 'ca-certificates.crt'));
    const debian = `proofround/debian:${suite}`;
    engineOutput(engine, ['import', rootfs, debian]);
    writeFileSync(
      join(context, 'Dockerfile'),
      [
        `FROM ${debian}`,
        'COPY node /usr/local/bin/node',
        'COPY npm /usr/local/lib/node_modules/npm',
        `COPY ca-certificates.crt ${CERTIFICATES}`,
        'RUN for name in npm npx; do ln -s ../lib/node_modules/npm/bin/$name-cli.js /usr/local/bin/$name; done',
        `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`,
        'CMD ["node"]',
        '',
      ].join('\n'),
    );
    engineOutput(engine, ['build', ...engine.buildArgs, '--tag', tag, context]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return tag;
}

/** The base image for the build argument NODE: by digest from a registry, or made here. */
export function baseImage(engine: Engine): string {
  const named = namedBase();
  return pull(engine, named.name) ?? make(engine, named);
}

/** The servers' images that the Dockerfile names, by the argument that names each. */
export const namedServers = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(inRoot('Dockerfile'), 'utf8').matchAll(/^ARG (POSTGRES|NATS|REDIS)=(\S+)$/gm)].map(
      ([, argument = '', image = '']) => [argument, image],
    ),
  );

/** The servers' images for the Dockerfile's arguments: as it names them, or without a registry made here. */
export function serverImages(engine: Engine): ReadonlyMap<string, string> {
  const named = namedServers();
  if (engine.registry) return named;
  buildServers(engine, [...named.values()]);
  return new Map([...named].map(([argument, image]) => [argument, withoutDigest(image)]));
}

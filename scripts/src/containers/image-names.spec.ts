import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRoot } from '../system/paths.js';
import { namedBase } from './base-image.js';
import { repositoryOf, withoutDigest } from './engine.js';

const DIGEST = `sha256:${'0a'.repeat(32)}`;

describe('the name of an image', () => {
  it.each([
    ['postgres:17.6-bookworm', 'postgres:17.6-bookworm', 'postgres'],
    [`postgres:17.6-bookworm@${DIGEST}`, 'postgres:17.6-bookworm', 'postgres'],
    [`registry.example:5000/prom/prometheus@${DIGEST}`, 'registry.example:5000/prom/prometheus', null],
  ])('%s is separated from digest and tag', (image, local, repository) => {
    expect(withoutDigest(image)).toBe(local);
    expect(repositoryOf(image)).toBe(repository ?? local);
  });
});

/** The files below a folder whose names end with this text. */
const filesOf = (folder: string, ...endings: string[]): string[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => join(folder, path));

/** Every reference to a third-party image, with the files that contain it. */
function foreignImages(): [file: string, image: string][] {
  const manifests = filesOf('k8s', '.yaml', '.yml');
  return ['Dockerfile', 'docker-compose.yml', ...manifests].flatMap((file) => {
    const text = readFileSync(inRoot(file), 'utf8');
    const names = [...text.matchAll(/^(?:ARG [A-Z]+=|FROM | *(?:- )?image: )'?([^\s'$]+)/gm)];
    return names.map(([, image = '']): [string, string] => [file, image]);
  });
}

describe('images of others', () => {
  const foreign = foreignImages().filter(([, image]) => !image.startsWith('proofround/'));

  it('are named by an exact tag and a digest, everywhere the same', () => {
    expect(new Set(foreign.map(([file]) => file)).size).toBeGreaterThanOrEqual(5);
    const loose = foreign.filter(([, image]) => !/:v?\d[\w.-]*@sha256:[\da-f]{64}$/.test(image));
    expect(loose).toEqual([]);
    const names = new Set(foreign.map(([, image]) => image));
    expect(new Set([...names].map(repositoryOf)).size).toBe(names.size);
  });

  it('include the base, whose version and suite are known without a registry', () => {
    const { name, version, suite } = namedBase();
    expect(withoutDigest(name)).toBe(`node:${version}-${suite}-slim`);
  });
});

describe('the actions of CI', () => {
  it('are named by their commit', () => {
    const used = filesOf('.github/workflows', '.yml').flatMap((file) =>
      [...readFileSync(inRoot(file), 'utf8').matchAll(/uses: (\S+)/g)].map(([, name = '']) => name),
    );
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !/@[\da-f]{40}$/.test(name))).toEqual([]);
  });
});

import { existsSync, readFileSync } from 'node:fs';

import { inRoot } from '../system/paths.js';
import { nameOf, parseLock, productionFolders } from './dependencies.js';
import { faultsOf, forbiddenOf, IMAGES, WORKS_WITHOUT_ITS_SCRIPT } from './processes.js';

const lock = parseLock(readFileSync(inRoot('package-lock.json'), 'utf8'));

describe('the Dockerfile', () => {
  const dockerfile = readFileSync(inRoot('Dockerfile'), 'utf8');

  it('lets no package run a script of its own', () => {
    const packer = readFileSync(inRoot('scripts', 'src', 'containers', 'pack.ts'), 'utf8');
    const installs = `${dockerfile}\n${packer}`.match(/^RUN npm.*|^ *npm\(.*'ci'.*/gm) ?? [];
    expect(installs).toHaveLength(2);
    expect(installs.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
  });

  it('labels the image, and takes the base by an argument', () => {
    const labels = [...dockerfile.matchAll(/^LABEL .*/gm)].map(([line]) =>
      [...line.matchAll(/org\.opencontainers\.image\.(\w+)=/g)].map(([, name]) => name),
    );
    const all = ['title', 'version', 'revision', 'source', 'licenses'];
    expect(labels).toEqual([all, all]);
    const stages = [...dockerfile.matchAll(/^FROM (\S+) AS (\w+)/gm)];
    const baseOf = Object.fromEntries(stages.map(([, base, stage = '']) => [stage, base ?? '']));
    expect(baseOf).toMatchObject({ manifests: '${NODE}', build: '${NODE}', process: '${NODE}' });
    const named = [...dockerfile.slice(0, dockerfile.indexOf('FROM ')).matchAll(/^ARG (\w+)=\S+/gm)];
    const used = [...Object.values(baseOf)].map((base) => /^\$\{(\w+)\}$/.exec(base)?.[1]);
    expect(new Set(used)).toEqual(new Set(named.map(([, name]) => name)));
  });

  it('runs our programs by files that the compiler checks', () => {
    const programs = [...dockerfile.matchAll(/^RUN node (\S+)/gm)].map(([, path = '']) => path);
    const sources = programs.map((path) => path.replace(/^scripts\/dist\/(.*)\.js$/, 'scripts/src/$1.ts'));
    expect(sources).toContain('scripts/src/containers/pack.ts');
    expect(sources.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  });

  it('copies from stages that it has', () => {
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)/gm)].map(([, stage]) => stage);
    const sources = [...dockerfile.matchAll(/--from=(\w+)/g)].map(([, stage]) => stage);
    expect(sources.filter((stage) => !stages.includes(stage))).toEqual([]);
  });
});

describe.each(IMAGES)('the image of $name', ({ folder, limitMib }) => {
  const folders = productionFolders(lock, folder);
  const names = folders.filter((path) => path.includes('node_modules/')).map(nameOf);

  it('contains no development tool', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(forbiddenOf(names)).toEqual([]);
  });

  it('needs no install script', () => {
    const scripted = folders.filter((path) => lock.packages[path]?.hasInstallScript === true).map(nameOf);
    expect(scripted.filter((name) => !(name in WORKS_WITHOUT_ITS_SCRIPT))).toEqual([]);
  });

  it('has a stated size', () => {
    expect(limitMib).toBeGreaterThan(0);
  });
});

describe('the check of a built image', () => {
  const image = { limitMib: 40 };

  it('passes one with listed packages within its limit', () => {
    expect(faultsOf(image, { installed: ['zod'], listed: ['zod', 'pg'], addedMib: 39.9 })).toEqual([]);
  });

  it('refuses development tools, packages that the SBOM does not list, and too many bytes', () => {
    const installed = ['lighthouse', '@playwright/test', 'puppeteer-core', 'typescript', 'zod'];
    const faults = faultsOf(image, { installed, listed: installed.slice(0, 4), addedMib: 132 });
    expect(faults).toEqual([
      'contains lighthouse',
      'contains @playwright/test',
      'contains puppeteer-core',
      'contains typescript',
      'contains zod, which its SBOM does not list',
      'adds 132 MiB to its base, more than 40',
    ]);
  });
});

describe('the packages of an image', () => {
  const small = (packages: Record<string, object>) => parseLock(JSON.stringify({ packages }));

  it('are those that production code needs, also through other workspaces', () => {
    const found = productionFolders(
      small({
        'services/a': { dependencies: { ours: '1' }, devDependencies: { tool: '1' } },
        'node_modules/ours': { resolved: 'packages/ours', link: true },
        'packages/ours': { dependencies: { theirs: '1' }, devDependencies: { tool: '1' } },
        'packages/ours/node_modules/theirs': { peerDependencies: { peer: '1' } },
        'node_modules/theirs': {},
        'node_modules/peer': { optionalDependencies: { elsewhere: '1' } },
        'node_modules/tool': {},
      }),
      'services/a',
    );
    expect(found).toEqual([
      'node_modules/ours',
      'node_modules/peer',
      'packages/ours',
      'packages/ours/node_modules/theirs',
      'services/a',
    ]);
  });

  it('leave out optional peers, and fail if a needed one is missing', () => {
    const optional = {
      peerDependencies: { peer: '1' },
      peerDependenciesMeta: { peer: { optional: true } },
    };
    expect(productionFolders(small({ a: optional, 'node_modules/peer': {} }), 'a')).toEqual(['a']);
    expect(() => productionFolders(small({ a: { dependencies: { gone: '1' } } }), 'a')).toThrow('gone');
  });
});

import { readdirSync, readFileSync } from 'node:fs';

import { parse } from 'yaml';
import { z } from 'zod';

import { overlayFolder, render } from '../deployment/kustomize.js';
import { inRoot } from '../system/paths.js';
import { IMAGES } from './processes.js';

const text = readFileSync(inRoot('.github', 'workflows', 'images.yml'), 'utf8');
const permissions = z.record(z.string(), z.string());
const workflow = z
  .object({
    on: z.object({ push: z.object({ tags: z.array(z.string()) }) }),
    permissions,
    jobs: z.object({
      publish: z.object({
        permissions,
        env: z.object({ IMAGES: z.string() }),
        steps: z.array(
          z.object({ name: z.string().optional(), uses: z.string().optional(), run: z.string().default('') }),
        ),
      }),
    }),
  })
  .loose()
  .parse(parse(text));
const { publish } = workflow.jobs;
const images = publish.env.IMAGES.split(' ');
const stepOf = (command: string) => publish.steps.findIndex(({ run }) => run.includes(command));

describe('the workflow that publishes images', () => {
  it('publishes the images that the production overlay names, and each can be built', () => {
    const named = [
      ...JSON.stringify(render(overlayFolder('production'))).matchAll(/"image":"[^"]*\/([^"/:]+):/g),
    ];
    expect(images.toSorted()).toEqual([...new Set(named.map(([, name]) => name))].toSorted());
    const known = IMAGES.map(({ name }) => name);
    expect(images.filter((name) => !known.includes(name))).toEqual([]);
    expect(publish.env.IMAGES).toMatch(/ backup$/);
    expect(readFileSync(inRoot('Dockerfile'), 'utf8')).toMatch(/^FROM \S+ AS backup$/m);
  });

  it('pushes nothing before everything is built, checked and scanned', () => {
    const order = [
      'npm run manifests',
      'npm run image',
      '--only-fixed --fail-on high',
      'docker login',
      'docker push',
      'helm push',
    ];
    const steps = order.map(stepOf);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBe(order.length);
    expect(steps).not.toContain(-1);
  });

  it('signs images and chart by digest, and attests the bills of materials', () => {
    const signed = [...text.matchAll(/cosign (?:sign|attest) .*"([^"]+)"$/gm)].map(([, what]) => what);
    expect(signed).toEqual(['$pushed', '$pushed', '$CHARTS/proofround@${digest:?helm named no digest}']);
    expect(text).toContain('--type cyclonedx --predicate ".data/sbom/$name.cdx.json"');
  });

  it('has only the rights that it needs, and puts no text of an event into a shell', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(publish.permissions).toEqual({ contents: 'read', packages: 'write', 'id-token': 'write' });
    expect(publish.steps.filter(({ run }) => run.includes('${{'))).toEqual([]);
    expect(workflow.on.push.tags).toEqual(['v*']);
  });

  it('uses scripts that exist', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')));
    const used = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the actions of all workflows', () => {
  it('are named with the version of their commit, everywhere the same', () => {
    const folder = inRoot('.github', 'workflows');
    const used = readdirSync(folder).flatMap((file) =>
      [...readFileSync(inRoot('.github', 'workflows', file), 'utf8').matchAll(/uses: (\S+?)@(.+)$/gm)].map(
        ([, name = '', version = '']) => ({ name, version }),
      ),
    );
    expect(used.filter(({ version }) => !/^[\da-f]{40} # v\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const versions = new Set(used.map(({ name, version }) => `${name}@${version}`));
    expect(versions.size).toBe(new Set(used.map(({ name }) => name)).size);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

import { parse } from 'yaml';
import { z } from 'zod';

import { inRoot } from '../../system/paths.js';
import { renameConfigMaps } from '../config-map-names.js';
import { isObject } from '../json-patch.js';
import { type Manifest, manifest, overlayFolder, type Piece, render } from '../kustomize.js';
import { makeChart, source } from './chart.js';
import { fieldsOf } from './go-template.js';
import { CHECKSUM } from './objects.js';
import { ChartRendering, objectsIn } from './rendering.js';
import { camel } from './rules.js';
import type { Place, Value } from './values.js';

const from = source();
const chart = makeChart(from);
const rendering = new ChartRendering(chart, 'proofround');
const idOf = ({ kind, metadata }: Manifest) => `${kind}/${metadata.name}`;

/** A copy of the defaults with other values, by their paths. */
function withValues(...changes: (readonly [path: readonly string[], value: unknown])[]) {
  const values = structuredClone(chart.values.defaults());
  for (const [path, value] of changes) {
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), values);
    if (!isObject(parent)) throw new Error(`There is no ${path.join('.')}`);
    parent[path.at(-1) ?? ''] = value;
  }
  return values;
}
const component = (name: string, on: boolean) => [['components', camel(name)], on] as const;

/** Objects by id, without what chart and overlay do differently by design: suffixes, checksum, namespace. */
function comparable(objects: readonly Manifest[]): Record<string, Manifest> {
  const names = new Map(
    objects.flatMap(({ kind, metadata: { name } }) =>
      kind === 'ConfigMap' ? [[name, name.replace(/-[a-z\d]{10}$/, '')] as const] : [],
    ),
  );
  const entries = objects.flatMap((object) => {
    if (object.kind === 'Namespace') return [];
    const copy = manifest.parse(renameConfigMaps(structuredClone(object), names));
    const pod = z
      .object({ spec: z.object({ template: z.object({ metadata: z.looseObject({}) }) }) })
      .safeParse(object).data?.spec.template.metadata;
    const annotations = pod?.['annotations'];
    if (isObject(annotations) && isDeepStrictEqual(Object.keys(annotations), [CHECKSUM])) {
      const own = z
        .looseObject({ template: z.looseObject({ metadata: z.looseObject({}) }) })
        .parse(copy['spec']);
      Reflect.deleteProperty(own.template.metadata, 'annotations');
      copy['spec'] = own;
    }
    return [[idOf(copy), copy] as const];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Every path at which two values differ. */
function differences(a: unknown, b: unknown, place: Place = []): Place[] {
  if (isDeepStrictEqual(a, b)) return [];
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return [place];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
    differences(a[key], b[key], [...place, key]),
  );
}
const isWithin = (place: Place, other: Place) => isDeepStrictEqual(place.slice(0, other.length), other);

describe('the chart and the overlay', () => {
  it('are the same, object for object, with the default values', () => {
    const theirs = comparable(render(overlayFolder('production')));
    expect(comparable(rendering.objects(chart.values.defaults()))).toEqual(theirs);
    expect(Object.keys(theirs).length).toBeGreaterThan(40);
  });

  it.each([...from.variants.keys()])('are the same with the component %s', (name) => {
    const extra = inRoot('k8s', 'components', name);
    expect(comparable(rendering.objects(withValues(component(name, true))))).toEqual(
      comparable(render(overlayFolder('production'), extra)),
    );
  });

  const included = [...from.about.keys()].filter((name) => !from.variants.has(name));
  it.each(included)('are the same without the component %s', (name) => {
    const own = from.base.flatMap((piece) => (piece.component === name ? [idOf(piece.object)] : []));
    const all = Object.entries(comparable(render(overlayFolder('production'))));
    expect(own).not.toEqual([]);
    expect(comparable(rendering.objects(withValues(component(name, false))))).toEqual(
      Object.fromEntries(all.filter(([id]) => !own.includes(id))),
    );
  });

  it('have every component of k8s/components', () => {
    const folders = readdirSync(inRoot('k8s', 'components')).filter((name) => name !== 'sync-waves');
    expect(
      Object.keys(z.record(z.string(), z.boolean()).parse(chart.values.defaults()['components'])),
    ).toEqual(folders.map(camel));
  });

  it('have no example value in a template', () => {
    const sources = Object.entries(chart.files).filter(([path]) => path.startsWith('templates/'));
    const left = sources.flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line) => (/example|192\.0\.2\.|\.invalid/.test(line) ? [`${path}: ${line}`] : [])),
    );
    expect(left).toEqual([]);
  });

  it('ask for images of this release', () => {
    const { version } = z
      .object({ version: z.string() })
      .parse(parse(readFileSync(inRoot('package.json'), 'utf8')));
    expect(chart.values.defaults()['images']).toMatchObject({ version });
    expect(parse(chart.files['Chart.yaml'] ?? '')).toMatchObject({ version, appVersion: version });
  });
});

/** A different value that the schema allows. */
function other({ fallback, schema }: Value): unknown {
  if (typeof schema['pattern'] === 'string' && fallback === '') return `sha256:${'5e'.repeat(32)}`;
  if (typeof fallback === 'string') return `${fallback}x`;
  if (typeof fallback === 'number') return fallback + 1;
  if (typeof fallback === 'boolean') return !fallback;
  if (Array.isArray(fallback)) return [...z.array(z.unknown()).parse(fallback), { name: 'x' }];
  return { ...z.record(z.string(), z.unknown()).parse(fallback), x: 'y' };
}

describe('the values of the chart', () => {
  // All components but scale-to-zero: with that one on, KEDA's minimum of replicas has no effect.
  const allOn = [...from.variants.keys()]
    .filter((name) => name !== 'ai-worker-scale-to-zero')
    .map((name) => component(name, true));
  const before = rendering.texts(withValues(...allOn));
  const byId = (yaml: string) => Object.fromEntries(objectsIn(yaml).map((object) => [idOf(object), object]));
  const parsed = new Map<string, Record<string, Manifest>>();
  const objectsBefore = (path: string) => {
    const there = parsed.get(path) ?? byId(before.get(path) ?? '');
    parsed.set(path, there);
    return there;
  };

  it('change exactly their own paths', () => {
    const wrong = chart.values.all.flatMap((value) => {
      const now = withValues(...allOn, [
        value.path,
        value.path[0] === 'components' && value.path[1] !== 'aiWorkerScaleToZero' ? false : other(value),
      ]);
      const changed = [...rendering.texts(now)].flatMap(([path, text]) =>
        text === before.get(path) ? [] : differences(objectsBefore(path), byId(text)),
      );
      const elsewhere = changed.filter((place) => !value.places.some((own) => isWithin(place, own)));
      const unchanged = value.places.filter(
        (own) => !changed.some((place) => isWithin(place, own) || isWithin(own, place)),
      );
      const name = value.path.join('.');
      return [
        ...elsewhere.map((place) => `${name} changes ${place.join(' ')}`),
        ...unchanged.map((place) => `${name} does not change ${place.join(' ')}`),
      ];
    });
    expect(wrong).toEqual([]);
    expect(chart.values.all.length).toBeGreaterThan(80);
  });

  it('are all that the templates name', () => {
    const fields = [...rendering.templates.values()].flatMap(fieldsOf).map((field) => field.join('.'));
    const known = new Set([
      ...chart.values.all.map(({ path }) => `Values.${path.join('.')}`),
      'Release.Namespace',
    ]);
    expect(fields.filter((field) => !known.has(field))).toEqual([]);
    expect([...known].filter((field) => !fields.includes(field))).toEqual([]);
  });

  it('have a comment and a schema each, and are read as they were written', () => {
    const text = chart.files['values.yaml'] ?? '';
    expect(parse(text, { version: '1.1' })).toEqual(chart.values.defaults());
    const lines = text.split('\n');
    const { properties } = z
      .object({ properties: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(chart.files['values.schema.json'] ?? ''));
    for (const { path, about } of chart.values.all) {
      expect({ path, about }).toEqual({ path, about: expect.stringMatching(/\w{3}/) as string });
      const key = `${'  '.repeat(path.length - 1)}${path.at(-1) ?? ''}:`;
      const above = lines.flatMap((line, index) => (line.startsWith(key) ? [lines[index - 1]?.trim()] : []));
      expect({ path, above }).toEqual({
        path,
        above: expect.arrayContaining([expect.stringMatching(/^# /)]) as string[],
      });
      const found = path.reduce<unknown>(
        (at, name, index) =>
          (isObject(at) ? (index === 0 ? at : isObject(at['properties']) ? at['properties'] : {}) : {})[
            name as never
          ],
        properties,
      );
      expect({ path, found }).toMatchObject({ path, found: { description: about } });
    }
  });

  it('are documented, and the document names no other', () => {
    const [, section = ''] = readFileSync(inRoot('docs', 'kubernetes.md'), 'utf8').split(
      '### Values of the chart',
    );
    const rows = [...(section.split('\n#')[0] ?? '').matchAll(/^\| `([^`]+)` +\|/gm)].map(
      ([, row = '']) => row,
    );
    const matches = (row: string, path: readonly string[]) =>
      new RegExp(`^${row.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`).test(path.join('.'));
    const paths = chart.values.all.map(({ path }) => path);
    expect(
      paths.filter((path) => !rows.some((row) => matches(row, path))).map((path) => path.join('.')),
    ).toEqual([]);
    expect(rows.filter((row) => !paths.some((path) => matches(row, path)))).toEqual([]);
  });

  it('can be replaced for a release, but only known ones', () => {
    const digest = `sha256:${'5e'.repeat(32)}`;
    const { files } = makeChart(from, { images: { registry: 'ghcr.io/ours', digests: { auth: digest } } });
    expect(parse(files['values.yaml'] ?? '')).toMatchObject({
      images: { registry: 'ghcr.io/ours', version: '0.1.0', digests: { auth: digest, gateway: '' } },
    });
    expect(() => makeChart(from, { images: { digests: { mail: digest } } })).toThrow('images.digests.mail');
  });
});

describe('a change in k8s/', () => {
  const piece = (name: string, kind: string): Piece => {
    const found = from.base.find(({ object }) => object.kind === kind && object.metadata.name === name);
    if (!found) throw new Error(`There is no ${kind}/${name}`);
    return found;
  };
  const renamed = (one: Piece, old: string, now: string): Piece => ({
    ...one,
    object: manifest.parse(JSON.parse(JSON.stringify(one.object).replaceAll(old, now))),
  });

  it('is in the chart without a second edit: a new process with its settings', () => {
    const added = ['Deployment', 'ConfigMap', 'HorizontalPodAutoscaler'].map((kind) =>
      renamed(piece('startups', kind), 'startups', 'ledger-book'),
    );
    const grown = makeChart({ ...from, base: [...from.base, ...added] });
    expect(grown.values.defaults()).toMatchObject({
      settings: { ledgerBook: { DATABASE_POOL: '10' } },
      autoscaling: { ledgerBook: { maxReplicas: 8 } },
      images: { digests: { ledgerBook: '' } },
      secrets: { ledgerBookMigrations: 'ledger-book-migrations' },
    });
    const ids = new ChartRendering(grown, 'proofround').objects(grown.values.defaults()).map(idOf);
    expect(ids).toEqual(expect.arrayContaining(['Deployment/ledger-book', 'ConfigMap/ledger-book']));
  });

  it.each([
    [
      'an image of another registry',
      'Deployment',
      'billing',
      'registry.example.com',
      'other.example.com',
      'Deployment/billing spec template spec',
    ],
    [
      'another address of NATS',
      'ScaledObject',
      'ai-worker',
      'nats.example.com:8222","account":"$G","stream":"DOMAIN_EVENTS","consumer":"ai-worker__account',
      'nats2.example.com:8222","account":"$G","stream":"DOMAIN_EVENTS","consumer":"ai-worker__account',
      'ScaledObject/ai-worker spec triggers 12',
    ],
    ['an unexplained setting', 'ConfigMap', 'auth', 'ADMIN_MFA', 'ADMIN_EYES', 'ADMIN_EYES'],
  ])('stops the chart and says where: %s', (_, kind, name, old, now, where) => {
    const base = from.base.map((one) => (one === piece(name, kind) ? renamed(one, old, now) : one));
    expect(() => makeChart({ ...from, base })).toThrow(where);
  });
});

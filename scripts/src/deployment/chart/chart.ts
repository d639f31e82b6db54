import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse, stringify } from 'yaml';
import { z } from 'zod';

import { inRoot } from '../../system/paths.js';
import { type Manifest, overlayFolder, type Piece, pieces } from '../kustomize.js';
import { SCHEMA_RULES } from './additions.js';
import { type Context, ObjectTemplate } from './objects.js';
import { camel, GROUPS } from './rules.js';
import { Values } from './values.js';

/** The inputs of the chart. */
export interface Source {
  /** The production overlay. */
  base: Piece[];
  /** The overlay with one more component, by component. */
  variants: ReadonlyMap<string, Piece[]>;
  /** The first comment of each component's kustomization.yaml. */
  about: ReadonlyMap<string, string>;
}

export interface Chart {
  /** The text of each file, by its path. */
  files: Readonly<Record<string, string>>;
  values: Values;
}

const COMPONENTS = inRoot('k8s', 'components');
/** Its annotations are in every object, so no value can turn it off. */
const ALWAYS = new Set(['sync-waves']);

/** The chart's source as it is in k8s/. */
export function source(): Source {
  const overlay = overlayFolder('production');
  const base = pieces(overlay);
  const names = readdirSync(COMPONENTS).filter((name) => !ALWAYS.has(name));
  const others = names.filter((name) => !base.some(({ component }) => component === name));
  const about = (name: string) => {
    const lines = readFileSync(join(COMPONENTS, name, 'kustomization.yaml'), 'utf8').split('\n');
    const first = lines.findIndex((line) => !line.startsWith('#'));
    return lines
      .slice(0, first)
      .map((line) => line.slice(1).trim())
      .join(' ');
  };
  return {
    base,
    variants: new Map(others.map((name) => [name, pieces(overlay, join(COMPONENTS, name))])),
    about: new Map(names.map((name) => [name, about(name)])),
  };
}

const secretRef = z.looseObject({ name: z.string(), key: z.string(), optional: z.boolean().optional() });

function secretKeysOf(objects: readonly Manifest[]): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { data } = secretRef.safeParse(value);
    const key = data ? data.key + (data.optional ? ' (if used)' : '') : '';
    if (data && !keys.get(data.name)?.includes(key))
      keys.set(data.name, [...(keys.get(data.name) ?? []), key]);
    for (const one of Object.values(value)) walk(one);
  };
  walk(objects);
  return keys;
}

/** The explanations of settings in the third column of docs/configuration.md. */
function explanations(): (name: string) => string {
  const rows = readFileSync(inRoot('docs', 'configuration.md'), 'utf8').split('\n');
  return (name) => {
    const cells = rows.find((row) => row.split(' | ')[0]?.includes(`\`${name}\``))?.split(' | ');
    const meaning = cells?.[2]
      ?.replace(/\|\s*$/, '')
      .trim()
      .replace(/\.$/, '');
    if (!meaning) throw new Error(`docs/configuration.md does not explain ${name}`);
    return meaning;
  };
}

/** The common prefix of our image names, and their version. */
function imagesOf(objects: readonly Manifest[]): { registry: string; version: string } {
  const [, registry, version] = /"image":"([^"]+)\/[^"/:]+:([^"/:]+)"/.exec(JSON.stringify(objects)) ?? [];
  if (registry === undefined || version === undefined) throw new Error('No object has an image');
  return { registry, version };
}

const idOf = ({ object: { kind, metadata } }: Piece) => `${kind} ${metadata.name}`;

function fileOf({ object: { kind, metadata }, component }: Piece): string {
  return `templates/${component ?? (kind === 'NetworkPolicy' ? 'network' : metadata.name)}.yaml`;
}

function templates(from: Source, values: Values): Record<string, string> {
  // Helm creates the release's namespace.
  const wanted = (list: readonly Piece[]) => list.filter(({ object }) => object.kind !== 'Namespace');
  const base = wanted(from.base);
  const known = new Set(base.map(idOf));
  const added = [...from.variants.values()].flatMap((list) =>
    wanted(list).filter((one) => !known.has(idOf(one))),
  );
  const all = [...base, ...added];
  const objects = all.map(({ object }) => object);
  const context: Context = {
    values,
    secretKeys: secretKeysOf(objects),
    namespace: base.find(({ object }) => object.metadata.namespace)?.object.metadata.namespace ?? '',
    images: imagesOf(objects),
    settings: new Map(
      all.flatMap(({ hashed, object }) => (hashed ? [[object.metadata.name, object['data']] as const] : [])),
    ),
    explainSetting: explanations(),
  };
  const files: Record<string, string> = {};
  for (const piece of all) {
    const others = [...from.variants].flatMap(([name, list]) => {
      const other = known.has(idOf(piece)) ? list.find((one) => idOf(one) === idOf(piece)) : undefined;
      return other && JSON.stringify(other.object) !== JSON.stringify(piece.object)
        ? [[name, other.object] as const]
        : [];
    });
    const text = `---\n${new ObjectTemplate(piece, context).text(new Map(others))}`;
    const { component } = piece;
    files[fileOf(piece)] =
      (files[fileOf(piece)] ?? '') +
      (component === undefined
        ? text
        : `{{- if .Values.components.${camel(component)} }}\n${text}{{- end }}\n`);
  }
  return files;
}

const NOTES = `Proofround {{ .Chart.AppVersion }} is in the namespace {{ .Release.Namespace }}, for https://{{ .Values.ingress.host }}.

The pods wait for their Secrets: docs/kubernetes.md lists the keys, the group "secrets" of the values their names.
See whether all is well:

  kubectl get pods --namespace {{ .Release.Namespace }}
  kubectl rollout status --namespace {{ .Release.Namespace }} deployment/gateway
`;

/**
 * Makes the Helm chart.
 * @param replaced defaults of a release that differ from k8s/, such as its registry and digests
 */
export function makeChart(from: Source, replaced: unknown = {}): Chart {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')));
  const values = new Values(GROUPS);
  for (const [name, about] of from.about) {
    const fallback = !from.variants.has(name);
    const path = ['components', camel(name)];
    values.add(undefined, { path, fallback, about });
    for (const { object, component } of from.variants.get(name) ?? from.base)
      if (component === name)
        values.add([`${object.kind}/${object.metadata.name}`], { path, fallback, about });
  }
  const texts = templates(from, values);
  values.replace(replaced);
  const chart = {
    apiVersion: 'v2',
    name: 'proofround',
    description: 'Founders get an analysis of their startup; investors find startups.',
    type: 'application',
    version,
    appVersion: version,
    kubeVersion: '>=1.30.0-0',
  };
  return {
    values,
    files: {
      'Chart.yaml': `# Made from k8s/overlays/production by npm run manifests -- chart; do not edit.\n${stringify(chart)}`,
      'values.yaml': values.yaml(),
      'values.schema.json': `${JSON.stringify(values.schema(SCHEMA_RULES), null, 2)}\n`,
      'templates/NOTES.txt': NOTES,
      ...texts,
    },
  };
}

/** The defaults of a release, from a file of values. */
export const readValues = (path: string): unknown => parse(readFileSync(path, 'utf8'));

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

import { configMapSuffix, renameConfigMaps } from './config-map-names.js';
import { applyPatch, jsonPatch } from './json-patch.js';

/** A Kubernetes object, with the fields that rendering needs. */
export const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({
    name: z.string(),
    namespace: z.string().optional(),
    labels: z.record(z.string(), z.string()).optional(),
  }),
});
export type Manifest = z.output<typeof manifest>;

const generator = z.strictObject({
  name: z.string(),
  behavior: z.literal('merge').optional(),
  literals: z.array(z.string()).default([]),
  files: z.array(z.string()).default([]),
  options: z
    .strictObject({
      disableNameSuffixHash: z.boolean().default(false),
      labels: z.record(z.string(), z.string()).default({}),
    })
    .prefault({}),
});

/** The part of kustomize that k8s/ uses; other fields fail here. */
const kustomization = z.strictObject({
  apiVersion: z.string(),
  kind: z.enum(['Kustomization', 'Component']),
  namespace: z.string().optional(),
  resources: z.array(z.string()).default([]),
  components: z.array(z.string()).default([]),
  configMapGenerator: z.array(generator).default([]),
  patches: z
    .array(
      z.strictObject({
        path: z.string(),
        target: z.strictObject({ kind: z.string(), name: z.string().optional() }),
      }),
    )
    .default([]),
  labels: z
    .array(
      z.strictObject({
        pairs: z.record(z.string(), z.string()),
        includeTemplates: z.boolean().default(false),
      }),
    )
    .default([]),
  images: z
    .array(z.strictObject({ name: z.string(), newName: z.string().optional(), newTag: z.string() }))
    .default([]),
});
type Kustomization = z.output<typeof kustomization>;

/** State of a rendering: objects, and the names that get a suffix. */
interface Rendering {
  objects: Manifest[];
  hashed: Set<string>;
}

const CLUSTER_WIDE = new Set(['Namespace', 'ClusterRole', 'ClusterRoleBinding', 'CustomResourceDefinition']);
const FIELD_OF_TEMPLATE = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      metadata: z.looseObject({ labels: z.record(z.string(), z.string()).optional() }).optional(),
    }),
  }),
});

/** All YAML documents of a file as Kubernetes objects. */
export function readManifests(path: string): Manifest[] {
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${String(document.errors[0])}`);
    return manifest.parse(document.toJS());
  });
}

function generate(folder: string, made: z.output<typeof generator>, into: Rendering): void {
  const literals = made.literals.map((line) => {
    const at = line.indexOf('=');
    return [line.slice(0, at), line.slice(at + 1)] as const;
  });
  const files = made.files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  const data = Object.fromEntries([...literals, ...files]);
  const there = into.objects.find(
    ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === made.name,
  );
  if ((made.behavior === 'merge') !== (there !== undefined))
    throw new Error(`${folder}: the ConfigMap ${made.name} is ${there ? 'there already' : 'not there'}`);
  if (there) {
    there['data'] = { ...z.record(z.string(), z.string()).parse(there['data']), ...data };
    return;
  }
  const { labels, disableNameSuffixHash } = made.options;
  into.objects.push({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: made.name, ...(Object.keys(labels).length > 0 ? { labels } : {}) },
    data,
  });
  if (!disableNameSuffixHash) into.hashed.add(made.name);
}

function addLabels(object: Manifest, { pairs, includeTemplates }: Kustomization['labels'][number]): void {
  object.metadata.labels = { ...object.metadata.labels, ...pairs };
  const withTemplate = includeTemplates ? FIELD_OF_TEMPLATE.safeParse(object) : undefined;
  if (!withTemplate?.success) return;
  const { template } = withTemplate.data.spec;
  template.metadata = { ...template.metadata, labels: { ...template.metadata?.labels, ...pairs } };
  Object.assign(object, withTemplate.data);
}

/** Sets the tag of every `image` of that name. */
function setImage(value: unknown, image: Kustomization['images'][number]): void {
  if (Array.isArray(value)) {
    for (const one of value) setImage(one, image);
  } else if (typeof value === 'object' && value !== null) {
    if ('image' in value && value.image === image.name)
      value.image = `${image.newName ?? image.name}:${image.newTag}`;
    for (const one of Object.values(value)) setImage(one, image);
  }
}

/** Adds a folder's kustomization to the objects read so far, as kustomize does for components. */
function accumulate(folder: string, into: Rendering): void {
  const path = join(folder, 'kustomization.yaml');
  const read = kustomization.parse(parse(readFileSync(path, 'utf8')));
  const own: Rendering = read.kind === 'Component' ? into : { objects: [], hashed: new Set() };
  for (const resource of read.resources) {
    const where = join(folder, resource);
    if (existsSync(where) && statSync(where).isDirectory()) accumulate(where, own);
    else own.objects.push(...readManifests(where));
  }
  for (const made of read.configMapGenerator) generate(folder, made, own);
  for (const component of read.components) accumulate(join(folder, component), own);
  for (const { path: file, target } of read.patches) {
    const name = new RegExp(`^(?:${target.name ?? '.*'})$`);
    const hit = own.objects.filter(({ kind, metadata }) => kind === target.kind && name.test(metadata.name));
    if (hit.length === 0) throw new Error(`${folder}/${file} changes nothing`);
    const operations = jsonPatch.parse(parse(readFileSync(join(folder, file), 'utf8')));
    for (const object of hit) applyPatch(object, operations);
  }
  for (const object of own.objects) {
    if (read.namespace !== undefined && !CLUSTER_WIDE.has(object.kind))
      object.metadata.namespace = read.namespace;
    for (const label of read.labels) addLabels(object, label);
    for (const image of read.images) setImage(object, image);
  }
  if (own === into) return;
  into.objects.push(...own.objects);
  for (const name of own.hashed) into.hashed.add(name);
}

/** Renders a folder as `kubectl kustomize` does; the test compares the two if kubectl is installed. */
export function render(folder: string): Manifest[] {
  const rendering: Rendering = { objects: [], hashed: new Set() };
  accumulate(folder, rendering);
  const renamed = new Map<string, string>();
  for (const object of rendering.objects) {
    const { name } = object.metadata;
    if (object.kind === 'ConfigMap' && rendering.hashed.has(name))
      renamed.set(name, `${name}-${configMapSuffix(object['data'])}`);
  }
  return rendering.objects.map((object) => manifest.parse(renameConfigMaps(object, renamed)));
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

import { inRoot } from '../system/paths.js';
import { configMapSuffix, renameConfigMaps } from './config-map-names.js';
import { applyPatch, jsonPatch } from './json-patch.js';

/** Every overlay that is applied to a cluster. */
export const OVERLAYS = ['local', 'production'] as const;

export const overlayFolder = (name: string): string => join(inRoot('k8s', 'overlays'), name);

/** A Kubernetes object, with the fields that rendering needs. */
export const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({
    name: z.string(),
    namespace: z.string().optional(),
    labels: z.record(z.string(), z.string()).optional(),
    annotations: z.record(z.string(), z.string()).optional(),
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

/** The only strategic merge that k8s/ uses. The target says which objects; kind and name here are ignored. */
const annotationsPatch = z.strictObject({
  apiVersion: z.literal('any'),
  kind: z.literal('any'),
  metadata: z.strictObject({ name: z.literal('any'), annotations: z.record(z.string(), z.string()) }),
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

/** State of a rendering: objects, the component that each comes from, and the names that get a suffix. */
interface Rendering {
  objects: Manifest[];
  origins: Map<Manifest, string>;
  hashed: Set<string>;
}
const emptyRendering = (): Rendering => ({ objects: [], origins: new Map(), hashed: new Set() });

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

/** Applies a patch to the objects that it targets: operations of RFC 6902, or annotations to add. */
function patch(folder: string, { path, target }: Kustomization['patches'][number], into: Rendering): void {
  const matches = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);
  const hit = into.objects.filter(
    ({ kind, metadata }) => matches(target.kind, kind) && matches(target.name ?? '.*', metadata.name),
  );
  if (hit.length === 0) throw new Error(`${folder}/${path} changes nothing`);
  const content: unknown = parse(readFileSync(join(folder, path), 'utf8'));
  if (Array.isArray(content)) {
    const operations = jsonPatch.parse(content);
    for (const object of hit) applyPatch(object, operations);
    return;
  }
  const { annotations } = annotationsPatch.parse(content).metadata;
  for (const { metadata } of hit) metadata.annotations = { ...metadata.annotations, ...annotations };
}

/**
 * Adds a folder's kustomization to the objects read so far, as kustomize does for components.
 * @param extra a component applied before the folder's last one
 */
function accumulate(folder: string, into: Rendering, extra?: string): void {
  const read = kustomization.parse(parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')));
  const own: Rendering = read.kind === 'Component' ? into : emptyRendering();
  const before = new Set(own.objects);
  for (const resource of read.resources) {
    const where = join(folder, resource);
    if (existsSync(where) && statSync(where).isDirectory()) accumulate(where, own);
    else own.objects.push(...readManifests(where));
  }
  for (const made of read.configMapGenerator) generate(folder, made, own);
  if (read.kind === 'Component')
    for (const object of own.objects) if (!before.has(object)) own.origins.set(object, basename(folder));
  const components = read.components.map((component) => join(folder, component));
  if (extra !== undefined) components.splice(-1, 0, extra);
  for (const component of components) accumulate(component, own);
  for (const one of read.patches) patch(folder, one, own);
  for (const object of own.objects) {
    if (read.namespace !== undefined && !CLUSTER_WIDE.has(object.kind))
      object.metadata.namespace = read.namespace;
    for (const label of read.labels) addLabels(object, label);
    for (const image of read.images) setImage(object, image);
  }
  if (own === into) return;
  into.objects.push(...own.objects);
  for (const [object, origin] of own.origins) into.origins.set(object, origin);
  for (const name of own.hashed) into.hashed.add(name);
}

/** An object before ConfigMaps get their suffixes. */
export interface Piece {
  object: Manifest;
  /** The component of k8s/components that it comes from; undefined for the base and the overlay. */
  component: string | undefined;
  /** Its name gets a suffix, so that changed content restarts the processes. */
  hashed: boolean;
}

/**
 * The objects of a folder with their origins.
 * @param extra the folder of a component to add before the last one, which sets namespace and images
 */
export function pieces(folder: string, extra?: string): Piece[] {
  const rendering = emptyRendering();
  accumulate(folder, rendering, extra);
  return rendering.objects.map((object) => ({
    object,
    component: rendering.origins.get(object),
    hashed: object.kind === 'ConfigMap' && rendering.hashed.has(object.metadata.name),
  }));
}

/** Renders a folder as `kubectl kustomize` does; the test compares the two if kubectl is installed. */
export function render(folder: string, extra?: string): Manifest[] {
  const all = pieces(folder, extra);
  const renamed = new Map<string, string>();
  for (const { object, hashed } of all) {
    const { name } = object.metadata;
    if (hashed) renamed.set(name, `${name}-${configMapSuffix(object['data'])}`);
  }
  return all.map(({ object }) => manifest.parse(renameConfigMaps(object, renamed)));
}

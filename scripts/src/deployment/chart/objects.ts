import { isDeepStrictEqual } from 'node:util';

import { stringify } from 'yaml';

import { isObject } from '../json-patch.js';
import type { Manifest, Piece } from '../kustomize.js';
import { ADDITIONS } from './additions.js';
import { camel, type Found, RULES } from './rules.js';
import { AS_GO_READS, type Place, type Values } from './values.js';

const at = (value: unknown, path: Place): unknown =>
  path.reduce<unknown>((here, key) => (isObject(here) ? here[key] : undefined), value);

/** Escapes a text, so that Go's templates print it unchanged. */
const literal = (text: string): string => text.replaceAll(/\{{2,}/g, (braces) => `{{ "${braces}" }}`);

/** Every string below a value, with its path. */
function* strings(value: unknown, place: Place = []): Generator<[Place, string]> {
  if (typeof value === 'string') yield [place, value];
  if (isObject(value)) for (const [key, one] of Object.entries(value)) yield* strings(one, [...place, key]);
}

/** Every path below a value that a rule's pattern matches. */
function* places(value: unknown, pattern: readonly string[], place: Place = []): Generator<Place> {
  const [head, ...rest] = pattern;
  if (head === undefined) yield place;
  else if (head === '**') {
    yield* places(value, rest, place);
    if (isObject(value))
      for (const [key, one] of Object.entries(value)) yield* places(one, pattern, [...place, key]);
  } else if (isObject(value))
    for (const key of head === '*' ? Object.keys(value) : head in value ? [head] : [])
      yield* places(value[key], rest, [...place, key]);
}

const idOf = ({ kind, metadata }: Manifest): string => `${kind}/${metadata.name}`;

/** What all templates are built with. */
export interface Context {
  values: Values;
  secretKeys: ReadonlyMap<string, readonly string[]>;
  /** The name of the namespace in k8s/, which the release's replaces. */
  namespace: string;
  /** `registry.example.com/proofround`, of all our images, and their version. */
  images: { registry: string; version: string };
  /** The data of the ConfigMaps whose change restarts processes, by their names. */
  settings: ReadonlyMap<string, unknown>;
  explainSetting: (name: string) => string;
}

/** The annotation of a pod that changes with its settings. */
export const CHECKSUM = 'checksum/settings';
const DIGEST = { type: 'string', pattern: '^(sha256:[0-9a-f]{64})?$' };

/** Turns one object into a template. Template expressions are placeholders until the YAML is printed. */
export class ObjectTemplate {
  constructor(
    private readonly piece: Piece,
    private readonly context: Context,
  ) {
    this.id = idOf(piece.object);
    this.tree = structuredClone(piece.object);
    this.name = camel(piece.object.metadata.name);
  }

  private readonly id: string;
  private readonly name: string;
  private readonly tree: Manifest;
  private readonly marked: string[] = [];

  /** @param variants the object as another component makes it, by component */
  text(variants: ReadonlyMap<string, Manifest>): string {
    this.settings();
    this.annotations();
    this.rules();
    this.parts();
    this.additions();
    this.checksum();
    for (const [component, other] of variants) this.variant(component, other);
    return this.print();
  }

  private place(path: Place): Place {
    return [this.id, ...path];
  }

  private mark(template: string): string {
    return `MARK${this.marked.push(template) - 1}MARK`;
  }

  private set(path: Place, value: unknown): void {
    const parent = at(this.tree, path.slice(0, -1));
    if (!isObject(parent)) throw new Error(`There is no ${this.place(path).join(' ')}`);
    parent[path.at(-1) ?? ''] = value;
  }

  private isMarked(value: unknown): boolean {
    return typeof value === 'string' && /MARK\d+MARK/.test(value);
  }

  /** Makes a ConfigMap of settings a value, so that users can add settings. */
  private settings(): void {
    const { object, hashed } = this.piece;
    if (hashed)
      this.set(['data'], this.mark(`{{ toJson ${this.settingsOf(object.metadata.name, ['data'])} }}`));
  }

  private settingsOf(name: string, path: Place): string {
    const data = this.context.settings.get(name);
    if (!isObject(data)) throw new Error(`${this.place(path).join(' ')}: there is no ConfigMap ${name}`);
    return this.context.values.add(this.place(path), {
      path: ['settings', camel(name)],
      fallback: data,
      about: Object.keys(data)
        .map((key) => `${key}: ${this.context.explainSetting(key)}.`)
        .join(' '),
      schema: { type: 'object', additionalProperties: { type: 'string' } },
    });
  }

  /** The Ingress's annotations depend on the controller, so they are a value; Argo's stay literal. */
  private annotations(): void {
    const { kind, metadata } = this.piece.object;
    if (kind !== 'Ingress') return;
    const entries = Object.entries(metadata.annotations ?? {});
    const isArgo = (key: string) => key.startsWith('argocd.argoproj.io/');
    const [argo] = entries.filter(([key]) => isArgo(key));
    if (!argo) throw new Error(`${this.id} has no sync wave`);
    const others = Object.fromEntries(entries.filter(([key]) => !isArgo(key)));
    const path = ['metadata', 'annotations'];
    const field = this.context.values.add(this.place(path), {
      path: ['ingress', 'annotations'],
      fallback: others,
      about:
        'Settings of its controller: it buffers nothing, closes no silent stream and repeats no request (docs/kubernetes.md).',
      schema: { type: 'object', additionalProperties: { type: 'string' } },
    });
    this.set(path, this.mark(`{{ toJson (merge (dict "${argo[0]}" "${argo[1]}") ${field}) }}`));
  }

  private rules(): void {
    const { object } = this.piece;
    for (const rule of RULES.filter(({ kind }) => kind === object.kind))
      for (const path of [...places(this.tree, rule.at.split(' '))]) {
        const value = at(this.tree, path);
        if (this.isMarked(value)) continue;
        const around = path.map((_, index) => at(object, path.slice(0, path.length - 1 - index)));
        const found: Found = { object, name: this.name, value, around, secretKeys: this.context.secretKeys };
        if (rule.when?.(found) === false) continue;
        const about = typeof rule.about === 'string' ? rule.about : rule.about(found);
        const field = this.context.values.add(this.place(path), {
          path: rule.value(found),
          fallback: value,
          about,
          schema: rule.schema,
        });
        this.set(path, this.mark(`{{ toJson ${field} }}`));
      }
  }

  /** Replaces parts of strings by values: the images' prefix and the namespace. */
  private parts(): void {
    const { namespace } = this.context;
    const release = '{{ .Release.Namespace }}';
    for (const [path, value] of [...strings(this.tree)]) {
      const key = path.at(-1);
      if (key === 'image') this.set(path, this.image(path, value));
      else if (path.join('.') === 'metadata.namespace') this.set(path, this.mark(release));
      else if (value.includes(`namespace="${namespace}"`))
        this.set(path, value.replaceAll(`namespace="${namespace}"`, `namespace="${this.mark(release)}"`));
    }
  }

  private image(path: Place, image: string): string {
    const { values, images } = this.context;
    const [, name = ''] = /\/([^/:]+):[^/:]+$/.exec(image) ?? [];
    if (image !== `${images.registry}/${name}:${images.version}`)
      throw new Error(`${this.place(path).join(' ')}: ${image} has another registry or version than others`);
    const place = this.place(path);
    const registry = values.add(place, {
      path: ['images', 'registry'],
      fallback: images.registry,
      about: 'Registry and folder of all images.',
      schema: { type: 'string', pattern: '^[a-z0-9][a-z0-9.:/_-]*$' },
    });
    const version = values.add(place, {
      path: ['images', 'version'],
      fallback: images.version,
      about: 'The version of all images.',
      schema: { type: 'string', pattern: '^[A-Za-z0-9_][A-Za-z0-9_.-]*$' },
    });
    const digest = values.add(place, {
      path: ['images', 'digests', camel(name)],
      fallback: '',
      about: `The digest of ${name} (sha256:…), or nothing.`,
      schema: DIGEST,
    });
    return this.mark(`{{ ${registry} }}/${name}:{{ ${version} }}{{ if ${digest} }}@{{ ${digest} }}{{ end }}`);
  }

  private additions(): void {
    for (const { kind, to, key, value, ...rest } of ADDITIONS.filter(({ kind }) => kind === this.tree.kind)) {
      const path = [...to.split(' ').filter(Boolean), key];
      if (at(this.tree, path) !== undefined)
        throw new Error(`${kind} has ${path.join(' ')} in k8s/: a rule of the chart must say what it is`);
      const field = this.context.values.add(this.place(path), { path: value(this.name), ...rest });
      const template = `{{- if ${field} }}\nINDENT${key}: {{ toJson ${field} }}\nINDENT{{- end }}`;
      this.set([...path.slice(0, -1), this.mark(template)], null);
    }
  }

  /** The names of ConfigMaps do not change with their content, so an annotation of the pods does. */
  private checksum(): void {
    const names = [...places(this.piece.object, ['**', 'configMapRef', 'name'])]
      .map((path) => at(this.piece.object, path))
      .filter((name) => typeof name === 'string');
    if (names.length === 0) return;
    const path = ['spec', 'template', 'metadata', 'annotations'];
    if (at(this.tree, path) === undefined) this.set(path, {});
    const own = [...path, CHECKSUM];
    const all = names.map((name) => `(toJson ${this.settingsOf(name, own)})`).join(' ');
    this.set(own, this.mark(`{{ print ${all} | sha256sum }}`));
  }

  /**
   * Where the object differs with another component, the template gets an if and an else; what the
   * component adds to the end of a list gets an if.
   */
  private variant(component: string, other: Manifest): void {
    const add = (path: Place) =>
      this.context.values.add(this.place(path), {
        path: ['components', camel(component)],
        fallback: false,
        about: '',
      });
    const differing = (a: unknown, b: unknown, path: Place): Place[] => {
      if (isDeepStrictEqual(a, b)) return [];
      if (!isObject(a) || !isObject(b)) return [path];
      if (Array.isArray(a) && Array.isArray(b) && b.length > a.length) {
        for (let index = a.length; index < b.length; index++) {
          const place = [...path, String(index)];
          const item = literal(JSON.stringify(b[index]));
          this.set(place, this.mark(`{{- if ${add(place)} }}\nINDENT- ${item}\nINDENT{{- end }}`));
        }
        return differing(a, b.slice(0, a.length), path);
      }
      if (!isDeepStrictEqual(Object.keys(a), Object.keys(b)))
        throw new Error(
          `${component} adds to ${this.place(path).join(' ')}: the chart can only replace values`,
        );
      return Object.keys(a).flatMap((key) => differing(a[key], b[key], [...path, key]));
    };
    for (const path of differing(this.piece.object, other, [])) {
      const flag = add(path);
      const now = at(this.tree, path);
      const template = (value: unknown) =>
        this.isMarked(value) ? this.fill(String(value)) : literal(JSON.stringify(value));
      const choice = `{{ if ${flag} }}${template(at(other, path))}{{ else }}${template(now)}{{ end }}`;
      this.set(path, this.mark(choice));
    }
  }

  private fill(text: string): string {
    return text.replaceAll(/MARK(\d+)MARK/g, (_, index: string) => this.marked[Number(index)] ?? '');
  }

  private print(): string {
    const yaml = stringify(this.tree, { ...AS_GO_READS, aliasDuplicateObjects: false });
    const lines = literal(yaml).replaceAll(
      /^( *)(?:(MARK\d+MARK): null|- (MARK\d+MARK))$/gm,
      (line, indent: string, key: string | undefined, item: string | undefined) => {
        const filled = this.fill(key ?? item ?? '');
        // An item without an INDENT is a value of a list.
        return filled.includes('INDENT') ? indent + filled.replaceAll('INDENT', indent) : line;
      },
    );
    return this.fill(lines);
  }
}

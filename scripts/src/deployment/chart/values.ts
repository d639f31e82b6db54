import { isDeepStrictEqual } from 'node:util';

import { stringify } from 'yaml';

/** Helm reads YAML 1.1, in which `on` without quotes is a boolean. */
export const AS_GO_READS = { version: '1.1', lineWidth: 0, singleQuote: true } as const;

/** A path: the object's kind and name, then the keys. */
export type Place = readonly string[];

/** A schema as in values.schema.json. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Value {
  /** Its keys in values.yaml. */
  path: readonly string[];
  fallback: unknown;
  about: string;
  schema: Schema;
  /** All paths that it sets. */
  places: Place[];
}

type Tree = Map<string, Value | Tree>;
const isValue = (node: Value | Tree): node is Value => !(node instanceof Map);

function schemaOf(value: unknown): Schema {
  if (typeof value === 'string') return { type: 'string', minLength: 1 };
  if (typeof value === 'number') return { type: 'integer', minimum: 0 };
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (Array.isArray(value)) return { type: 'array', items: { type: 'object' } };
  return { type: 'object' };
}

/** A YAML comment in lines of at most 100 characters. */
function comment(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + word.length < 100)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${indent}# ${word}`);
  }
  return `${lines.join('\n')}\n`;
}

/** All values of the chart, from which values.yaml and values.schema.json are written. */
export class Values {
  readonly all: Value[] = [];

  /** @param groups a sentence for each key at the top */
  constructor(private readonly groups: Readonly<Record<string, string>>) {}

  /**
   * Registers a value and a path that it sets. All paths of a value must have the same default.
   * @returns the template's expression for it
   */
  add(
    place: Place | undefined,
    value: Omit<Value, 'places' | 'schema'> & { schema?: Schema | undefined },
  ): string {
    const name = value.path.join('.');
    if (!((value.path[0] ?? '') in this.groups)) throw new Error(`The group of ${name} is not explained`);
    const there = this.all.find((one) => isDeepStrictEqual(one.path, value.path));
    if (!there)
      this.all.push({
        ...value,
        schema: value.schema ?? schemaOf(value.fallback),
        places: place ? [place] : [],
      });
    else if (isDeepStrictEqual(there.fallback, value.fallback)) there.places.push(...(place ? [place] : []));
    else throw new Error(`${place?.join(' ') ?? name} is not what ${name} is elsewhere`);
    return `.Values.${name}`;
  }

  /** Replaces defaults, for a release with its own registry and digests. */
  replace(given: unknown, path: readonly string[] = []): void {
    const own = this.all.find((one) => isDeepStrictEqual(one.path, path));
    const isGroup = this.all.some((one) => isDeepStrictEqual(one.path.slice(0, path.length), path));
    if (own) own.fallback = given;
    else if (isGroup && typeof given === 'object' && given !== null)
      for (const [key, one] of Object.entries(given)) this.replace(one, [...path, key]);
    else throw new Error(`The chart has no value ${path.join('.')}`);
  }

  defaults(): Record<string, unknown> {
    const of = (tree: Tree): Record<string, unknown> =>
      Object.fromEntries([...tree].map(([key, one]) => [key, isValue(one) ? one.fallback : of(one)]));
    return of(this.tree());
  }

  /** values.yaml, with a comment on every value. */
  yaml(): string {
    const print = (tree: Tree, indent: string): string =>
      [...tree]
        .map(([key, node]) => {
          if (!isValue(node)) {
            const about = indent === '' ? `\n${comment(this.groups[key] ?? '', indent)}` : '';
            return `${about}${indent}${key}:\n${print(node, `${indent}  `)}`;
          }
          const text = stringify({ [key]: node.fallback }, AS_GO_READS);
          return comment(node.about, indent) + text.replaceAll(/^(?=.)/gm, indent);
        })
        .join('');
    return print(this.tree(), '').trimStart();
  }

  /** values.schema.json; Helm refuses values that it does not allow. */
  schema(rules: readonly Schema[]): Schema {
    const of = (tree: Tree): Schema => ({
      type: 'object',
      additionalProperties: false,
      required: [...tree.keys()],
      properties: Object.fromEntries(
        [...tree].map(([key, one]) => [
          key,
          isValue(one) ? { description: one.about, ...one.schema } : of(one),
        ]),
      ),
    });
    const root = of(this.tree());
    // A chart that contains this one may have global values.
    const properties = { ...(root['properties'] as Schema), global: { type: 'object' } };
    return { $schema: 'http://json-schema.org/draft-07/schema#', ...root, properties, allOf: rules };
  }

  private tree(): Tree {
    const root: Tree = new Map();
    for (const group of Object.keys(this.groups))
      for (const value of this.all.filter(({ path }) => path[0] === group)) {
        const parent = value.path.slice(0, -1).reduce(branch, root);
        parent.set(value.path.at(-1) ?? '', value);
      }
    return root;
  }
}

function branch(tree: Tree, key: string): Tree {
  const there = tree.get(key) ?? new Map<string, never>();
  if (isValue(there)) throw new Error(`${key} is a value and a group`);
  tree.set(key, there);
  return there;
}

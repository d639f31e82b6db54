import { parseAllDocuments } from 'yaml';

import { type Manifest, manifest } from '../kustomize.js';
import type { Chart } from './chart.js';
import { type Node, parseTemplate, renderTemplate } from './go-template.js';
import { AS_GO_READS } from './values.js';

/** The objects in a text of YAML documents, as Helm and kubectl read it. */
export function objectsIn(yaml: string): Manifest[] {
  return parseAllDocuments(yaml, { version: AS_GO_READS.version }).flatMap((document) => {
    if (document.errors.length > 0) throw new Error(`${String(document.errors[0])}\n${yaml}`);
    const content: unknown = document.toJS();
    return content === null ? [] : [manifest.parse(content)];
  });
}

/** The chart's templates, rendered here as `helm template` does. */
export class ChartRendering {
  constructor(
    { files }: Chart,
    private readonly namespace: string,
  ) {
    this.templates = new Map(
      Object.entries(files).flatMap(([path, text]) =>
        path.endsWith('.yaml') && path.startsWith('templates/') ? [[path, parseTemplate(text)] as const] : [],
      ),
    );
  }

  readonly templates: ReadonlyMap<string, Node[]>;

  texts(values: unknown): Map<string, string> {
    const scope = { Values: values, Release: { Namespace: this.namespace }, Chart: {} };
    return new Map([...this.templates].map(([path, nodes]) => [path, renderTemplate(nodes, scope)] as const));
  }

  objects(values: unknown): Manifest[] {
    return [...this.texts(values).values()].flatMap(objectsIn);
  }
}

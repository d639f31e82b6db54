import { join } from 'node:path';

import ts from 'typescript';

import { ROOT } from '../system/paths.js';
import type { Manifest } from './kustomize.js';

/** The package of types for each API group; Kubernetes' own groups are in the first. */
const BY_GROUP: Readonly<Record<string, string>> = {
  'keda.sh': '@kubernetes-models/keda/keda.sh',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator/monitoring.coreos.com',
};

function moduleOf({ apiVersion, kind }: Manifest): string {
  const [group = '', version] = apiVersion.split('/');
  if (version === undefined) return `kubernetes-models/${apiVersion}/${kind}`;
  return `${BY_GROUP[group] ?? `kubernetes-models/${group}`}/${version}/${kind}`;
}

/** Every object as a typed constant: the compiler refuses unknown fields, wrong types and missing fields. */
function programText(manifests: readonly Manifest[]): string {
  return manifests
    .map(
      (manifest, index) =>
        `import type { I${manifest.kind} as T${index} } from '${moduleOf(manifest)}';\n` +
        `export const m${index}: T${index} = ${JSON.stringify(manifest, null, 1)};\n`,
    )
    .join('');
}

/** The object and path of a message: `Deployment/auth spec.template.spec.containers[0].foo`. */
function place(source: ts.SourceFile, position: number, manifests: readonly Manifest[]): string {
  const path: string[] = [];
  let about: Manifest | undefined;
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(source) || position >= node.getEnd()) return;
    if (ts.isVariableDeclaration(node)) about = manifests[Number(node.name.getText(source).slice(1))];
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) path.push(`.${node.name.text}`);
    if (ts.isArrayLiteralExpression(node)) {
      const index = node.elements.findIndex(
        (element) => position >= element.getStart(source) && position < element.getEnd(),
      );
      if (index >= 0) path.push(`[${index}]`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const name = about ? `${about.kind}/${about.metadata.name}` : 'an object';
  return `${name} ${path.join('').replace(/^\./, '')}`.trim();
}

/**
 * Validates objects against the published schemas of Kubernetes, KEDA and the Prometheus operator.
 * The schemas are TypeScript types, so this needs no cluster and no network. Unknown fields are errors.
 * @returns a sentence for each error; empty if valid
 */
export function faultsOf(manifests: readonly Manifest[]): string[] {
  const file = join(ROOT, 'rendered-manifests.ts');
  const text = programText(manifests);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  };
  const disk = ts.createCompilerHost(options, true);
  const host: ts.CompilerHost = {
    ...disk,
    getSourceFile: (name, ...rest) =>
      name === file
        ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true)
        : disk.getSourceFile(name, ...rest),
    fileExists: (name) => name === file || disk.fileExists(name),
    readFile: (name) => (name === file ? text : disk.readFile(name)),
  };
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  if (!source) throw new Error('The objects could not be read as TypeScript');
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ start = 0, messageText }) => {
      const [message = ''] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').slice(-1);
      return `${place(source, start, manifests)}: ${message.trim()}`;
    },
  );
}

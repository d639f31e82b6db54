import ts from 'typescript';

import type { Source } from './rules.js';

interface Call {
  readonly feature: string;
  readonly verb: string;
}

/** The call that an expression names: `rpc.offers.create`, `rpc.admin.getStats.billing` or `http.offers.decide`. */
function callOf(expression: ts.Node, root: 'rpc' | 'http'): Call | undefined {
  const [first, feature, verb] = expression.getText().split(/[.[]/);
  return first === root && feature !== undefined && verb !== undefined ? { feature, verb } : undefined;
}

const isMethodCall = (
  node: ts.Node,
): node is ts.CallExpression & { expression: ts.PropertyAccessExpression } =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);

function* within(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* within(child);
}

/** The methods that a handler calls on what the controller was given, or on the controller. */
function methodsOf(handler: ts.Node, given: ReadonlySet<string>): string[] {
  return [...within(handler)]
    .filter(isMethodCall)
    .filter(({ expression: { expression: object } }) => given.has(object.getText()))
    .map(({ expression }) => expression.name.text);
}

function* faultsOfHandler(node: ts.Node, holder: ts.ClassDeclaration): Generator<string> {
  if (!isMethodCall(node) || node.expression.getText() !== 'handlers.on') return;
  const [named, handler] = node.arguments;
  const call = named && callOf(named, 'rpc');
  if (!call || !handler) return;
  const className = `${call.feature.charAt(0).toUpperCase()}${call.feature.slice(1)}Controller`;
  if (holder.name?.text !== className)
    yield `${named.getText()} is handled in ${holder.name?.text ?? 'a class'}, not in ${className}`;
  const parameters = holder.members.filter(ts.isConstructorDeclaration).flatMap((it) => [...it.parameters]);
  const methods = methodsOf(handler, new Set(['this', ...parameters.map(({ name }) => name.getText())]));
  // A constant answer needs no method.
  if (methods.length > 0 && !methods.includes(call.verb))
    yield `${named.getText()} is handled by ${methods.join(', ')}, not by ${call.verb}`;
}

/** A controller of the gateway may serve several features: `changePassword` handles `http.passwords.change`. */
function* faultsOfRoute(node: ts.Node): Generator<string> {
  if (!ts.isMethodDeclaration(node)) return;
  for (const { expression } of ts.getDecorators(node) ?? []) {
    if (!ts.isCallExpression(expression) || expression.expression.getText() !== 'Route') continue;
    const call = expression.arguments[0] && callOf(expression.arguments[0], 'http');
    const name = node.name.getText();
    if (call && !name.startsWith(call.verb))
      yield `http.${call.feature}.${call.verb} is handled by ${name}, not by ${call.verb}`;
  }
}

function* faultsOf({ path, text }: Source): Generator<string> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  for (const holder of file.statements.filter(ts.isClassDeclaration)) {
    for (const node of within(holder)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      for (const fault of [...faultsOfHandler(node, holder), ...faultsOfRoute(node)])
        yield `${path}:${line + 1}: ${fault}`;
    }
  }
}

/** The handlers of calls that a search for the call's name does not find: by class or by method. */
export const faultsOfHandlers = (sources: readonly Source[]): string[] =>
  sources.filter(({ path }) => path.endsWith('.controller.ts')).flatMap((source) => [...faultsOf(source)]);

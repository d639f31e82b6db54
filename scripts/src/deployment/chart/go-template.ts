import { createHash } from 'node:crypto';

import { goJson } from '../config-map-names.js';

/**
 * The part of Go's templates that the chart uses, so that tests render it without Helm: fields, strings,
 * the functions below, pipes, parentheses, `if … else … end`, and the trim mark `{{-`. Others fail.
 */
export type Node =
  { text: string } | { print: Expression } | { condition: Expression; yes: Node[]; no: Node[] };
export type Expression = { field: string[] } | { text: string } | { call: string; args: Expression[] };

/** The objects whose fields a template may use. */
export type Scope = Readonly<Record<'Values' | 'Release' | 'Chart', unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const string = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error(`${goJson(value)} is no string: print it with toJson`);
  return value;
};

/** Functions of Go and Sprig, as Helm has them. */
const FUNCTIONS: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
  toJson: (value) => goJson(value),
  print: (...parts) => parts.map(string).join(''),
  sha256sum: (text) => createHash('sha256').update(string(text)).digest('hex'),
  dict: (key, value) => ({ [string(key)]: value }),
  merge: (own, other) => ({ ...(isRecord(other) ? other : {}), ...(isRecord(own) ? own : {}) }),
};

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[()|]|[.\w]+)/y;

function tokensOf(action: string): string[] {
  const tokens: string[] = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < action.trimEnd().length;) {
    const at = TOKEN.lastIndex;
    const [, token] = TOKEN.exec(action) ?? [];
    if (token === undefined) throw new Error(`Not in the chart's subset: ${action.slice(at)}`);
    tokens.push(token);
  }
  return tokens;
}

/** One operand of a call. */
function operand(tokens: string[]): Expression {
  const token = tokens.shift() ?? '';
  if (token === '(') {
    const inner = pipeline(tokens);
    if (tokens.shift() !== ')') throw new Error('A parenthesis is not closed');
    return inner;
  }
  if (token.startsWith('"')) return { text: string(JSON.parse(token)) };
  if (token.startsWith('.')) return { field: token.slice(1).split('.') };
  if (token in FUNCTIONS) return { call: token, args: [] };
  throw new Error(`Not in the chart's subset: ${token}`);
}

/** Calls joined by `|`: each gets the result before it as its last argument. */
function pipeline(tokens: string[]): Expression {
  let before: Expression[] = [];
  for (;;) {
    const first = operand(tokens);
    const args: Expression[] = [];
    while (tokens.length > 0 && tokens[0] !== '|' && tokens[0] !== ')') args.push(operand(tokens));
    if ('call' in first) first.args.push(...args, ...before);
    else if (args.length + before.length > 0) throw new Error('Only a function has arguments');
    if (tokens[0] !== '|') return first;
    tokens.shift();
    before = [first];
  }
}

export function parseTemplate(template: string): Node[] {
  const root: Node[] = [];
  const open: { condition: Expression; yes: Node[]; no: Node[]; list: Node[] }[] = [];
  const list = () => open.at(-1)?.list ?? root;
  let at = 0;
  for (const found of template.matchAll(/\{\{(- )?\s*((?:"(?:[^"\\]|\\.)*"|[^"}])*)\}\}/g)) {
    const [all, trim, action = ''] = found;
    const before = template.slice(at, found.index);
    if (before.includes('{{')) throw new Error(`Not in the chart's subset: ${before}`);
    list().push({ text: trim ? before.trimEnd() : before });
    at = found.index + all.length;
    const tokens = tokensOf(action);
    const word = tokens[0];
    if (word === 'if') {
      const node = { condition: pipeline(tokens.slice(1)), yes: [], no: [] };
      list().push(node);
      open.push({ ...node, list: node.yes });
    } else if (word === 'else' && tokens.length === 1) {
      const last = open.at(-1);
      if (last) last.list = last.no;
    } else if (word === 'end' && tokens.length === 1) open.pop();
    else list().push({ print: pipeline(tokens) });
  }
  if (open.length > 0) throw new Error('An `if` has no `end`');
  if (template.includes('{{', at)) throw new Error(`Not in the chart's subset: ${template.slice(at)}`);
  return [...root, { text: template.slice(at) }];
}

function valueOf(expression: Expression, scope: Scope): unknown {
  if ('text' in expression) return expression.text;
  if ('call' in expression)
    return FUNCTIONS[expression.call]?.(...expression.args.map((one) => valueOf(one, scope)));
  let value: unknown = scope;
  for (const key of expression.field) {
    if (!isRecord(value) || !(key in value)) throw new Error(`There is no .${expression.field.join('.')}`);
    value = value[key];
  }
  return value;
}

/** Whether Go takes a value for true: any non-empty one. */
const isTrue = (value: unknown): boolean =>
  isRecord(value) ? Object.keys(value).length > 0 : Array.isArray(value) ? value.length > 0 : Boolean(value);

export function renderTemplate(nodes: readonly Node[], scope: Scope): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text;
      if ('print' in node) return string(valueOf(node.print, scope));
      return renderTemplate(isTrue(valueOf(node.condition, scope)) ? node.yes : node.no, scope);
    })
    .join('');
}

/** Every field that a template names, whichever branch is taken. */
export function fieldsOf(nodes: readonly Node[]): string[][] {
  const ofExpression = (expression: Expression): string[][] =>
    'field' in expression
      ? [expression.field]
      : 'call' in expression
        ? expression.args.flatMap(ofExpression)
        : [];
  return nodes.flatMap((node) => {
    if ('text' in node) return [];
    if ('print' in node) return ofExpression(node.print);
    return [...ofExpression(node.condition), ...fieldsOf(node.yes), ...fieldsOf(node.no)];
  });
}

import { z } from 'zod';

export const validationProblem = z
  .object({
    loc: z
      .array(z.union([z.string(), z.number()]))
      .describe('The location: "body", "query" or "path", then the field and any index'),
    msg: z.string().describe('One sentence for people'),
    type: z.string().describe('A stable name for programs'),
  })
  .meta({ id: 'ValidationProblem' });
export type ValidationProblem = z.infer<typeof validationProblem>;

/** The body of a 422: all problems of the request (ERR-2). */
export const validationError = z
  .object({ detail: z.array(validationProblem) })
  .meta({ id: 'ValidationError' });

/** The body of every other error: a sentence that the user can act on. */
export const errorBody = z.object({ detail: z.string() }).meta({ id: 'Error' });

type Issue = z.core.$ZodIssue;

const TYPE_PROBLEMS: Record<string, { msg: string; type: string }> = {
  string: { msg: 'Must be text', type: 'string_type' },
  number: { msg: 'Must be a number', type: 'number_type' },
  int: { msg: 'Must be a whole number', type: 'int_type' },
  boolean: { msg: 'Must be true or false', type: 'bool_type' },
  array: { msg: 'Must be a list', type: 'list_type' },
  object: { msg: 'Must be an object', type: 'object_type' },
};

type WrongKind =
  | Pick<z.core.$ZodIssueInvalidType, 'code' | 'input' | 'expected'>
  | Pick<z.core.$ZodIssueInvalidValue, 'code' | 'input' | 'values'>;

function describeWrongKind(issue: WrongKind): { msg: string; type: string } {
  if (issue.input === undefined || issue.input === null) return { msg: 'Field required', type: 'missing' };
  if (issue.code === 'invalid_value')
    return { msg: `Must be one of: ${issue.values.map(String).join(', ')}`, type: 'enum' };
  return TYPE_PROBLEMS[issue.expected] ?? { msg: 'Has the wrong type', type: 'type_error' };
}

function describe(issue: Issue): { msg: string; type: string } {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
      return describeWrongKind(issue);
    case 'too_big':
      return { msg: issue.message, type: issue.origin === 'array' ? 'too_long' : 'less_than_equal' };
    case 'too_small':
      return { msg: issue.message, type: 'greater_than_equal' };
    case 'custom': {
      const type: unknown = issue.params?.['type'];
      return { msg: issue.message, type: typeof type === 'string' ? type : 'value_error' };
    }
    case 'invalid_format':
      return { msg: issue.message, type: issue.format };
    default:
      return { msg: issue.message, type: issue.code };
  }
}

/** The same sentences as an error map of zod, for issues that have no sentence of their schema's. */
export const sentenceOf: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' || issue.code === 'invalid_value' ? describeWrongKind(issue).msg : undefined;

/** Parses `value`. On failure it returns all problems for a 422, with locations below `root`. */
export function parseOrProblems<S extends z.ZodType>(
  schema: S,
  value: unknown,
  root: 'body' | 'query' | 'path',
): { ok: true; value: z.output<S> } | { ok: false; problems: ValidationProblem[] } {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  const problems = result.error.issues.map((issue) => ({
    loc: [root, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))],
    ...describe(issue),
  }));
  return { ok: false, problems };
}

/** Adds a problem without the input, so that a password never appears in a reply or a log. */
export function addProblem(ctx: { issues: z.core.$ZodRawIssue[] }, type: string, message: string): void {
  ctx.issues.push({ code: 'custom', input: undefined, params: { type }, message });
}

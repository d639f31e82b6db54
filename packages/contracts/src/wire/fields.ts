import { z } from 'zod';

/** A field that may be absent; null counts as absent (WIRE-9). */
export const optionalField = <Field extends z.ZodType>(field: Field) =>
  field
    .nullable()
    .transform((value) => value ?? undefined)
    .optional();

/**
 * A rule about several fields. It runs even if other fields have problems, so that all problems are
 * reported at once (ERR-2); a problem of the fields themselves is not reported twice.
 */
export function acrossFields<Fields extends z.ZodObject>(
  fields: Fields,
  holds: (value: z.output<Fields>) => boolean,
  problem: { path: string[]; message: string; type: string },
) {
  const { path, message, type } = problem;
  return z.refine<object>(
    (body) => {
      const { data, success } = fields.safeParse(body);
      return !success || holds(data);
    },
    { path, message, params: { type }, when: () => true },
  );
}

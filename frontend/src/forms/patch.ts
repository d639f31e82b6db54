import type { z } from 'zod';

import { type FieldDescriptor, toBody, type Values } from './field';

/** The changed fields of a body, as the body of a PATCH. */
export function patchOf<Patch>(
  schema: z.ZodType<Patch>,
  fields: readonly FieldDescriptor[],
  base: Values,
  body: object,
): Patch {
  const before: ReadonlyMap<string, unknown> = new Map(Object.entries(toBody(fields, base)));
  const entries: [string, unknown][] = Object.entries(body);
  return schema.parse(
    Object.fromEntries(
      entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name))),
    ),
  );
}

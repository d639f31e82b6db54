import { z } from 'zod';

/** Whether the contract refuses a body without this field. */
export function isRequiredIn(schema: z.ZodObject, name: string): boolean {
  const field: unknown = schema.shape[name];
  return field instanceof z.ZodType && !field.safeParse(null).success;
}

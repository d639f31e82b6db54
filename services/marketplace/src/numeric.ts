import { z } from 'zod';

/** Postgres gives numeric and bigint as text; within our bounds a number holds them exactly. */
export const numeric = z.string().transform(Number);

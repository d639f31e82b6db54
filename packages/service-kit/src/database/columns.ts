import type { ValueTransformer } from 'typeorm';

/** Postgres gives numeric and bigint as text; within our bounds a number holds them exactly. */
export const asNumber: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

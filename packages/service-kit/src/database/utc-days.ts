/** SQL for the UTC day on which a row was created, e.g. 2026-11-20, in any database time zone. */
export const CREATED_ON = `to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

/** SQL condition: the row was created on a UTC day from $1 to $2, both included. */
export const CREATED_WITHIN = `created_at >= $1::date::timestamp AT TIME ZONE 'UTC'
  AND created_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'`;

import { countByDay, createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * Keeps figures and lists fast with a million startups: counts per day for the admin, and an index
 * for the sort by own fit with equal weights, which are those of everybody who set none.
 */
export class Size1766230000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await countByDay(runner, 'startups');
    const parts = ['parts[1]', 'parts[2]', 'parts[3]', 'parts[4]', 'parts[5]'];
    const sum = parts.map((part) => `coalesce(${part} * 1::double precision, 0)`).join(' + ');
    const whole = parts
      .map((part) => `CASE WHEN ${part} IS NULL THEN 0 ELSE 1::double precision END`)
      .join(' + ');
    await createIndexOnline(
      runner,
      'startups_by_fit',
      `ON "startups" ((coalesce(floor(10 * (${sum}) / nullif(${whole}, 0) + 0.5) / 10, -1)), "id")
       INCLUDE ("version", "stage", "overall_score", "monthly_revenue", "user_count", "parts") WHERE NOT "held_back"`,
    );
  }
}

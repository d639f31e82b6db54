import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * Groups of passes that appear together as feedback (PIPELINE-10): the passes that a startup has become one.
 * Takes passes back when interest is recorded (PIPELINE-13).
 */
export class FeedbackGroups1766290000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "pipeline_cards" ADD "feedback_group" uuid, ADD "feedback_size" integer');
    await runner.query(`
      UPDATE "pipeline_cards" SET "feedback_group" = "found"."id", "feedback_size" = "found"."size"
      FROM (
        SELECT "startup_id", gen_random_uuid() AS "id", count(*)::int AS "size" FROM "pipeline_cards"
        WHERE "board_column" = 'passed' GROUP BY "startup_id" HAVING count(*) >= 3
      ) AS "found"
      WHERE "pipeline_cards"."startup_id" = "found"."startup_id" AND "board_column" = 'passed'`);
    // Passes from before PIPELINE-13 kept the interest.
    await runner.query(`
      DELETE FROM "interests" USING "pipeline_cards"
      WHERE "pipeline_cards"."startup_id" = "interests"."startup_id"
        AND "pipeline_cards"."user_id" = "interests"."user_id" AND "board_column" = 'passed'`);
    // A volatile function sees what others committed while the statement waited for a lock.
    await runner.query(`
      CREATE OR REPLACE FUNCTION "take_pass_back"("of_startup" uuid, "of_user" uuid) RETURNS void
      LANGUAGE plpgsql VOLATILE AS $$
      BEGIN
        UPDATE "pipeline_cards" SET "board_column" = 'watching', "reason" = NULL, "message" = NULL,
          "feedback_group" = NULL, "feedback_size" = NULL, "pass" = NULL, "improved" = NULL, "updated_at" = now()
        WHERE "startup_id" = "of_startup" AND "user_id" = "of_user" AND "board_column" = 'passed';
      END $$`);
  }
}

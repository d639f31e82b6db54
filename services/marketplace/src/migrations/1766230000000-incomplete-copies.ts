import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * When `IncompleteCopiesSweep` next reads a startup whose sector or score is not known; the default is
 * now.
 */
export class IncompleteCopies1766230000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "startups" ADD "complete_at" timestamptz NOT NULL DEFAULT now()`);
  }
}

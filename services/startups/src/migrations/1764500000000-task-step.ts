import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

export class TaskStep1764500000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "tasks" ADD "step" text');
  }
}

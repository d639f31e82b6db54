import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration; they go forward only, a mistake is mended by the next one. */
export abstract class Migration implements MigrationInterface {
  /** Class name and time stamp; TypeORM remembers a migration by it. */
  abstract readonly name: string;

  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only'));
  }
}

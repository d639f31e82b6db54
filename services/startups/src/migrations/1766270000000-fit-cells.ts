import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

import { BLOCKS, CELL_NUMBER, CELLS, cellSql, edgesSql } from '../records/fit-cells.js';

/** Adds a cell and its block, if they are new; `source` yields `block` and `cell`. */
const add = (source: string) => `
  INSERT INTO fit_blocks (block, most)
  SELECT DISTINCT block, ${edgesSql(BLOCKS, 'block')} FROM ${source} ORDER BY block ON CONFLICT DO NOTHING;
  INSERT INTO fit_cells (block, cell, most)
  SELECT block, cell, ${edgesSql(CELLS, 'cell')} FROM ${source} ORDER BY block, cell ON CONFLICT DO NOTHING;`;

/** An index of startups by ranges of their parts, for the order by own weights that differ (FILTER-9). */
export class FitCells1766270000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS fit_blocks (block int PRIMARY KEY, most double precision[] NOT NULL)`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS fit_cells (
        block int NOT NULL,
        cell int NOT NULL,
        most double precision[] NOT NULL,
        PRIMARY KEY (block, cell) INCLUDE (most)
      )`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION startups_cell(
        parts double precision[], width double precision, risk_width double precision
      ) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT ${CELL_NUMBER} $$`);
    // Cells are never removed, so a startup's cell is there in most cases.
    await runner.query(`
      CREATE OR REPLACE FUNCTION startups_add_cell() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        own_block CONSTANT int := ${cellSql(BLOCKS, 'NEW.parts')};
        own_cell CONSTANT int := ${cellSql(CELLS, 'NEW.parts')};
      BEGIN
        IF NOT EXISTS (SELECT 1 FROM fit_cells WHERE block = own_block AND cell = own_cell) THEN
          ${add('(SELECT own_block AS block, own_cell AS cell) AS own')}
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE OR REPLACE TRIGGER startups_cell_inserted AFTER INSERT ON startups
      FOR EACH ROW WHEN (NEW.parts IS NOT NULL) EXECUTE FUNCTION startups_add_cell()`);
    await runner.query(`
      CREATE OR REPLACE TRIGGER startups_cell_updated AFTER UPDATE OF parts ON startups
      FOR EACH ROW WHEN (NEW.parts IS NOT NULL AND NEW.parts IS DISTINCT FROM OLD.parts)
      EXECUTE FUNCTION startups_add_cell()`);
    // From here on triggers add the cells of every change, so this adds all others.
    const present = `(
      SELECT DISTINCT ${cellSql(BLOCKS)} AS block, ${cellSql(CELLS)} AS cell
      FROM startups WHERE parts IS NOT NULL) AS present`;
    await runner.query(add(present));
    await createIndexOnline(
      runner,
      'startups_by_cell',
      `ON "startups" ((${cellSql(CELLS)}), "id")
       INCLUDE ("version", "stage", "overall_score", "monthly_revenue", "user_count", "parts")
       WHERE NOT "held_back" AND "parts" IS NOT NULL`,
    );
  }
}

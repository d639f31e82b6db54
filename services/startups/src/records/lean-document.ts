import { LEAN_ANALYSIS_FIELDS } from '@proofround/contracts';
import { z } from 'zod';

const wholeDocument = z.looseObject({ analysis: z.record(z.string(), z.unknown()).nullable() });
const LEAN = new Set<string>(LEAN_ANALYSIS_FIELDS);

/** A startup as lists show it: with the lean part of its analysis (STARTUP-12). */
function leanDocument(startup: { analysis: Readonly<Record<string, unknown>> | null }): string {
  const { analysis } = startup;
  if (analysis === null) return JSON.stringify(startup);
  const lean = Object.fromEntries(Object.entries(analysis).filter(([field]) => LEAN.has(field)));
  return JSON.stringify({ ...startup, analysis: lean });
}

/**
 * The columns of a row that keep its lean document. A startup without an analysis keeps none, because its whole
 * document is lean. With a second copy more new rows exceed 2 kB, and Postgres stores a part of such a row in
 * another table.
 */
export function leanColumnsOf(
  startup: Parameters<typeof leanDocument>[0],
  version: number,
): { lean_document: string | null; lean_version: number } {
  if (startup.analysis === null) return { lean_document: null, lean_version: 0 };
  return { lean_document: leanDocument(startup), lean_version: version };
}

/**
 * The columns that `leanText` reads, as SQL. The whole document is read only if the lean one is out of date or
 * not needed.
 */
export const LEAN_COLUMNS = `(lean_version = version OR analysis IS NULL) AS is_lean,
  CASE WHEN lean_version = version THEN lean_document ELSE document END AS document`;
export const leanColumns = { is_lean: z.boolean(), document: z.string() };

/** The lean document of a row. */
export function leanText({ is_lean, document }: { is_lean: boolean; document: string }): string {
  return is_lean ? document : leanDocument(wholeDocument.parse(JSON.parse(document)));
}

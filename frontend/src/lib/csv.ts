import { saveText } from './browser';

/** A text, a number as it is, or a figure that the file shows without decimals. */
export type CsvCell = string | number | null | { readonly rounded: number | null | undefined };

export interface CsvTable {
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

/** The most rows of a file. */
export const CSV_ROWS = 1000;

/** Spreadsheets run a text that begins like this as a formula: `=`, `+`, `-`, `@`, also in full width. */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/u;

/** Text is quoted, because in many countries lists are separated by semicolons. */
function fieldOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return fieldOf(cell.rounded == null ? null : Math.round(cell.rounded));
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/** The table as CSV (RFC 4180). Excel reads UTF-8 only behind a byte order mark. */
export const csvOf = ({ head, rows }: CsvTable): string =>
  `\uFEFF${[head, ...rows.slice(0, CSV_ROWS)].map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('')}`;

export const saveCsv = (fileName: string, table: CsvTable): void =>
  saveText(fileName, csvOf(table), 'text/csv;charset=utf-8');

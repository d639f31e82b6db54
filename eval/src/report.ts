/** What one part of the evaluation found out. */
export interface Report {
  /** Heading of the part. */
  title: string;
  /** The figures, and the failures by name, in Markdown; ready for docs/evaluation.md. */
  markdown: string;
  /** What must hold and does not; empty when all of it does. */
  broken: string[];
}

/** A table in Markdown, its columns as wide as their longest cells. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(String));
  const widths = head.map((_, at) => Math.max(3, ...lines.map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const [first = [], ...rest] = lines;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

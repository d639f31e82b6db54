/** What one part of the evaluation found out. */
export interface Report {
  /** Heading of the part. */
  title: string;
  /** The figures, and the failures by name, in Markdown; ready for docs/evaluation.md. */
  markdown: string;
  /** What must hold and does not; empty when all of it does. */
  broken: string[];
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The result of one part of the evaluation. */
export interface Report {
  title: string;
  /** The figures and the failures by name, as Markdown for docs/evaluation.md. */
  markdown: string;
  /** The violated requirements. */
  broken: string[];
}

/** A Markdown table with aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(String));
  const widths = head.map((_, at) => Math.max(3, ...lines.map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const [first = [], ...rest] = lines;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

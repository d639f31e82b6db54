import type { Findings } from '../faults/check.js';
import type { Seen } from '../faults/users.js';
import { table } from '../support/report.js';

export interface Outcome {
  readonly name: string;
  readonly seen: Seen;
  /** undefined: users were not served again. */
  readonly servedAfterMs: number | undefined;
  readonly lastErrorAfterMs: number;
  readonly findings: Findings;
}

const HEAD = [
  'fault',
  'requests',
  'errors seen',
  'served again after s',
  'last error after its end, s',
  'lost',
  'doubled',
  'wrong',
];
const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** The table for docs/faults.md, and its problems in words. */
export class Report {
  private readonly rows: (string | number)[][] = [];
  private readonly complaints: string[] = [];
  private readonly again: Findings = { lost: [], doubled: [] };

  add({ name, seen, servedAfterMs, lastErrorAfterMs, findings }: Outcome): void {
    const { lost, doubled } = findings;
    if (servedAfterMs === undefined) this.complaints.push(`${name}: users were not served again`);
    this.complain(name, findings, seen.lies);
    this.row([
      name,
      seen.requests,
      seen.errors,
      servedAfterMs === undefined ? 'NEVER' : seconds(servedAfterMs),
      seconds(lastErrorAfterMs),
      lost.length,
      doubled.length,
      seen.lies.length,
    ]);
    const kinds = Object.entries(seen.kinds).map(([kind, count]) => `${kind} × ${count}`);
    if (kinds.length > 0) process.stdout.write(`  errors: ${kinds.join(', ')}\n`);
  }

  /** Adds the findings of one more comparison at the end. */
  recheck({ lost, doubled }: Findings): void {
    this.again.lost.push(...lost);
    this.again.doubled.push(...doubled);
  }

  /** Prints all of it. @returns whether nothing is wrong */
  finish(): boolean {
    const name = 'all of it, once more at the end';
    this.complain(name, this.again, []);
    this.row([name, '', '', '', '', this.again.lost.length, this.again.doubled.length, '']);
    process.stdout.write(`\n${table(HEAD, this.rows)}\n`);
    return this.complaints.length === 0;
  }

  private complain(name: string, { lost, doubled }: Findings, lies: readonly string[]): void {
    const found = [...lost.map((one) => `lost: ${one}`), ...doubled.map((one) => `doubled: ${one}`), ...lies];
    for (const text of found) {
      this.complaints.push(text);
      process.stdout.write(`  ${name}: ${text}\n`);
    }
  }

  private row(cells: (string | number)[]): void {
    this.rows.push(cells);
    process.stdout.write(`${cells.join(' | ')}\n`);
  }
}

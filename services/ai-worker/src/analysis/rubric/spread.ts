import type { Finding } from './factor.js';

/** The most lines that one sentence may prove while another sentence would do. */
const MOST_LINES = 2;

/** The findings with their evidence: a sentence that proves two lines already gives way to the next best. */
export function spread(findings: readonly Finding[]): Finding[] {
  const uses = new Map<string, number>();
  const isFree = (quote: string) => (uses.get(quote) ?? 0) < MOST_LINES;
  return findings.map((finding) => {
    const { evidence, others = [] } = finding;
    if (evidence === null) return finding;
    const shown = [evidence, ...others].find(isFree) ?? evidence;
    uses.set(shown, (uses.get(shown) ?? 0) + 1);
    return { ...finding, evidence: shown };
  });
}

import type { AiScore, Analysis, LedgerEntry } from '@proofround/contracts';

import { COLOURS, CONTENT_WIDTH, drawRight, PAGE } from './page.js';
import { drawLine, drawLines, linesOf, type Style } from './text.js';

/** What the panel shows; null before the first analysis. */
export interface Scored {
  readonly ai_score: AiScore;
  readonly analysis: Pick<Analysis, 'product_readiness' | 'team_strength' | 'ledger'>;
}

const PANEL = { height: 148, padding: 16, left: 228 } as const;
const LABEL: Style = { size: 8.5, colour: COLOURS.text2 };
const HEADING: Style = { size: 8.5, weight: 'bold', colour: COLOURS.primary };

/** The five parts, as the pages of the product name them. */
const partsOf = ({ ai_score, analysis }: Scored) => [
  { label: 'Feasibility', value: ai_score.feasibility },
  { label: 'Market', value: ai_score.market_potential },
  { label: 'Product', value: analysis.product_readiness },
  { label: 'Team', value: analysis.team_strength },
  { label: 'Risk (low is good)', value: ai_score.risk_level, colour: COLOURS.warn },
];

const number = (value: number): string => String(Math.round(value * 10) / 10 + 0);

function drawBars(document: PDFKit.PDFDocument, scored: Scored, x: number, top: number): void {
  const bar = { x: x + 82, width: 84, height: 5 };
  partsOf(scored).forEach(({ label, value, colour }, index) => {
    const y = top + index * 14.5;
    drawLine(document, label, x, y, LABEL);
    document.roundedRect(bar.x, y + 3, bar.width, bar.height, 2.5).fill(COLOURS.track);
    const filled = (bar.width * Math.min(100, Math.max(0, value ?? 0))) / 100;
    if (filled > 0)
      document
        .roundedRect(bar.x, y + 3, filled, bar.height, Math.min(2.5, filled / 2))
        .fill(colour ?? COLOURS.primary);
    const figure = value === null ? 'n/a' : String(Math.round(value));
    drawRight(document, figure, x + 196, y, { ...LABEL, weight: 'bold', colour: COLOURS.text });
  });
}

/** The strongest lines, then the largest gap: what an investor asks about first. */
function reasonsOf(ledger: readonly LedgerEntry[]): LedgerEntry[] {
  const lines = ledger.filter(({ dimension, max_points }) => dimension !== 'cap' && max_points > 0);
  const strongest = lines
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, 3);
  const gap = lines
    .filter((line) => !strongest.includes(line))
    .toSorted((a, b) => b.max_points - b.points - (a.max_points - a.points))
    .slice(0, 4 - strongest.length);
  return [...strongest, ...gap];
}

const RUNGS: Readonly<Record<LedgerEntry['rung'], string>> = {
  absent: 'Nothing is said about it',
  considered: 'Mentioned',
  explained: 'Explained, without a figure or a name',
  specified: 'Told with a figure or a name',
  evidenced: 'Backed by what was done or measured',
  not_assessed: 'Not assessed',
};

function drawReasons(
  document: PDFKit.PDFDocument,
  ledger: readonly LedgerEntry[],
  x: number,
  top: number,
): void {
  const right = PAGE.width - PAGE.margin - PANEL.padding;
  drawLine(document, 'What the score rests on', x, top, HEADING);
  const detail: Style = { size: 7.6, colour: COLOURS.text2 };
  reasonsOf(ledger).forEach((line, index) => {
    const y = top + 16 + index * 26.5;
    const points = `${number(line.points)} of ${number(line.max_points)} points`;
    const factor: Style = { size: 8.6, weight: 'bold' };
    drawLines(document, linesOf(document, line.factor, right - x - 76, factor, 1), x, y, factor);
    drawRight(document, points, right, y + 0.5, { size: 7.6, colour: COLOURS.muted });
    const words = line.evidence === null || line.evidence === '' ? RUNGS[line.rung] : `“${line.evidence}”`;
    drawLines(document, linesOf(document, words, right - x, detail, 1), x, y + 11.5, detail);
  });
}

/** Draws the score with its parts and reasons; returns where the panel ends. */
export function drawScore(document: PDFKit.PDFDocument, scored: Scored | null, y: number): number {
  const height = scored ? PANEL.height : 40;
  document.roundedRect(PAGE.margin, y, CONTENT_WIDTH, height, 8).fill(COLOURS.tint);
  const x = PAGE.margin + PANEL.padding;
  if (!scored) {
    drawLine(document, 'The Funding Readiness Score is not there yet.', x, y + 13, { size: 9.5 });
    return y + height;
  }
  const overall = String(Math.round(scored.ai_score.overall_score));
  const width = drawLine(document, overall, x, y + 8, { size: 34, weight: 'bold', colour: COLOURS.primary });
  drawLine(document, 'Funding Readiness Score', x + width + 9, y + 17, { size: 9.5, weight: 'bold' });
  drawLine(document, 'of 100 points', x + width + 9, y + 30, LABEL);
  drawBars(document, scored, x, y + 60);
  drawReasons(document, scored.analysis.ledger, PAGE.margin + PANEL.left + 16, y + 14);
  return y + height;
}

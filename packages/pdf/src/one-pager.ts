import { dayText, dollars, figure, type Stage, type StartupFacts } from '@proofround/contracts';

import { drawable } from './fonts.js';
import { COLOURS, CONTENT_WIDTH, drawMark, drawQr, drawRight, finish, newPage, PAGE, rule } from './page.js';
import { drawScore, type Scored } from './score-panel.js';
import { drawLine, drawLines, lineHeight, linesOf, type Style } from './text.js';

export interface OnePager {
  readonly facts: StartupFacts;
  readonly scored: Scored | null;
  /** The live page, for the QR code. */
  readonly url: string;
  /** Whether "Made with Proofround" stands at the bottom. */
  readonly branded: boolean;
  readonly made_at: Date;
}

const STAGES: Readonly<Record<Stage, string>> = {
  idea: 'Idea',
  mvp: 'MVP',
  launched: 'Launched',
  growing: 'Growing',
};

const QR_SIDE = 66;
const GAP = 22;
const COLUMN = (CONTENT_WIDTH - GAP) / 2;
const HEADING: Style = { size: 9, weight: 'bold', colour: COLOURS.primary };
const HEADING_HEIGHT = 15;
const ROW_GAP = 11;
const BOTTOM = PAGE.height - 52;

interface Section {
  readonly title: string;
  readonly text: string;
}

/** The texts that the founder gave, in the order of a pitch. */
function sectionsOf({ facts }: OnePager): Section[] {
  const ask = facts.funding_ask === null ? null : `Asking for ${dollars(facts.funding_ask)}.`;
  const texts: readonly [string, string | null][] = [
    ['Problem', facts.problem_statement],
    ['Solution', facts.solution_statement],
    ['Market', facts.target_market],
    ['Edge', facts.competitive_advantage],
    ['Team', facts.team_background],
    ['Ask and use of funds', [ask, facts.funding_usage].filter(Boolean).join(' ')],
  ];
  return texts.flatMap(([title, text]) => (text ? [{ title, text }] : []));
}

/** Draws title, facts and QR code; returns where they end. */
function drawHead(document: PDFKit.PDFDocument, { facts, url }: OnePager): number {
  const top = PAGE.margin;
  const right = PAGE.width - PAGE.margin;
  drawQr(document, url, right - QR_SIDE, top, QR_SIDE);
  drawRight(document, 'Scan for the live page', right, top + QR_SIDE + 4, {
    size: 6.6,
    colour: COLOURS.muted,
  });
  const width = CONTENT_WIDTH - QR_SIDE - 24;
  const title: Style = { size: 21, weight: 'bold', leading: 1.22 };
  let y = drawLines(
    document,
    linesOf(document, facts.idea_title, width, title, 2),
    PAGE.margin,
    top - 4,
    title,
  );
  const line: Style = { size: 9.5, weight: 'bold', colour: COLOURS.primary };
  const facets = [facts.sector, STAGES[facts.stage], facts.location].filter(Boolean).join('  ·  ');
  y = drawLines(document, linesOf(document, facets, width, line, 1), PAGE.margin, y + 2, line);
  const body: Style = { size: 10, colour: COLOURS.text2 };
  const pitch = linesOf(document, facts.idea_description, width, body, 3);
  return Math.max(drawLines(document, pitch, PAGE.margin, y + 4, body), top + QR_SIDE + 16);
}

/** A figure of 0 may be the default of an empty field (STARTUP-3), so it is no figure that the founder states. */
const stated = (value: number, show: (value: number) => string): string =>
  value === 0 ? 'None stated' : show(value);

/** Draws the figures side by side; returns where they end. */
function drawFigures(document: PDFKit.PDFDocument, { facts }: OnePager, y: number): number {
  const figures: readonly [string, string][] = [
    ['Users', stated(facts.user_count, figure)],
    ['Monthly revenue', stated(facts.monthly_revenue, dollars)],
    ['Asking for', facts.funding_ask === null ? 'Not stated' : dollars(facts.funding_ask)],
  ];
  const width = CONTENT_WIDTH / figures.length;
  const value: Style = { size: 14, weight: 'bold' };
  figures.forEach(([label, figure], index) => {
    const x = PAGE.margin + index * width;
    drawLines(document, linesOf(document, figure, width - 12, value, 1), x, y, value);
    drawLine(document, label, x, y + 19, { size: 8.5, colour: COLOURS.muted });
  });
  return y + 33;
}

/**
 * Divides the page's lines among rows: each row gets the lines that it needs, but at most an equal
 * part of the lines that are left.
 */
export function shareLines(wanted: readonly number[], available: number): number[] {
  const shares = wanted.map(() => 0);
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  let left = Math.max(0, Math.floor(available));
  order.forEach((row, place) => {
    const share = Math.min(wanted[row] ?? 0, Math.floor(left / (order.length - place)));
    shares[row] = share;
    left -= share;
  });
  return shares;
}

/** The font sizes to try. The first at which all texts fit is used, otherwise the smallest. */
const SMALLEST = 8.6;
const SIZES = [10.5, 10, 9.5, 9, SMALLEST] as const;
/** Longer texts fit at no size, so only the smallest one is tried. */
const NEVER_FITS = 8000;

function drawSections(document: PDFKit.PDFDocument, sections: readonly Section[], top: number): void {
  const rows = Array.from({ length: Math.ceil(sections.length / 2) }, (_, row) =>
    sections.slice(2 * row, 2 * row + 2),
  );
  const space = BOTTOM - top - rows.length * (HEADING_HEIGHT + ROW_GAP);
  const layoutOf = (style: Style) => {
    const wanted = rows.map((row) =>
      Math.max(...row.map(({ text }) => linesOf(document, text, COLUMN, style).length)),
    );
    const available = space / lineHeight(style);
    const spare = available - wanted.reduce((sum, lines) => sum + lines, 0);
    return { style, spare, shares: shareLines(wanted, available) };
  };
  const characters = sections.reduce((sum, { text }) => sum + text.length, 0);
  const layouts = (characters > NEVER_FITS ? [SMALLEST] : SIZES).map((size): Style => ({
    size,
    colour: COLOURS.text,
  }));
  let layout = layoutOf(layouts[0] ?? { size: SMALLEST });
  for (const style of layouts.slice(1)) if (layout.spare < 0) layout = layoutOf(style);
  const spare = Math.max(0, layout.spare) * lineHeight(layout.style);
  const gap = ROW_GAP + Math.min(14, spare / rows.length);
  let y = top;
  rows.forEach((row, index) => {
    const lines = layout.shares[index] ?? 0;
    row.forEach(({ title, text }, column) => {
      const x = PAGE.margin + column * (COLUMN + GAP);
      drawLine(document, title, x, y, HEADING);
      const shown = linesOf(document, text, COLUMN, layout.style, lines);
      drawLines(document, shown, x, y + HEADING_HEIGHT, layout.style);
    });
    y += HEADING_HEIGHT + lines * lineHeight(layout.style) + gap;
  });
}

function drawFoot(document: PDFKit.PDFDocument, { branded, made_at }: OnePager): void {
  const y = PAGE.height - 34;
  rule(document, y - 8);
  const small: Style = { size: 7.4, colour: COLOURS.muted };
  if (branded) {
    drawMark(document, PAGE.margin, y - 1.5, 12);
    drawLine(document, 'Made with Proofround', PAGE.margin + 17, y, { ...small, weight: 'bold' });
  }
  const note = `Figures are self-reported. The score says how ready the case is, not what will happen. ${dayText(made_at)}`;
  drawRight(document, note, PAGE.width - PAGE.margin, y, small);
}

/** A startup on one A4 page, to forward to an investor. Long texts end with an ellipsis. */
export function onePager(input: OnePager): Promise<Buffer> {
  const document = newPage(drawable(input.facts.idea_title));
  let y = drawHead(document, input) + 14;
  y = drawScore(document, input.scored, y) + 16;
  y = drawFigures(document, input, y) + 9;
  rule(document, y);
  drawSections(document, sectionsOf(input), y + 12);
  drawFoot(document, input);
  return finish(document);
}

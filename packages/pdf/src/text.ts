import { drawable, runsOf, type Weight } from './fonts.js';

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  /** The height of a line as a multiple of `size`. */
  readonly leading?: number;
}

const ELLIPSIS = '…';

export const lineHeight = ({ size, leading = 1.42 }: Style): number => size * leading;

/** The width of one line of drawable text. */
export function widthOf(
  document: PDFKit.PDFDocument,
  text: string,
  { size, weight = 'regular' }: Style,
): number {
  return runsOf(text, weight).reduce(
    (width, run) => width + document.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  );
}

/** Draws one line and returns its width. */
export function drawLine(
  document: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  style: Style,
): number {
  let at = x;
  for (const { font, text: part } of runsOf(text, style.weight ?? 'regular')) {
    document
      .font(font)
      .fontSize(style.size)
      .fillColor(style.colour ?? '#0f1729');
    document.text(part, at, y, { lineBreak: false });
    at += document.widthOfString(part);
  }
  return at - x;
}

/** Widths of characters at size 1. There are at most as many as the fonts have characters. */
const advances = new Map<string, number>();

function advanceOf(document: PDFKit.PDFDocument, character: string, weight: Weight): number {
  const key = weight + character;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const width = widthOf(document, character, { size: 100, weight }) / 100;
  advances.set(key, width);
  return width;
}

/**
 * The width of a text without kerning, which changes a line by a few points at most. Texts of 5,000
 * characters are measured at several sizes, and shaping each candidate line takes seconds.
 */
function roughWidth(document: PDFKit.PDFDocument, text: string, { size, weight = 'regular' }: Style): number {
  let width = 0;
  for (const character of text) width += advanceOf(document, character, weight);
  return width * size;
}

/** The longest beginning of a word that fits, at least one character. */
function fitting(document: PDFKit.PDFDocument, word: string, width: number, style: Style): string {
  let fits = '';
  let used = 0;
  for (const character of word) {
    used += roughWidth(document, character, style);
    if (used > width && fits !== '') break;
    fits += character;
  }
  return fits;
}

interface Piece {
  readonly text: string;
  readonly width: number;
  /** Whether it continues the word before it. */
  readonly glued: boolean;
}

/** Words of a text; a word wider than a line is cut into pieces. */
function* piecesOf(
  document: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: Style,
): Generator<Piece> {
  for (const word of text.split(' ').filter(Boolean)) {
    let rest = word;
    while (rest !== '') {
      const piece = fitting(document, rest, width, style);
      yield { text: piece, width: roughWidth(document, piece, style), glued: rest !== word };
      rest = rest.slice(piece.length);
    }
  }
}

/** Cuts a line so that it ends with an ellipsis within the width. */
function withEllipsis(document: PDFKit.PDFDocument, line: string, width: number, style: Style): string {
  const space = width - roughWidth(document, ELLIPSIS, style);
  return fitting(document, line, space, style).replace(/[\s,;:.]+$/u, '') + ELLIPSIS;
}

/** Breaks a text into at most `maxLines` lines. The last one ends with an ellipsis if text is left over. */
export function linesOf(
  document: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: Style,
  maxLines = Number.POSITIVE_INFINITY,
): string[] {
  const space = roughWidth(document, ' ', style);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  if (maxLines < 1) return lines;
  for (const piece of piecesOf(document, drawable(text), width, style)) {
    const gap = line === '' || piece.glued ? 0 : space;
    if (line !== '' && used + gap + piece.width > width) {
      if (lines.length + 1 >= maxLines) return [...lines, withEllipsis(document, line, width, style)];
      lines.push(line);
      line = piece.text;
      used = piece.width;
      continue;
    }
    line += (gap > 0 ? ' ' : '') + piece.text;
    used += gap + piece.width;
  }
  return line === '' ? lines : [...lines, line];
}

/** Draws lines below each other and returns where the next one would stand. */
export function drawLines(
  document: PDFKit.PDFDocument,
  lines: readonly string[],
  x: number,
  y: number,
  style: Style,
): number {
  lines.forEach((line, index) => drawLine(document, line, x, y + index * lineHeight(style), style));
  return y + lines.length * lineHeight(style);
}

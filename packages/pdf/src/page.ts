import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';

import { registerFonts } from './fonts.js';
import { drawLine, type Style, widthOf } from './text.js';

/** The light theme of the front end (frontend/src/styles/tokens.css). */
export const COLOURS = {
  text: '#0f1729',
  text2: '#4a5568',
  muted: '#5c677a',
  primary: '#1f5fbf',
  tint: '#f2f6fd',
  track: '#d5dce7',
  line: '#dfe3ea',
  warn: '#8f5a00',
} as const;

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** Starts a document of one A4 page. */
export function newPage(title: string): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: 'Proofround', Creator: 'Proofround' },
  });
  registerFonts(document);
  return document;
}

export function finish(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}

/** Draws a QR code as vectors, so that it stays sharp at any size. */
export function drawQr(document: PDFKit.PDFDocument, url: string, x: number, y: number, side: number): void {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const unit = side / modules.size;
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) document.rect(x + column * unit, y + row * unit, unit, unit);
  document.fill(COLOURS.text);
  document.link(x, y, side, side, url);
}

/** The mark of the product (frontend/public/favicon.svg). */
export function drawMark(document: PDFKit.PDFDocument, x: number, y: number, side: number): void {
  document
    .save()
    .translate(x, y)
    .scale(side / 32);
  document.roundedRect(0, 0, 32, 32, 8).fill(COLOURS.primary);
  document.lineWidth(3).lineCap('round').lineJoin('round').strokeColor('#ffffff');
  document.path('M16 5.5a10.5 10.5 0 1 1-9.7 6.5').stroke();
  document.path('m11 16.2 3.6 3.6L21.5 12').stroke();
  document.restore();
}

export function rule(document: PDFKit.PDFDocument, y: number): void {
  document
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.7)
    .stroke(COLOURS.line);
}

/** Draws a line that ends at `right`. */
export function drawRight(
  document: PDFKit.PDFDocument,
  text: string,
  right: number,
  y: number,
  style: Style,
): void {
  drawLine(document, text, right - widthOf(document, text, style), y, style);
}

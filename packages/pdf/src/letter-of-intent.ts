import { dayText, dollars, momentText } from '@proofround/contracts';

import { COLOURS, CONTENT_WIDTH, drawMark, drawRight, finish, newPage, PAGE, rule } from './page.js';
import { drawLine, drawLines, linesOf, type Style } from './text.js';

interface Party {
  readonly name: string;
  readonly email: string;
}

/** The terms that buyer and seller agreed on, and their typed signatures. */
export interface LetterOfIntent {
  readonly reference: string;
  readonly startup: string;
  readonly buyer: Party;
  readonly seller: Party;
  /** US dollars. */
  readonly amount: number;
  readonly agreed_at: Date;
  readonly steps: readonly { title: string; owed_by: 'buyer' | 'seller' | 'both'; due_at: Date }[];
  /** SHA-256 of the terms, in hexadecimal. */
  readonly terms_hash: string;
  readonly signatures: readonly {
    role: 'buyer' | 'seller';
    name: string;
    signed_at: Date;
    terms_hash: string;
  }[];
}

const BODY: Style = { size: 10 };
const SMALL: Style = { size: 8.5, colour: COLOURS.text2 };
const HEADING: Style = { size: 10, weight: 'bold', colour: COLOURS.primary };
const HALF = (CONTENT_WIDTH - 22) / 2;
const OWED: Readonly<Record<'buyer' | 'seller' | 'both', string>> = {
  buyer: 'Buyer',
  seller: 'Seller',
  both: 'Both',
};

const column = (index: number): number => PAGE.margin + index * (HALF + 22);

/** Draws a paragraph over the whole width; returns where the next one begins. */
function paragraph(
  document: PDFKit.PDFDocument,
  text: string,
  y: number,
  style = BODY,
  maxLines = 6,
): number {
  return (
    drawLines(document, linesOf(document, text, CONTENT_WIDTH, style, maxLines), PAGE.margin, y, style) + 6
  );
}

function drawParty(
  document: PDFKit.PDFDocument,
  role: string,
  { name, email }: Party,
  x: number,
  y: number,
): number {
  drawLine(document, role, x, y, HEADING);
  const strong: Style = { size: 11, weight: 'bold' };
  const below = drawLines(document, linesOf(document, name, HALF, strong, 2), x, y + 17, strong);
  return drawLines(document, linesOf(document, email, HALF, SMALL, 2), x, below, SMALL);
}

function drawSteps(document: PDFKit.PDFDocument, { steps }: LetterOfIntent, top: number): number {
  drawLine(document, 'Steps', PAGE.margin, top, HEADING);
  let y = top + 19;
  for (const { title, owed_by, due_at } of steps) {
    drawLines(document, linesOf(document, title, HALF, BODY, 1), PAGE.margin, y, BODY);
    drawLine(document, OWED[owed_by], column(1), y, BODY);
    drawRight(document, `by ${dayText(due_at)}`, PAGE.width - PAGE.margin, y, BODY);
    y += 17;
    rule(document, y);
    y += 6;
  }
  return y;
}

function drawSignature(
  document: PDFKit.PDFDocument,
  letter: LetterOfIntent,
  index: number,
  top: number,
): void {
  const role = index === 0 ? 'buyer' : 'seller';
  const x = column(index);
  const signature = letter.signatures.find((found) => found.role === role);
  drawLine(document, OWED[role], x, top, { ...HEADING, size: 9 });
  document
    .moveTo(x, top + 42)
    .lineTo(x + HALF, top + 42)
    .lineWidth(0.7)
    .stroke(COLOURS.muted);
  if (!signature) {
    drawLine(document, 'Not signed yet', x, top + 47, SMALL);
    return;
  }
  const name: Style = { size: 15, colour: COLOURS.primary };
  drawLines(document, linesOf(document, signature.name, HALF, name, 1), x, top + 19, name);
  drawLine(document, `Typed and confirmed on ${momentText(signature.signed_at)}`, x, top + 47, {
    ...SMALL,
    size: 7.8,
  });
  const hash: Style = { size: 6.6, colour: COLOURS.muted };
  drawLine(document, 'SHA-256 of the terms signed:', x, top + 60, hash);
  drawLines(document, linesOf(document, signature.terms_hash, HALF, hash, 2), x, top + 70, hash);
}

function drawFoot(document: PDFKit.PDFDocument, letter: LetterOfIntent): void {
  const y = PAGE.height - 34;
  rule(document, y - 20);
  const small: Style = { size: 6.8, colour: COLOURS.muted };
  drawMark(document, PAGE.margin, y - 9, 14);
  drawLine(document, `Proofround  ·  Deal ${letter.reference}`, PAGE.margin + 20, y - 12, small);
  drawLine(document, `SHA-256 of the current terms: ${letter.terms_hash}`, PAGE.margin + 20, y, small);
}

/** The letter of intent of a deal on one A4 page. */
export function letterOfIntent(letter: LetterOfIntent): Promise<Buffer> {
  const document = newPage('Letter of intent');
  let y: number = PAGE.margin;
  drawLine(document, 'Letter of intent', PAGE.margin, y - 6, { size: 22, weight: 'bold' });
  drawRight(document, dayText(letter.agreed_at), PAGE.width - PAGE.margin, y + 4, SMALL);
  y =
    paragraph(document, `Purchase of ${letter.startup}`, y + 26, { size: 12, colour: COLOURS.text2 }, 2) + 12;
  y = Math.max(
    drawParty(document, 'Buyer', letter.buyer, column(0), y),
    drawParty(document, 'Seller', letter.seller, column(1), y),
  );
  y += 18;
  document.roundedRect(PAGE.margin, y, CONTENT_WIDTH, 54, 8).fill(COLOURS.tint);
  drawLine(document, 'Agreed price', PAGE.margin + 16, y + 10, { ...SMALL, weight: 'bold' });
  drawLine(document, dollars(letter.amount), PAGE.margin + 16, y + 23, { size: 16, weight: 'bold' });
  drawRight(document, 'US dollars', PAGE.width - PAGE.margin - 16, y + 28, SMALL);
  y = paragraph(
    document,
    `The buyer intends to buy ${letter.startup} from the seller for ${dollars(letter.amount)}, as agreed on ${dayText(letter.agreed_at)}. The sale takes place once both have signed a purchase agreement and every step below is done.`,
    y + 72,
  );
  y = drawSteps(document, letter, y + 12) + 14;
  y = paragraph(
    document,
    'The platform holds no money: the buyer pays the seller directly or through an escrow service that both choose. This letter is no legal advice; have a lawyer look at it before you rely on it.',
    y,
    SMALL,
  );
  drawLine(document, 'Signatures', PAGE.margin, y + 14, HEADING);
  drawSignature(document, letter, 0, y + 36);
  drawSignature(document, letter, 1, y + 36);
  drawFoot(document, letter);
  return finish(document);
}

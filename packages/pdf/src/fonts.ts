import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';
const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

/** Each script of Inter is a font file of its own. The first one that has a character draws it. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

/** Replaces consecutive characters that none of the fonts contains. */
const UNKNOWN = '?';

type Range = readonly [from: number, to: number];

/** The font's ranges in CSS: `U+0000-00FF,U+0131`. */
function rangesOf(css: string): Range[] {
  return css.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

const coverage = new Map(
  Object.entries(require('@fontsource/inter/unicode.json') as Record<string, string>).map(([script, css]) => [
    script,
    rangesOf(css),
  ]),
);

/** The script of each character seen that a font has; at most as many as the fonts have characters. */
const scripts = new Map<string, string>();

/** The script whose font draws a character, if any. */
function scriptOf(character: string): string | undefined {
  const known = scripts.get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  const found = SCRIPTS.find((script) =>
    coverage.get(script)?.some(([from, to]) => code >= from && code <= to),
  );
  if (found !== undefined) scripts.set(character, found);
  return found;
}

const files = new Map<string, Buffer>();

/** The font file of a script, read once. */
function fileOf(script: string, weight: Weight): Buffer {
  const name = `inter-${script}-${WEIGHTS[weight]}-normal.woff`;
  const known = files.get(name);
  if (known) return known;
  const file = readFileSync(require.resolve(`@fontsource/inter/files/${name}`));
  files.set(name, file);
  return file;
}

const fontName = (script: string, weight: Weight): string => `${script}-${weight}`;

/** Registers every font of a document. A font is embedded only if the document uses it. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const script of SCRIPTS)
    for (const weight of ['regular', 'bold'] as const)
      document.registerFont(fontName(script, weight), fileOf(script, weight));
}

/** A part of a line in one font. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** Splits a text into runs by the font that draws them. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { font: string; text: string }[] = [];
  for (const character of text) {
    const font = fontName(scriptOf(character) ?? 'latin', weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/**
 * Prepares a text for drawing: one space for any white space, no control or direction characters, no
 * emoji, and one question mark for a stretch that no font has.
 */
export function drawable(text: string): string {
  const cleaned = text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE00-\uFE0F]/gu, (found) =>
      SYMBOLS.has(found) ? found : '',
    )
    .replaceAll(/ {2,}/g, ' ');
  let shown = '';
  let unknown = false;
  for (const character of cleaned) {
    const known = scriptOf(character) !== undefined;
    if (known) shown += character;
    else if (!unknown) shown += UNKNOWN;
    unknown = !known;
  }
  return shown.trim();
}

/** Pictographs that are also plain signs of the font. */
const SYMBOLS = new Set(['©', '®', '™']);

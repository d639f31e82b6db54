const LINE_ENDS_AND_CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks that change the reading direction. A name with them could rearrange the words around it. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Makes user text fit into one line: removes line ends, control characters and direction marks. */
export function singleLine(text: string): string {
  return text
    .replaceAll(DIRECTION_MARKS, '')
    .replaceAll(LINE_ENDS_AND_CONTROLS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const SCHEMES = /\w+:\/\/|\bmailto:/gu;
/** What the removal of one scheme may leave of another, as in "http:http:////". */
const ENDS_OF_SCHEMES = /:\/+/gu;
/** The dots in names like "example.com", which mail clients turn into links, also in other scripts. */
const DOTS_OF_NAMES = /(?<=[\p{L}\p{M}\p{N}_-])[.\u3002\uff0e\uff61](?=[\p{L}\p{M}])/gu;
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * A stranger's text on one line that mail clients do not turn into links: without schemes, and with an
 * invisible space after each dot before a letter.
 */
export function withoutLinks(text: string): string {
  return singleLine(text)
    .replaceAll(SCHEMES, '')
    .replaceAll(ENDS_OF_SCHEMES, ' ')
    .replaceAll(DOTS_OF_NAMES, `.${ZERO_WIDTH_SPACE}`);
}

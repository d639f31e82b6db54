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

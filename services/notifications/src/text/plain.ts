const LINE_ENDS_AND_CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks that turn the reading direction: with them a name could rearrange the words around it. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** What somebody wrote, as part of one line of ours: no line ends, no control characters. */
export function plain(text: string): string {
  return text
    .replaceAll(DIRECTION_MARKS, '')
    .replaceAll(LINE_ENDS_AND_CONTROLS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

import { z } from 'zod';

/** One thing that was measured, with what the project aims at. */
export const figure = z.object({
  name: z.string(),
  target: z.string(),
  value: z.string(),
  /** null where nothing is aimed at or nothing could be measured. */
  met: z.boolean().nullable(),
  /** The cases that speak against it, by id, with what was said. */
  cases: z.array(z.string()),
});
export type Figure = z.output<typeof figure>;

/** Tells `none` where there is nothing to count. */
export const NOTHING = 'none';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

interface Counted {
  readonly name: string;
  readonly part: number;
  readonly whole: number;
  readonly cases?: readonly string[];
}

function shareOf({ name, part, whole, cases = [] }: Counted, target: string, isMet: () => boolean): Figure {
  return {
    name,
    target,
    value: whole === 0 ? NOTHING : `${part} of ${whole} (${percent(part, whole)})`,
    met: whole === 0 ? null : isMet(),
    cases: [...cases],
  };
}

/** A share of a whole that is to be at least so many percent. */
export const atLeast = (counted: Counted, least: number): Figure =>
  shareOf(counted, `≥ ${least} %`, () => 100 * counted.part >= least * counted.whole - 1e-9);

/** A share of a whole that is to be at most so many percent. */
export const atMost = (counted: Counted, most: number): Figure =>
  shareOf(counted, `≤ ${most} %`, () => 100 * counted.part <= most * counted.whole + 1e-9);

/** A share of a whole that nothing is aimed at. */
export const share = (counted: Counted): Figure => ({ ...shareOf(counted, '', () => true), met: null });

/** Cases of which there is to be none. */
export const noneOf = (name: string, cases: readonly string[]): Figure => ({
  name,
  target: '0',
  value: `${cases.length}`,
  met: cases.length === 0,
  cases: [...cases],
});

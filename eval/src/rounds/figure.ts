import { z } from 'zod';

/** A measured figure with its target. */
export const figure = z.object({
  name: z.string(),
  target: z.string(),
  value: z.string(),
  /** Null without a target or a measurement. */
  met: z.boolean().nullable(),
  /** The failing cases, by id, with the product's words. */
  cases: z.array(z.string()),
});
export type Figure = z.output<typeof figure>;

/** The value of a share if there is nothing to count. */
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

/** A share whose target is at least `least` percent. */
export const atLeast = (counted: Counted, least: number): Figure =>
  shareOf(counted, `≥ ${least} %`, () => 100 * counted.part >= least * counted.whole - 1e-9);

/** A share whose target is at most `most` percent. */
export const atMost = (counted: Counted, most: number): Figure =>
  shareOf(counted, `≤ ${most} %`, () => 100 * counted.part <= most * counted.whole + 1e-9);

/** A share without a target. */
export const share = (counted: Counted): Figure => ({ ...shareOf(counted, '', () => true), met: null });

/** A figure whose target is zero cases. */
export const noneOf = (name: string, cases: readonly string[]): Figure => ({
  name,
  target: '0',
  value: `${cases.length}`,
  met: cases.length === 0,
  cases: [...cases],
});

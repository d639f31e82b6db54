/**
 * Reads figures with a unit for the limits of nature. The reader of `packages/text` finds figures of business, whose
 * units are money, people and time (decision 23).
 */

/** Numbers that texts about machines spell out. */
const SPELLED: Readonly<Partial<Record<string, number>>> = {
  one: 1,
  a: 1,
  an: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
};
/** Digits with separators: "1,024". */
export const DIGITS = String.raw`\d[\d.,]*`;
const NUMBER = String.raw`(${DIGITS}|${Object.keys(SPELLED).join('|')})`;
/** "one" to "ten", as alternatives of a pattern. */
export const ONE_TO_TEN = Object.entries(SPELLED)
  .flatMap(([word, value = 0]) => (word.length > 2 && value <= 10 ? word : []))
  .join('|');

/** The number that digits or a word write: "1,024", "10.000", "0.5" and "ten". */
export function valueOf(written: string): number {
  const spelled = SPELLED[written];
  if (spelled !== undefined) return spelled;
  const digits = written.replace(/[.,]$/, '').replaceAll(/[.,](?=\d{3}(?!\d))/g, '');
  return Number(digits.replace(',', '.'));
}

export interface Measure {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** A unit, as words with their factors: the value is in the unit whose factor is 1. */
export type Unit = readonly (readonly [words: string, factor: number])[];

export const WATTS: Unit = [
  [String.raw`w|watts?`, 1],
  [String.raw`kw|kilowatts?`, 1000],
  [String.raw`mw|megawatts?`, 1_000_000],
];
export const WATT_HOURS: Unit = [
  [String.raw`wh|watt-?hours?|wattstunden`, 1],
  [String.raw`kwh|kilowatt-?(?: )?hours?|kilowattstunden`, 1000],
  [String.raw`mwh|megawatt-?(?: )?hours?`, 1_000_000],
];
export const KILOGRAMS: Unit = [
  [String.raw`g|grams?|gramm`, 0.001],
  [String.raw`kg|kgs|kilos?|kilogram(?:me)?s?|kilogramm|chilogramm[io]|quilos?`, 1],
  [String.raw`t|tons?|tonnes?|tonnen|toneladas?|tonnellate`, 1000],
  [String.raw`lbs?|pounds?`, 0.45],
];
export const HOURS: Unit = [
  [String.raw`seconds?|secs?|sekunden?|secondes?|segundos?|secondi`, 1 / 3600],
  [String.raw`minutes?|mins?|minuten?|minutos?|minuti`, 1 / 60],
  [String.raw`h|hours?|hrs?|stunden?|heures?|horas?|ore`, 1],
  [String.raw`days?|tagen?|jours?|dias?|giorni`, 24],
  [String.raw`weeks?|wochen?|semaines?|semanas?|settimane`, 168],
];
export const KILOMETRES: Unit = [
  [String.raw`km|kms|kilomet(?:er|re)s?|kilometern?|quilometros?|chilometri`, 1],
  [String.raw`miles?`, 1.6],
];
export const LITRES: Unit = [
  [String.raw`l|lit(?:re|er)s?|litros?|litri`, 1],
  [String.raw`cubic met(?:re|er)s?|m3|m³|kubikmetern?`, 1000],
];

/** The measures of a unit in a text. */
export function measuresIn(text: string, unit: Unit): Measure[] {
  return unit
    .flatMap(([words, factor]) =>
      [...text.matchAll(new RegExp(String.raw`(?<![\w.,])${NUMBER}[ -]?(?:${words})(?![\w-]*\w)`, 'g'))].map(
        ({ 0: whole, 1: written = '', index }) => ({
          value: valueOf(written) * factor,
          start: index,
          end: index + whole.length,
        }),
      ),
    )
    .toSorted((a, b) => a.start - b.start);
}

import { createRequire } from 'node:module';

import { z } from 'zod';

import { countryCalled } from '@proofround/text/places/countries.js';

const require = createRequire(import.meta.url);
const rows = z.array(z.object({ country: z.string(), population: z.number().nullable() }));
/** The tolerated factor over a population: the figures are some years old, and counts may include visitors. */
export const TOLERANCE = 1.3;
const LONGEST_NAME = 3;

let populations: ReadonlyMap<string, number> | undefined;

/** The inhabitants of every country, by its English name; read on first use. */
function byCountry(): ReadonlyMap<string, number> {
  return (populations ??= new Map(
    rows
      .parse(require('country-json/src/country-by-population.json'))
      .flatMap(({ country, population }) => (population ? [[country, population]] : [])),
  ));
}

/** The countries that a sentence names. */
function countriesIn(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}'-]*/gu) ?? [];
  return words.flatMap((_, at) =>
    Array.from({ length: LONGEST_NAME }, (__, more) => words.slice(at, at + more + 1).join(' ')).flatMap(
      (name) => countryCalled(name) ?? [],
    ),
  );
}

/** The only country that the sentences name; null for none or several. */
export function onlyCountryIn(sentences: readonly string[]): { country: string; population: number } | null {
  const [country, ...others] = new Set(sentences.flatMap(countriesIn));
  const population = country === undefined ? undefined : byCountry().get(country);
  return country !== undefined && population !== undefined && others.length === 0
    ? { country, population }
    : null;
}

/** A country of the sentence with fewer inhabitants than `count`; null without one. */
export function tooSmallFor(count: number, sentence: string): { country: string; population: number } | null {
  for (const country of countriesIn(sentence)) {
    const population = byCountry().get(country);
    if (population !== undefined && count > TOLERANCE * population) return { country, population };
  }
  return null;
}

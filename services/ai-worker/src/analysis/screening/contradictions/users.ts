import { createRequire } from 'node:module';

import { figure as count } from '@proofround/contracts';
import { countryCalled } from '@proofround/text/places/countries.js';
import { z } from 'zod';

import type { OwnedQuantity, Statement } from '../../../claims/statement.js';
import { APART, type Contradiction, contradiction, FEW, none, type Rule } from './rule.js';

const require = createRequire(import.meta.url);
const rows = z.array(z.object({ country: z.string(), population: z.number().nullable() }));
/** The tolerated factor over a population: the figures are some years old, and counts may include visitors. */
const TOLERANCE = 1.3;
const MAX_NAME_WORDS = 3;

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
    Array.from({ length: MAX_NAME_WORDS }, (__, more) => words.slice(at, at + more + 1).join(' ')).flatMap(
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

const WORLD_POPULATION = 8_300_000_000;

/** The text counts many more users than the field. */
export const usersAgainstField: Rule = ({ facts, inText }) => {
  if (facts.user_count === 0 || !inText.users?.isExplicit) return none;
  const { value, statement } = inText.users;
  if (value <= FEW + APART * facts.user_count) return none;
  return contradiction(
    `The text speaks of ${count(value)} users or customers; the number field says ${count(facts.user_count)}.`,
    statement,
  );
};

/** The text counts more paying customers than the users of the field. */
export const payersAgainstUsers: Rule = ({ facts, payers }) => {
  if (!payers?.isExplicit) return none;
  const { value, statement } = payers;
  if (facts.user_count === 0 || value <= 1.5 * facts.user_count || value <= FEW + facts.user_count)
    return none;
  return contradiction(
    `${count(value)} paying customers are more than the ${count(facts.user_count)} users you entered.`,
    statement,
  );
};

const PERSONS =
  /^(?:(?:\w+ )?(?:people|persons|users?|customers?|clients?|subscribers?|members?|patients?|students?|pupils?|children|kids|women|men|pensioners?|seniors?|adults?|families|households|residents?|citizens?|inhabitants|parents?|drivers?|farmers?|workers?|elderly))\b/;
/** No country has fewer inhabitants, so smaller numbers of users are not compared. */
const MANY_PEOPLE = 10_000;

/** More people than live in the named country, or on earth. */
export const usersAbovePopulation: Rule = ({ users, statements }) => {
  if ((users?.value ?? 0) > WORLD_POPULATION)
    return contradiction(
      `${count(users?.value ?? 0)} users are more than there are people.`,
      users?.statement ?? null,
    );
  return statements.flatMap((statement) =>
    statement.quantities.flatMap(({ kind, value, mood, behind }): Contradiction[] => {
      if (kind !== 'count' || mood === 'denied' || value < MANY_PEOPLE || !PERSONS.test(behind)) return [];
      const found = tooSmallFor(value, statement.quote);
      if (!found) return [];
      const { country, population } = found;
      return contradiction(
        `${count(value)} are more people than live in ${country} (about ${count(population)}).`,
        statement,
      );
    }),
  );
};

/** Words that restrict the startup to one place. */
const NOWHERE_ELSE =
  /\b(?:only|exclusively|solely|nur|ausschliesslich|solo|solamente|seulement|uniquement|apenas)\b/;
const ELSEWHERE = /\b(?:world\w*|global\w*|international\w*|abroad|europe|countries|then|later|next)\b/;

/** Precedes the count of all possible customers. */
const WHOLE_MARKET =
  /\b(?:whole|entire|total|complete) (?:\w+ )?market (?:is|are|has|have|of|counts|consists of|comes to)(?: (?:only|about|around|roughly|some|just))*$/;

/** Begins a target market that counts all of a place: "All offices on the island: 310 companies". */
const ALL_OF =
  /^(?:all|alle|tous|toutes|todos|todas|tutti|tutte) (?:the |les |los |las |os |as |i |le |gli )?\p{L}/u;
const FEWEST = 20;

/** The whole market that a statement counts: the figure after "the whole market is", or the largest of "all …: …". */
function wholeMarketIn(statement: Statement): OwnedQuantity | undefined {
  const counts = statement.quantities.filter(
    ({ kind, mood, value }) => kind === 'count' && mood !== 'denied' && value > 0,
  );
  const named = counts.find(({ before }) => WHOLE_MARKET.test(before));
  if (named || statement.field !== 'target_market') return named;
  if (!ALL_OF.test(statement.text) || ELSEWHERE.test(statement.text)) return undefined;
  const [largest] = counts.filter(({ value }) => value >= FEWEST).toSorted((a, b) => b.value - a.value);
  return largest;
}

/** More users than the stated whole market. */
export const usersAboveTheirMarket: Rule = ({ users, statements }) => {
  if (!users) return none;
  return statements.flatMap((statement) => {
    const whole = wholeMarketIn(statement);
    if (!whole || users.value <= FEW + APART * whole.value) return none;
    return contradiction(
      `${count(users.value)} users are more than the whole market of ${count(whole.value)} that you state.`,
      statement,
    );
  });
};

/** More users than inhabitants of the only country served. */
export const usersAboveTheirCountry: Rule = ({ users, statements }) => {
  if (!users || users.value < MANY_PEOPLE) return none;
  const places = statements.filter(
    ({ field, text }) => (field === 'target_market' && !ELSEWHERE.test(text)) || NOWHERE_ELSE.test(text),
  );
  const home = onlyCountryIn(places.map(({ quote }) => quote));
  if (!home || users.value <= TOLERANCE * home.population) return none;
  return contradiction(
    `${count(users.value)} are more people than live in ${home.country} (about ${count(home.population)}).`,
    users.statement ?? places[0] ?? null,
  );
};

import type { InvestorFacts, StartupFacts } from '@proofround/contracts';

import { sectorWords } from '@proofround/text/sectors/sector-words.js';
import { readSector, SECTOR_VOCABULARY } from '@proofround/text/sectors/sectors.js';

/**
 * Where a profile belongs among all profiles, as words that an index finds at once: one cell is a
 * sector by meaning, a band of amounts and a stage ("fintech|2|mvp"). A startup and an investor
 * that share a cell fit in all three, or at least nothing known speaks against it. Beside the
 * cells stand the bare sectors ("fintech"), for those who share no more than that, and the words
 * of names that are not in the vocabulary ("~telemetry"), for those who share one of them.
 *
 * What is not known stands in every band, in every stage, or under a sector of its own: missing
 * data is neutral (MATCH-8).
 */
export const CELLS_VERSION = SECTOR_VOCABULARY * 1000 + 2;

/** Investors in every sector; every startup stands there too. */
const EVERY = 'any';
/** Startups of no known sector; every investor stands there too. */
const UNKNOWN = '?';

/** A word of a sector's name; and of one that is not in the vocabulary. */
const WORD = '~';
const UNUSUAL_WORD = '~~';

/** Upper bounds of the bands in dollars; the last band has none. */
const BANDS = [50_000, 150_000, 500_000, 1_500_000, 5_000_000];
const ALL_BANDS = [...BANDS.keys(), BANDS.length];
const STAGES = ['idea', 'mvp', 'launched', 'growing'] as const;
/** An ask this far outside a check size still fits in part (MATCH-10). */
const NEAR = 0.5;
/** More sectors than this describe nobody: only the first ones have cells. */
const MOST_SECTORS = 12;
/** The same for words of unusual names. */
const MOST_WORDS = 40;

const bandOf = (amount: number) => {
  const band = BANDS.findIndex((most) => amount <= most);
  return band < 0 ? BANDS.length : band;
};

/** The sectors a name means, or the name itself where it is not in the vocabulary. */
function keysOf(name: string): string[] {
  const { ids, any, other } = readSector(name);
  return any ? [EVERY] : other === null ? [...ids] : [`=${other}`];
}

function cells(
  sectors: readonly string[],
  bands: readonly number[],
  stages: readonly (typeof STAGES)[number][],
): string[] {
  return sectors.flatMap((sector) =>
    bands.flatMap((band) => stages.map((stage) => `${sector}|${band}|${stage}`)),
  );
}

export type CellFactsOfStartup = Pick<StartupFacts, 'sector' | 'stage' | 'funding_ask'>;
export type CellFactsOfInvestor = Pick<
  InvestorFacts,
  'investment_sectors' | 'check_size_min' | 'check_size_max' | 'budget' | 'preferred_stages'
>;

/** The sectors of a startup, none when it states none. */
export function sectorsOfStartup({ sector }: CellFactsOfStartup): string[] {
  return keysOf(sector).filter((key) => key !== EVERY);
}

/** The sectors of an investor, without the mark of those who take any. */
export function sectorsOfInvestor({ investment_sectors }: CellFactsOfInvestor): string[] {
  return [...new Set(investment_sectors.flatMap(keysOf))].filter((key) => key !== EVERY);
}

const isKnown = (name: string) => readSector(name).other === null;
const wordKeys = (mark: string, names: readonly string[]) =>
  [...new Set(names.flatMap(sectorWords))].slice(0, MOST_WORDS).map((word) => mark + word);

/**
 * The words of names as the table keeps them. Those of unusual names stand there twice, because
 * whoever has a usual one looks among the unusual ones only: the others are found by meaning.
 */
const keptWords = (names: readonly string[]) => [
  ...wordKeys(WORD, names),
  ...wordKeys(
    UNUSUAL_WORD,
    names.filter((name) => !isKnown(name)),
  ),
];

/** The words by which those are found that share a telling word with one of these names. */
export const soughtWords = (names: readonly string[]): string[] => [
  ...wordKeys(
    WORD,
    names.filter((name) => !isKnown(name)),
  ),
  ...wordKeys(UNUSUAL_WORD, names.filter(isKnown)),
];

/** The cells a startup would have in other sectors. */
export function cellsInSectors({ funding_ask: ask, stage }: CellFactsOfStartup, sectors: string[]): string[] {
  return cells(sectors, ask === null || ask === 0 ? ALL_BANDS : [bandOf(ask)], [stage]);
}

/** The cells of a startup. */
export function cellsOfStartup(facts: CellFactsOfStartup): string[] {
  const sectors = sectorsOfStartup(facts);
  return cellsInSectors(facts, [...(sectors.length > 0 ? sectors.slice(0, MOST_SECTORS) : [UNKNOWN]), EVERY]);
}

/** The cells an investor would have in other sectors. */
export function cellsInTheirSectors(facts: CellFactsOfInvestor, sectors: string[]): string[] {
  const { check_size_min: min, check_size_max: max, budget, preferred_stages: stages } = facts;
  const low = (min ?? 0) * (1 - NEAR);
  const high = max === null ? Math.max(min ?? 0, budget) / NEAR : max * (1 + NEAR);
  const bands = ALL_BANDS.filter((band) => band >= bandOf(low) && band <= bandOf(high));
  return cells(sectors, bands, stages && stages.length > 0 ? stages : STAGES);
}

/** The cells of an investor. */
export function cellsOfInvestor(facts: CellFactsOfInvestor): string[] {
  const any = facts.investment_sectors.some((name) => readSector(name).any);
  return cellsInTheirSectors(facts, [
    ...sectorsOfInvestor(facts).slice(0, MOST_SECTORS),
    UNKNOWN,
    ...(any ? [EVERY] : []),
  ]);
}

/** What the table keeps of a startup. */
export const startupMatchKeys = (facts: CellFactsOfStartup): string[] => [
  ...cellsOfStartup(facts),
  ...sectorsOfStartup(facts),
  ...keptWords([facts.sector]),
];

/** What the table keeps of an investor. */
export const investorMatchKeys = (facts: CellFactsOfInvestor): string[] => [
  ...cellsOfInvestor(facts),
  ...sectorsOfInvestor(facts),
  ...keptWords(facts.investment_sectors),
];

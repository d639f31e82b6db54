import { type InvestorFacts, STAGES, type StartupFacts } from '@proofround/contracts';
import { readSector, SECTOR_VOCABULARY_VERSION, sectorWords } from '@proofround/text/sectors/sectors.js';

/**
 * The version of the match keys. Match keys are index terms that preselect candidates:
 * - a cell "fintech|2|mvp": sector id, amount band and stage; a shared cell means that nothing known
 *   speaks against the pair in these three;
 * - a bare sector id "fintech": the pair shares only the sector;
 * - a word "~telemetry": the pair shares a word of a sector name.
 *
 * An unknown value matches every band, every stage or its own sector: missing data is neutral
 * (MATCH-8). Increase the 3 when the keys change.
 */
export const MATCH_KEYS_VERSION = SECTOR_VOCABULARY_VERSION * 1000 + 3;

/** The sector key of investors in every sector; every startup has it too. */
const ANY_SECTOR = 'any';
/** The sector key of startups without a known sector; every investor has it too. */
const UNKNOWN_SECTOR = '?';

/** Prefix of a word from any sector name. */
const WORD = '~';
/** Prefix of a word from a sector name outside the vocabulary. */
const UNUSUAL_WORD = '~~';

/** Upper bounds of the amount bands in dollars; the last band is unbounded. */
const BANDS = [50_000, 150_000, 500_000, 1_500_000, 5_000_000];
const ALL_BANDS = [...BANDS.keys(), BANDS.length];
/** An ask up to this share outside the check size fits partly (MATCH-10). */
export const JUST_OUTSIDE = 0.5;
/** Only the first sectors get cells: a longer list distinguishes nobody. */
const MAX_SECTORS = 12;
const MAX_WORDS = 40;

const bandOf = (amount: number) => {
  const band = BANDS.findIndex((most) => amount <= most);
  return band < 0 ? BANDS.length : band;
};

/** The sector ids of a name; "=name" when the vocabulary does not have it. */
function sectorKeys(name: string): string[] {
  const { ids, any, other } = readSector(name);
  return any ? [ANY_SECTOR] : other === null ? [...ids] : [`=${other}`];
}

function cellKeys(
  sectors: readonly string[],
  bands: readonly number[],
  stages: readonly (typeof STAGES)[number][],
): string[] {
  return sectors.flatMap((sector) =>
    bands.flatMap((band) => stages.map((stage) => `${sector}|${band}|${stage}`)),
  );
}

export type KeyFactsOfStartup = Pick<StartupFacts, 'sector' | 'stage' | 'funding_ask'>;
export type KeyFactsOfInvestor = Pick<
  InvestorFacts,
  'investment_sectors' | 'check_size_min' | 'check_size_max' | 'budget' | 'preferred_stages'
>;

/** The sector keys of a startup; empty when it states no sector. */
export function sectorsOfStartup({ sector }: Pick<KeyFactsOfStartup, 'sector'>): string[] {
  return sectorKeys(sector).filter((key) => key !== ANY_SECTOR);
}

/** The sector keys of an investor, without the key for "any sector". */
export function sectorsOfInvestor({ investment_sectors }: KeyFactsOfInvestor): string[] {
  return [...new Set(investment_sectors.flatMap(sectorKeys))].filter((key) => key !== ANY_SECTOR);
}

const isKnown = (name: string) => readSector(name).other === null;
const wordKeys = (mark: string, names: readonly string[]) =>
  [...new Set(names.flatMap(sectorWords))].slice(0, MAX_WORDS).map((word) => mark + word);

/**
 * The stored word keys of sector names. Words of unusual names have both prefixes: a profile whose
 * sectors are all in the vocabulary searches only unusual words, because sector ids find the rest.
 */
const storedWords = (names: readonly string[]) => [
  ...wordKeys(WORD, names),
  ...wordKeys(
    UNUSUAL_WORD,
    names.filter((name) => !isKnown(name)),
  ),
];

/** The word keys to search for: they find profiles that share a distinctive word with these names. */
export const soughtWords = (names: readonly string[]): string[] => [
  ...wordKeys(
    WORD,
    names.filter((name) => !isKnown(name)),
  ),
  ...wordKeys(UNUSUAL_WORD, names.filter(isKnown)),
];

/** The cells of a startup if it were in the given sectors. */
export function startupCellsIn({ funding_ask: ask, stage }: KeyFactsOfStartup, sectors: string[]): string[] {
  return cellKeys(sectors, ask === null || ask === 0 ? ALL_BANDS : [bandOf(ask)], [stage]);
}

export function cellsOfStartup(facts: KeyFactsOfStartup): string[] {
  const sectors = sectorsOfStartup(facts);
  return startupCellsIn(facts, [
    ...(sectors.length > 0 ? sectors.slice(0, MAX_SECTORS) : [UNKNOWN_SECTOR]),
    ANY_SECTOR,
  ]);
}

/** The cells of an investor who invests in the given sectors. */
export function investorCellsIn(facts: KeyFactsOfInvestor, sectors: string[]): string[] {
  const { check_size_min: min, check_size_max: max, budget, preferred_stages: stages } = facts;
  const low = (min ?? 0) * (1 - JUST_OUTSIDE);
  const most = max ? max * (1 + JUST_OUTSIDE) : Math.max(min ?? 0, budget) / JUST_OUTSIDE;
  const high = most === 0 ? Infinity : most;
  const bands = ALL_BANDS.filter((band) => band >= bandOf(low) && band <= bandOf(high));
  return cellKeys(sectors, bands, stages && stages.length > 0 ? stages : STAGES);
}

export function cellsOfInvestor(facts: KeyFactsOfInvestor): string[] {
  const any = facts.investment_sectors.some((name) => readSector(name).any);
  return investorCellsIn(facts, [
    ...sectorsOfInvestor(facts).slice(0, MAX_SECTORS),
    UNKNOWN_SECTOR,
    ...(any ? [ANY_SECTOR] : []),
  ]);
}

export const startupMatchKeys = (facts: KeyFactsOfStartup): string[] => [
  ...cellsOfStartup(facts),
  ...sectorsOfStartup(facts),
  ...storedWords([facts.sector]),
];

export const investorMatchKeys = (facts: KeyFactsOfInvestor): string[] => [
  ...cellsOfInvestor(facts),
  ...sectorsOfInvestor(facts),
  ...storedWords(facts.investment_sectors),
];

import type { MatchableInvestor, Stage } from '@proofround/contracts';
import {
  nameOfPlace,
  type PlaceChain,
  type PlaceReading,
  readPlace,
} from '@proofround/text/places/places.js';
import {
  needleOf,
  neighboursOf,
  readSector,
  type SectorId,
  type SectorReading,
  sectorWords,
} from '@proofround/text/sectors/sectors.js';
import { rememberedFor } from '@proofround/text/words/remembered.js';

import type { CheckSize } from '../thesis/check-sizes.js';
import { readThesis, type Thesis } from '../thesis/read-thesis.js';
import type { Refusal } from '../thesis/refusals.js';
import type { NamedTopic } from '../topics/topics.js';
import { type Territory, territoryOf } from './territory.js';

/** A sector in which an investor invests. */
export interface WantedSector {
  readonly name: string;
  readonly reading: SectorReading;
  /** The specific words of the name. */
  readonly words: readonly string[];
  /** The words to look for in a startup's text; null if the vocabulary knows the sector. */
  readonly needle: string | null;
}

/** A place in which an investor invests. */
export interface WantedPlace {
  readonly name: string;
  readonly place: PlaceReading;
}

/** What ranking reads of an investor's profile. */
export interface InvestorReading {
  readonly sectors: readonly WantedSector[];
  /** The ids of the sectors. */
  readonly sectorIds: readonly SectorId[];
  /** The ids of the sectors and of their neighbours. */
  readonly closeSectors: ReadonlySet<SectorId>;
  readonly thesis: Thesis;
  /** The topics of the present companies that the thesis does not name. */
  readonly companyTopics: readonly NamedTopic[];
  /** The texts whose words may rule a startup out: the thesis and the present companies. */
  readonly texts: readonly {
    readonly thesis: Thesis;
    readonly territory: Territory;
    /** The refusals of the text, without those of a chosen sector. */
    readonly refusals: readonly Refusal[];
  }[];
  /** The check sizes of the profile or, without any, of the thesis. */
  readonly checkSize: CheckSize;
  /** The stages chosen in the profile or, without any, those of the rounds in the thesis. */
  readonly stages: readonly Stage[];
  /** The places chosen in the profile or, without any, those of the thesis. */
  readonly places: readonly WantedPlace[];
}

const wantedSector = (name: string): WantedSector => {
  const reading = readSector(name);
  return {
    name,
    reading,
    words: sectorWords(name),
    needle: reading.other === null ? null : needleOf(name),
  };
};

const nothingAsNull = (amount: number | null): number | null => (amount === 0 ? null : amount);

/** A check of nothing is not stated (MATCH-8). */
function checkSizeOf({ check_size_min, check_size_max }: MatchableInvestor, thesis: Thesis): CheckSize {
  const min = nothingAsNull(check_size_min);
  const max = nothingAsNull(check_size_max);
  return min === null && max === null && thesis.checkSize ? thesis.checkSize : { min, max };
}

const wantedPlace = (place: PlaceChain): WantedPlace => ({
  name: nameOfPlace(place),
  place: { anywhere: false, places: [place], text: '' },
});

/** Whether a refusal is of a whole sector that the profile chooses: then its words mean something narrower. */
const refusesChosen = (
  { about: [topic, more], unmet, ceiling }: Refusal,
  chosen: readonly SectorId[],
): boolean =>
  topic?.kind === 'known' &&
  more === undefined &&
  unmet.length === 0 &&
  ceiling === null &&
  topic.sectors.length > 0 &&
  !topic.narrowed &&
  topic.sectors.every((id) => chosen.includes(id));

/** Reads an investor's profile once for all startups that it is compared with. */
export const readInvestor = rememberedFor((investor: MatchableInvestor): InvestorReading => {
  const sectors = investor.investment_sectors.map(wantedSector);
  const sectorIds = sectors.flatMap(({ reading }) => reading.ids);
  const thesis = readThesis(investor.investment_thesis);
  const chosen = (investor.geography_preference ?? []).map((name) => ({ name, place: readPlace(name) }));
  const { preferred_stages } = investor;
  const companies = readThesis(investor.current_companies);
  const wanted = new Set(thesis.wants.map(({ key }) => key));
  const refusalsOf = ({ refusals }: Thesis) => refusals.filter((rule) => !refusesChosen(rule, sectorIds));
  const chosenPlaces = chosen.map(({ place }) => place);
  return {
    sectors,
    sectorIds,
    closeSectors: new Set([...sectorIds, ...sectorIds.flatMap(neighboursOf)]),
    thesis,
    companyTopics: companies.wants.filter(({ key }) => !wanted.has(key)),
    texts: [
      { thesis, territory: territoryOf(thesis, chosenPlaces, true), refusals: refusalsOf(thesis) },
      {
        thesis: companies,
        territory: territoryOf(companies, chosenPlaces, false),
        refusals: refusalsOf(companies),
      },
    ],
    checkSize: checkSizeOf(investor, thesis),
    stages: preferred_stages && preferred_stages.length > 0 ? preferred_stages : thesis.rounds,
    places: chosen.length > 0 ? chosen : thesis.prefers.map(wantedPlace),
  };
});

import type { Claims } from '../../../claims/claims.js';
import {
  denialAgainstNumber,
  firstAgainstUsers,
  notLaunchedAgainstStage,
  revenueBeforeProduct,
} from './denials.js';
import { budgetAgainstAsk, revenueAgainstField, revenueAgainstPrice } from './revenue.js';
import type { Contradiction, Rule } from './rule.js';
import { othersAboveWhole, partsAboveWhole, sharesAboveAll } from './shares.js';
import { stoppedAgainstRevenue } from './stops.js';
import { aloneAgainstTeam } from './team.js';
import { hoursAboveTheDay, longerThanItExists } from './time.js';
import {
  payersAgainstUsers,
  usersAbovePopulation,
  usersAboveTheirCountry,
  usersAboveTheirMarket,
  usersAgainstField,
} from './users.js';

export type { Contradiction } from './rule.js';

const RULES: readonly Rule[] = [
  revenueAgainstPrice,
  revenueAgainstField,
  usersAgainstField,
  payersAgainstUsers,
  denialAgainstNumber,
  firstAgainstUsers,
  revenueBeforeProduct,
  notLaunchedAgainstStage,
  stoppedAgainstRevenue,
  aloneAgainstTeam,
  sharesAboveAll,
  partsAboveWhole,
  othersAboveWhole,
  usersAbovePopulation,
  usersAboveTheirCountry,
  usersAboveTheirMarket,
  longerThanItExists,
  hoursAboveTheDay,
  budgetAgainstAsk,
];

/** The contradictions between the founder's figures and sentences. Blank fields contradict nothing. */
export function contradictionsIn(claims: Claims): Contradiction[] {
  const found = RULES.flatMap((rule) => rule(claims));
  return [...new Map(found.map((contradiction) => [contradiction.sentence, contradiction])).values()];
}

import type { Claims } from '../../../claims/claims.js';
import {
  denialAgainstNumber,
  firstAgainstUsers,
  notLaunchedAgainstStage,
  revenueBeforeProduct,
  stoppedAgainstGrowth,
} from './denials.js';
import { budgetAgainstAsk, revenueAgainstField, revenueAgainstPrice } from './revenue.js';
import type { Contradiction, Rule } from './rule.js';
import { partsAboveWhole, sharesAboveAll } from './shares.js';
import { longerThanItExists } from './time.js';
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
  stoppedAgainstGrowth,
  sharesAboveAll,
  partsAboveWhole,
  usersAbovePopulation,
  usersAboveTheirCountry,
  usersAboveTheirMarket,
  longerThanItExists,
  budgetAgainstAsk,
];

/** The contradictions between the founder's figures and sentences. Blank fields contradict nothing. */
export function contradictionsIn(claims: Claims): Contradiction[] {
  const found = RULES.flatMap((rule) => rule(claims));
  return [...new Map(found.map((contradiction) => [contradiction.sentence, contradiction])).values()];
}

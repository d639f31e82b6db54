import { type LedgerEntry, SCREENING_CAPS } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import { type Missing, missingOf } from '../rubric/missing.js';
import type { Sign } from '../signs/sign.js';
import { type QuotedRisk, shortQuote } from './brief.js';
import { ideasCoveredBy, ideasOfCap } from './caps.js';
import { type CompletedTask, isDone } from './completed.js';
import { type ScreeningFinding, withHarmIn } from './hold.js';
import { BELOW_PROOF, type Idea } from './idea.js';
import { IDEAS } from './ideas/index.js';
import type { JudgedIdeas } from './judged-ideas.js';
import type { Origin } from './origin.js';
import type { GainOf } from './points.js';
import { ideasOfSign, originOfSign } from './signs.ideas.js';
import { briefsOf, type Worded, wordingOf } from './wording.js';

/** The least number of tasks in a plan: one for each horizon (SCORE-20). */
export const MIN_TASKS = 3;
const MAX_RISKS = 3;
/** The caps of what has to be cleared before anything else, the gravest first. */
const STOPS: readonly string[] = [
  SCREENING_CAPS.held.factor,
  SCREENING_CAPS.impossible.factor,
  SCREENING_CAPS.contradiction.factor,
];
const MAX_QUOTE_LENGTH = 110;
/** The characters behind the quotation mark by which a quoted sentence is recognised, however it was shortened. */
const BEGINNING = [1, 40] as const;

export interface PlanInput {
  readonly claims: Claims;
  readonly ledger: readonly LedgerEntry[];
  /** Most important first. */
  readonly risks: readonly QuotedRisk[];
  readonly signs: readonly Sign[];
  readonly findings: readonly ScreeningFinding[];
  readonly gain: GainOf;
  readonly completed: readonly CompletedTask[];
  /** What readers judged of the ideas; {@link JUDGED_IDEAS} by default. */
  readonly judged?: JudgedIdeas;
}

/** An idea of any origin. Its factor is a factor of the rubric, or the cap that it lifts. */
type AnyIdea = Omit<Idea, 'factor'> & { readonly factor: string };

/** An idea that applies to this startup, in the founder's words. */
export interface Candidate {
  readonly idea: AnyIdea;
  readonly worded: Worded;
  readonly entry: LedgerEntry;
  /** What the texts must say for the points of the factor. */
  readonly missing: Missing | null;
  readonly origin: Origin;
}

/** The sentences in quotation marks. */
export const quotesIn = ({ title, description }: Worded): string[] =>
  [...`${title} ${description}`.matchAll(/“([^”]*)”/g)].map(([, quote]) => (quote ?? '').replace(/ …$/, ''));

const originOf = ({ origin, risk }: Idea): Origin => origin ?? (risk === undefined ? 'factor' : 'risk');

/** Every applicable idea that is not completed. */
export function candidatesFor(input: PlanInput): Candidate[] {
  const { claims, ledger, risks, signs, findings, completed } = input;
  // What must be cleared first counts even where the score is below its cap.
  const caps = ledger.filter(
    ({ dimension, points, factor }) => dimension === 'cap' && (points < 0 || STOPS.includes(factor)),
  );
  const covered = new Set(caps.flatMap(({ factor }) => ideasCoveredBy(factor)));
  const entryOf = new Map(ledger.map((entry) => [entry.factor, entry]));
  const briefs = briefsOf(claims, risks);
  const worded = (idea: AnyIdea, entry: LedgerEntry | undefined, origin: Origin): Candidate[] => {
    const words = entry && !covered.has(idea.id) ? wordingOf(idea, briefs) : null;
    if (!entry || words === null || isDone(idea, words, completed)) return [];
    const missing = origin === 'cap' ? null : missingOf(entry.factor, entry.rung, claims);
    return [{ idea, worded: words, entry, missing, origin }];
  };
  const lifts = caps.flatMap((entry) =>
    ideasOfCap(entry, withHarmIn(claims, findings)).flatMap((idea) => worded(idea, entry, 'cap')),
  );
  // Where something must be cleared first, no task makes the startup grow.
  const stop = STOPS.find((factor) => caps.some((cap) => cap.factor === factor));
  const clearing = lifts.filter(({ idea }) => idea.factor === stop);
  if (clearing.length >= MIN_TASKS) return clearing;
  const ofSigns = signs
    .flatMap(ideasOfSign)
    .flatMap((idea) => worded(idea, entryOf.get(idea.factor), originOfSign(idea.id)));
  const ofIdeas = IDEAS.flatMap((idea) => {
    const entry = entryOf.get(idea.factor);
    if (!(idea.rungs ?? BELOW_PROOF).includes(entry?.rung ?? 'absent')) return [];
    if (idea.stages && !idea.stages.includes(claims.facts.stage)) return [];
    return worded(idea, entry, originOf(idea));
  });
  const others = [
    ...ofSigns,
    ...gravest(ofIdeas, risks),
    ...ofIdeas.filter(({ origin }) => origin !== 'risk'),
  ];
  return [...lifts, ...others.filter((candidate) => !restsOn(findings, candidate))];
}

/** The answers to the most important risks. */
function gravest(candidates: readonly Candidate[], risks: readonly QuotedRisk[]): Candidate[] {
  const codes = risks.map(({ code }) => code);
  return candidates
    .filter(({ origin }) => origin === 'risk')
    .toSorted((a, b) => codes.indexOf(a.idea.risk ?? '') - codes.indexOf(b.idea.risk ?? ''))
    .slice(0, MAX_RISKS);
}

/** Whether a task quotes a sentence that the screening objects to. */
const restsOn = (findings: readonly ScreeningFinding[], { worded: { description } }: Candidate): boolean =>
  findings.some(
    ({ quote }) =>
      quote !== null && description.includes(shortQuote(quote, MAX_QUOTE_LENGTH).slice(...BEGINNING)),
  );

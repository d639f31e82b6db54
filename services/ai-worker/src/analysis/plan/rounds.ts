import type { HorizonDays } from '@proofround/contracts';

import { type Candidate, candidatesFor, MIN_TASKS, type PlanInput, quotesIn } from './candidates.js';
import { JUDGED_IDEAS } from './judged-ideas.js';
import { type Origin, ORIGINS, WITHOUT_POINTS } from './origin.js';
import { type GainOf, type Worth, worthOf } from './points.js';
import { type Soundness, soundnessFrom } from './soundness.js';
import type { Worded } from './wording.js';

const HORIZONS: readonly HorizonDays[] = [7, 30, 90];
const PER_FACTOR = 2;

/** A candidate that is in the plan. */
export interface Chosen extends Candidate {
  readonly worth: Worth;
}

/** One pass over the candidates. It adds the best one until the plan is long enough or none is left. */
interface Round {
  readonly from: readonly Origin[];
  /** Which of them; all by default. */
  readonly only?: (candidate: Candidate) => boolean;
  /** The round ends when the plan has so many tasks; {@link MIN_TASKS} by default. */
  readonly until?: number;
  /** The most tasks for one factor; {@link PER_FACTOR} by default. */
  readonly perFactor?: number;
  /** Takes tasks of every origin even if they add no points. */
  readonly acceptsZero?: boolean;
}

/** Whether the task rests on a sentence or a figure of the founder. */
const isSpecific = ({ origin, worded }: Candidate): boolean =>
  quotesIn(worded).length > 0 || (origin === 'gap' && /\d/.test(worded.title));

/** Whether a figure of the founder is in the title. */
const hasFigure = ({ worded }: Candidate): boolean => /\d/.test(worded.title);

/** Rounds of sound tasks only (SCORE-42). A sound task without points comes before an unsound one with points. */
const SOUND_ROUNDS: readonly Round[] = [
  { from: ['cap'], until: 6 },
  // The rest of a plan is for tasks with the founder's own figures.
  { from: ['admission'], until: 2 },
  // One task for each factor first, so that a plan is about several matters.
  { from: ['own'], perFactor: 1 },
  { from: ['own'] },
  { from: ['risk'], only: hasFigure },
  { from: ['sum'] },
  { from: ['risk', 'weak'], only: (candidate) => candidate.origin === 'weak' || isSpecific(candidate) },
  { from: ['factor'], only: isSpecific },
  { from: ['gap'], only: ({ entry }) => entry.rung === 'not_assessed' },
  { from: ['gap'], only: isSpecific },
  { from: ['unconfirmed'] },
  { from: ['gap'] },
  { from: ORIGINS },
  { from: ORIGINS, acceptsZero: true },
];

/** Rounds of all tasks that are left, for a plan that sound ones do not fill. */
const OTHER_ROUNDS: readonly Round[] = [
  { from: ORIGINS },
  { from: ORIGINS, perFactor: Infinity, acceptsZero: true },
];

/** Compares quotes of different lengths. */
const isSameSentence = (a: string, b: string) => a.includes(b) || b.includes(a);
const sharesQuote = (a: Worded, b: Worded) =>
  quotesIn(a).some((quote) => quotesIn(b).some((other) => isSameSentence(quote, other)));

export const total = ({ now, held }: Worth): number => now + held;

/** The tasks chosen so far. The first task of a factor wins its points. */
class Plan {
  readonly chosen: Chosen[] = [];

  constructor(private readonly gain: GainOf) {}

  private ofFactor({ idea, origin }: Candidate): number {
    const isCap = origin === 'cap';
    return this.chosen.filter((task) => (task.origin === 'cap') === isCap && task.idea.factor === idea.factor)
      .length;
  }

  worth(candidate: Candidate): Worth {
    const isCap = candidate.origin === 'cap';
    return worthOf({ ...candidate, isCap }, this.ofFactor(candidate) === 0, this.gain);
  }

  within(horizon: HorizonDays): number {
    return this.chosen.filter(({ idea }) => idea.horizon === horizon).length;
  }

  /** Whether a candidate fits: each sentence is quoted in one task only, and each task must add points. */
  takes(candidate: Candidate, { perFactor = PER_FACTOR, acceptsZero = false }: Round): boolean {
    const { idea, worded, origin } = candidate;
    if (this.chosen.some((task) => task.idea.id === idea.id || task.worded.title === worded.title))
      return false;
    if (origin === 'cap') return true;
    if (this.chosen.some((task) => sharesQuote(task.worded, worded))) return false;
    const isWorthIt = acceptsZero || WITHOUT_POINTS.includes(origin) || total(this.worth(candidate)) > 0;
    return isWorthIt && this.ofFactor(candidate) < perFactor;
  }

  add(candidate: Candidate): void {
    this.chosen.push({ ...candidate, worth: this.worth(candidate) });
  }

  /** Moves the last task of a horizon with several tasks to a horizon without any. */
  moveOneTo(horizon: HorizonDays): void {
    const index = this.chosen.findLastIndex(({ idea }) => this.within(idea.horizon) > 1);
    const moved = this.chosen[index];
    if (moved) this.chosen[index] = { ...moved, idea: { ...moved.idea, horizon } };
  }
}

/** The best candidate by origin, then by points, then by preference or by the fewest tasks of its horizon. */
function bestOf(candidates: readonly Candidate[], plan: Plan, round: Round): Candidate | undefined {
  const fitting = candidates.filter((candidate) => plan.takes(candidate, round));
  const first = ORIGINS.find((origin) => fitting.some((candidate) => candidate.origin === origin));
  const ofFirst = fitting.filter(({ origin }) => origin === first);
  // The sentence that is least likely to hold counts more than points.
  if (first === 'unconfirmed') return ofFirst[0];
  const isInOrder = first === 'own';
  return ofFirst
    .map((candidate) => ({
      candidate,
      worth: total(plan.worth(candidate)),
      sameHorizon: plan.within(candidate.idea.horizon),
    }))
    .toSorted((a, b) => b.worth - a.worth || (isInOrder ? 0 : a.sameHorizon - b.sameHorizon))[0]?.candidate;
}

/** The candidate that readers called bad least often. */
const soundestOf =
  ({ badShare }: Soundness): typeof bestOf =>
  (candidates, plan, round) =>
    candidates
      .filter((candidate) => plan.takes(candidate, round))
      .toSorted((a, b) => badShare(a) - badShare(b))[0];

/** Adds the best candidates, round by round. */
function fill(
  plan: Plan,
  candidates: readonly Candidate[],
  rounds: readonly Round[],
  best: typeof bestOf,
): void {
  for (const round of rounds) {
    const { from, only = () => true, until = MIN_TASKS } = round;
    const offered = candidates.filter((candidate) => from.includes(candidate.origin) && only(candidate));
    while (plan.chosen.length < until) {
      const next = best(offered, plan, round);
      if (!next) break;
      plan.add(next);
    }
  }
}

/** The tasks of a plan, in the order of choice. */
export function choose(input: PlanInput): readonly Chosen[] {
  const candidates = candidatesFor(input);
  const soundness = soundnessFrom(input.judged ?? JUDGED_IDEAS);
  const plan = new Plan(input.gain);
  fill(plan, candidates.filter(soundness.isSound), SOUND_ROUNDS, bestOf);
  fill(plan, candidates, OTHER_ROUNDS, soundestOf(soundness));
  for (const days of HORIZONS) if (plan.within(days) === 0) plan.moveOneTo(days);
  return plan.chosen;
}

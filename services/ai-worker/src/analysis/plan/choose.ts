import type { HorizonDays, LedgerEntry, TaskPriority, TaskProposal } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import { type Missing, missingOf } from '../rubric/missing.js';
import type { Sign } from '../signs/sign.js';
import { type FoundRisk, shortQuote } from './brief.js';
import { ideasCoveredBy, ideasOfCap } from './caps.js';
import { type CompletedTask, isDone, keyOf } from './completed.js';
import type { Doubt } from './doubt.js';
import { HELD, withHarmIn } from './hold.js';
import { BELOW_PROOF, type Idea } from './idea.js';
import { IDEAS } from './ideas/index.js';
import { DUE, type Origin, originOf, ORIGINS } from './origins.js';
import { askOf, type Gain, heldBack, type Worth, worthOf } from './points.js';
import { ideasOfSign, isPlain } from './signs.ideas.js';
import { briefsOf, type Worded, wordingOf } from './wording.js';

export type { Gain } from './points.js';

/** The rest of a plan is for tasks with the founder's own figures. */
const MOST_ADMISSIONS = 2;
/** One for each horizon (SCORE-20). Tasks that are about no admission and no risk are chosen only until the plan has as many. */
const MIN_TASKS = 3;
const MAX_LIFTS = 6;
const MAX_RISKS = 3;
const MAX_OF_A_FACTOR = 2;
/** The caps of what has to be cleared before anything else, the gravest first. */
const STOPS: readonly string[] = [HELD, 'Cannot be as claimed', 'Statements contradict each other'];
const HORIZONS: readonly HorizonDays[] = [7, 30, 90];
const LONG = 110;

export interface PlanInput {
  readonly claims: Claims;
  readonly ledger: readonly LedgerEntry[];
  /** Most important first. */
  readonly risks: readonly FoundRisk[];
  readonly signs: readonly Sign[];
  /** What the screening finds, with their sentences. */
  readonly doubts: readonly Doubt[];
  readonly gain: Gain;
  readonly completed: readonly CompletedTask[];
}

/** An idea of any origin. Its factor is a factor of the rubric, or the cap that it lifts. */
type AnyIdea = Omit<Idea, 'factor'> & { readonly factor: string };

interface Candidate {
  readonly idea: AnyIdea;
  readonly worded: Worded;
  readonly entry: LedgerEntry;
  /** What the texts must say for the points of the factor. */
  readonly missing: Missing | null;
  readonly origin: Origin;
}

interface Valued extends Candidate {
  readonly worth: Worth;
}

/** Every applicable idea that is not completed. */
function candidatesFor({ claims, ledger, risks, signs, doubts, completed }: PlanInput): Candidate[] {
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
    ideasOfCap(entry, withHarmIn(claims, doubts)).flatMap((idea) => worded(idea, entry, 'cap')),
  );
  // Where something must be cleared first, no task makes the startup grow.
  const stop = STOPS.find((factor) => caps.some((cap) => cap.factor === factor));
  const clearing = lifts.filter(({ idea }) => idea.factor === stop);
  if (clearing.length >= MIN_TASKS) return clearing;
  const ofSigns = signs
    .flatMap(ideasOfSign)
    .flatMap((idea) => worded(idea, entryOf.get(idea.factor), isPlain(idea.id) ? 'weak' : 'admission'));
  const ofIdeas = IDEAS.flatMap((idea) => {
    const entry = entryOf.get(idea.factor);
    if (!(idea.rungs ?? BELOW_PROOF).includes(entry?.rung ?? 'absent')) return [];
    if (idea.stages && !idea.stages.includes(claims.facts.stage)) return [];
    return worded(idea, entry, originOf(idea));
  });
  const codes = risks.map(({ code }) => code);
  const byRisk = ofIdeas
    .filter(({ origin }) => origin === 'risk')
    .toSorted((a, b) => codes.indexOf(a.idea.risk ?? '') - codes.indexOf(b.idea.risk ?? ''))
    .slice(0, MAX_RISKS);
  // No task builds on a sentence that the screening doubts.
  const doubted = doubts.flatMap(({ quote }) =>
    quote === null ? [] : [shortQuote(quote, LONG).slice(1, 40)],
  );
  const isDoubted = ({ worded: { description } }: Candidate) =>
    doubted.some((quote) => description.includes(quote));
  const others = [...ofSigns, ...byRisk, ...ofIdeas.filter(({ origin }) => origin !== 'risk')];
  return [...lifts, ...others.filter((candidate) => !isDoubted(candidate))];
}

const quotesIn = ({ title, description }: Worded) =>
  [...`${title} ${description}`.matchAll(/“([^”]*)”/g)].map(([, quote]) => (quote ?? '').replace(/ …$/, ''));
/** Compares quotes of different lengths. */
const isSameSentence = (a: string, b: string) => a.includes(b) || b.includes(a);
const sharesQuote = (a: Worded, b: Worded) =>
  quotesIn(a).some((quote) => quotesIn(b).some((other) => isSameSentence(quote, other)));

const total = ({ now, held }: Worth) => now + held;

/** Collects tasks; the first task of a factor wins its points. */
class Plan {
  readonly chosen: Valued[] = [];
  /** Whether tasks without points are taken too, because nothing else is left. */
  isOpen = false;
  mostOfAFactor = MAX_OF_A_FACTOR;

  constructor(private readonly gain: Gain) {}

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
  takes(candidate: Candidate): boolean {
    const { idea, worded, origin } = candidate;
    if (this.chosen.some((task) => task.idea.id === idea.id || task.worded.title === worded.title))
      return false;
    if (origin === 'cap') return true;
    if (this.chosen.some((task) => sharesQuote(task.worded, worded))) return false;
    if (!DUE.includes(origin) && !this.isOpen && total(this.worth(candidate)) === 0) return false;
    return this.isOpen || this.ofFactor(candidate) < this.mostOfAFactor;
  }

  add(candidate: Candidate): void {
    this.chosen.push({ ...candidate, worth: this.worth(candidate) });
  }

  /** Moves the last task of a horizon with several tasks to a horizon without any. */
  moveOneTo(horizon: HorizonDays): void {
    const place = this.chosen.findLastIndex(({ idea }) => this.within(idea.horizon) > 1);
    const moved = this.chosen[place];
    if (moved) this.chosen[place] = { ...moved, idea: { ...moved.idea, horizon } };
  }
}

/** Whether the task rests on a sentence or a figure of the founder. */
const isSpecific = ({ idea, worded }: Candidate) =>
  quotesIn(worded).length > 0 || (idea.isGap === true && /\d/.test(worded.title));

/** Whether a figure of the founder is in the title. */
const hasFigure = ({ worded }: Candidate) => /\d/.test(worded.title);

/** The best candidate by origin, then by points, then by preference or by the fewest tasks of its horizon. */
function bestOf(candidates: readonly Candidate[], plan: Plan): Candidate | undefined {
  const open = candidates.filter((candidate) => plan.takes(candidate));
  const first = ORIGINS.find((origin) => open.some((candidate) => candidate.origin === origin));
  const ofFirst = open.filter(({ origin }) => origin === first);
  // The most doubtful sentence counts more than points.
  if (first === 'doubt') return ofFirst[0];
  const isInOrder = first === 'own';
  return ofFirst
    .map((candidate) => ({
      candidate,
      worth: total(plan.worth(candidate)),
      sameHorizon: plan.within(candidate.idea.horizon),
    }))
    .toSorted((a, b) => b.worth - a.worth || (isInOrder ? 0 : a.sameHorizon - b.sameHorizon))[0]?.candidate;
}

function choose(input: PlanInput): Valued[] {
  const candidates = candidatesFor(input);
  const plan = new Plan(input.gain);
  const fill = (few: readonly Candidate[], enough: number) => {
    for (let best = bestOf(few, plan); best && plan.chosen.length < enough; best = bestOf(few, plan))
      plan.add(best);
  };
  const of = (...origins: readonly Origin[]) => candidates.filter(({ origin }) => origins.includes(origin));
  fill(of('cap'), MAX_LIFTS);
  fill(of('admission'), MOST_ADMISSIONS);
  // One task for a factor first, so that a plan is about several matters.
  plan.mostOfAFactor = 1;
  fill(of('own'), MIN_TASKS);
  plan.mostOfAFactor = MAX_OF_A_FACTOR;
  fill(of('own'), MIN_TASKS);
  fill(of('risk').filter(hasFigure), MIN_TASKS);
  fill(of('sum'), MIN_TASKS);
  fill([...of('risk').filter(isSpecific), ...of('weak')], MIN_TASKS);
  fill(of('factor').filter(isSpecific), MIN_TASKS);
  fill(
    of('gap').filter(({ entry }) => entry.rung === 'not_assessed'),
    MIN_TASKS,
  );
  fill(of('gap').filter(isSpecific), MIN_TASKS);
  fill(of('doubt'), MIN_TASKS);
  fill(of('gap'), MIN_TASKS);
  fill(candidates, MIN_TASKS);
  plan.isOpen = true;
  fill(candidates, MIN_TASKS);
  plan.isOpen = false;
  for (const days of HORIZONS) if (plan.within(days) === 0) plan.moveOneTo(days);
  return plan.chosen;
}

/** A third each, by points; tasks with equal points share the middle of their ranks. */
function prioritiesOf(points: readonly number[]): TaskPriority[] {
  return points.map((own) => {
    const better = points.filter((other) => other > own).length;
    const equal = points.filter((other) => other === own).length;
    const place = (better + (equal - 1) / 2) / points.length;
    if (place < 1 / 3) return 'high';
    return place < 2 / 3 ? 'medium' : 'low';
  });
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * The 3 to 9 tasks of the plan over 7, 30 and 90 days. Tasks that lift a cap are chosen first, then
 * those about admissions and risks. Points are the gain of a new analysis; their sum
 * never exceeds the points missing to 100.
 */
export function tasksFrom(input: PlanInput): TaskProposal[] {
  const score = input.ledger.reduce((sum, { points }) => sum + points, 0);
  let left = Math.max(0, tenth(100 - score));
  const isCap = ({ origin }: Valued) => Number(origin === 'cap');
  const ranked = choose(input).toSorted(
    (a, b) => b.worth.now - a.worth.now || isCap(b) - isCap(a) || b.worth.held - a.worth.held,
  );
  const points = ranked.map(({ worth }) => {
    const own = Math.min(worth.now, left);
    left = tenth(left - own);
    return own;
  });
  const priorities = prioritiesOf(points);
  return ranked
    .map(({ idea, worded, worth, missing }, rank): TaskProposal => ({
      task_title: worded.title,
      task_description: `${worded.description}${missing && total(worth) > 0 ? askOf(missing) : ''}${heldBack(worth)}`,
      priority: priorities[rank] ?? 'low',
      horizon_days: idea.horizon,
      factor: idea.factor,
      points: points[rank] ?? 0,
      step: keyOf(idea, worded),
    }))
    .toSorted((a, b) => a.horizon_days - b.horizon_days || b.points - a.points);
}

export function actionPlan(tasks: readonly TaskProposal[]) {
  const within = (days: HorizonDays) =>
    tasks.filter(({ horizon_days }) => horizon_days === days).map(({ task_title }) => task_title);
  return { days_7: within(7), days_30: within(30), days_90: within(90) };
}

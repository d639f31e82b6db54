import type { HorizonDays, LedgerEntry, TaskPriority, TaskProposal } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { FoundRisk } from './brief.js';
import { ideaOfCap, ideasCoveredBy } from './caps.js';
import { isDone, keyOf, type CompletedTask } from './completed.js';
import { BELOW_PROOF, type Idea } from './idea.js';
import { IDEAS } from './ideas/index.js';
import { heldBack, worthOf, type Gain, type Worth } from './points.js';
import { wordingOf, type Worded } from './wording.js';

export type { Gain } from './points.js';

const FEWEST_TASKS = 6;
const MOST_TASKS = 12;
/** Tasks that speak of the founder's own figures or sentences fill the plan up to here; the others only the least. */
const ENOUGH_TASKS = 8;
const MOST_RISKS = 4;
const MOST_OF_A_FACTOR = 2;
const HORIZONS: readonly HorizonDays[] = [7, 30, 90];

export interface PlanInput {
  readonly claims: Claims;
  readonly ledger: readonly LedgerEntry[];
  /** The most important first. */
  readonly risks: readonly FoundRisk[];
  readonly gain: Gain;
  readonly completed: readonly CompletedTask[];
}

/** A factor's name may also be that of a cap. */
type AnyIdea = Omit<Idea, 'factor'> & { readonly factor: string };

interface Candidate {
  readonly idea: AnyIdea;
  readonly worded: Worded;
  readonly entry: LedgerEntry;
  readonly isCap: boolean;
}

interface Valued extends Candidate {
  readonly worth: Worth;
}

/** Every idea that makes sense for this founder and is not done. */
function candidatesFor({ claims, ledger, risks, completed }: PlanInput): Candidate[] {
  const caps = ledger.filter(({ dimension, points }) => dimension === 'cap' && points < 0);
  const covered = new Set(caps.flatMap(({ factor }) => ideasCoveredBy(factor)));
  const entryOf = new Map(ledger.map((entry) => [entry.factor, entry]));
  const worded = (idea: AnyIdea, entry: LedgerEntry, isCap: boolean): Candidate[] => {
    const words = wordingOf(idea, claims, risks);
    if (words === null || isDone(idea, words, completed)) return [];
    return [{ idea, worded: words, entry, isCap }];
  };
  return [
    ...caps.flatMap((entry) => worded(ideaOfCap(entry), entry, true)),
    ...IDEAS.flatMap((idea) => {
      const entry = entryOf.get(idea.factor);
      if (entry === undefined || covered.has(idea.id)) return [];
      if (!(idea.rungs ?? BELOW_PROOF).includes(entry.rung)) return [];
      if (idea.stages && !idea.stages.includes(claims.facts.stage)) return [];
      return worded(idea, entry, false);
    }),
  ];
}

const quotesIn = (text: string) => [...text.matchAll(/“([^”]*)”/g)].map(([, quote]) => quote ?? '');
const uncut = (quote: string) => quote.replace(/ …$/, '');
/** The same sentence may be cut at different lengths. */
const isSameSentence = (a: string, b: string) =>
  uncut(a).startsWith(uncut(b)) || uncut(b).startsWith(uncut(a));
const sharesQuote = (a: string, b: string) =>
  quotesIn(a).some((one) => quotesIn(b).some((other) => isSameSentence(one, other)));

/** Collects tasks; the place of a task within its factor says which step of the factor it is worth. */
class Plan {
  readonly chosen: Valued[] = [];
  private readonly titles = new Set<string>();

  constructor(private readonly gain: Gain) {}

  ofFactor(factor: string): number {
    return this.chosen.filter(({ idea, isCap }) => !isCap && idea.factor === factor).length;
  }

  worth(candidate: Candidate): Worth {
    return worthOf(candidate, this.ofFactor(candidate.idea.factor), this.gain);
  }

  has({ idea }: Candidate): boolean {
    return this.chosen.some((one) => one.idea.id === idea.id);
  }

  add(candidate: Candidate): void {
    if (this.has(candidate) || this.titles.has(candidate.worded.title)) return;
    this.titles.add(candidate.worded.title);
    this.chosen.push({ ...candidate, worth: this.worth(candidate) });
  }

  /** Whether it names a figure of the founder's or a sentence that no other task quotes. */
  isFounders({ worded: { description, bare, hasFigure } }: Candidate): boolean {
    if (hasFigure) return true;
    return (
      description !== bare && !this.chosen.some((one) => sharesQuote(one.worded.description, description))
    );
  }

  within(horizon: HorizonDays): number {
    return this.chosen.filter(({ idea }) => idea.horizon === horizon).length;
  }

  /** Gives the last task of a horizon that has several another date, where no idea of that date is left. */
  moveOneTo(horizon: HorizonDays): void {
    const place = this.chosen.findLastIndex(({ idea, isCap }) => !isCap && this.within(idea.horizon) > 1);
    const moved = this.chosen[place];
    if (moved) this.chosen[place] = { ...moved, idea: { ...moved.idea, horizon } };
  }

  /** Takes the last task that neither lifts a cap nor answers a risk, nor is the only one of its horizon. */
  makeRoom(): void {
    const place = this.chosen.findLastIndex(
      ({ idea, isCap }) => !isCap && idea.risk === undefined && this.within(idea.horizon) > 1,
    );
    if (place >= 0) this.chosen.splice(place, 1);
  }
}

const total = ({ now, held }: Worth) => now + held;

/**
 * The candidate that would add most; where several add the same, one of the horizon that has the
 * fewest tasks, so that the plan spreads over its 90 days.
 */
function bestOf(candidates: readonly Candidate[], plan: Plan): Candidate | undefined {
  return candidates
    .filter((one) => !plan.has(one))
    .map((one) => ({ one, worth: total(plan.worth(one)), beside: plan.within(one.idea.horizon) }))
    .toSorted((a, b) => b.worth - a.worth || a.beside - b.beside)[0]?.one;
}

function choose(input: PlanInput): Valued[] {
  const candidates = candidatesFor(input);
  const plan = new Plan(input.gain);
  for (const one of candidates.filter(({ isCap }) => isCap)) plan.add(one);

  // Investors ask for an untold subject first, however little it would add.
  const untold = bestOf(
    candidates.filter(({ entry, isCap }) => !isCap && entry.rung === 'not_assessed'),
    plan,
  );
  if (untold && total(plan.worth(untold)) > 0) plan.add(untold);

  const answers = input.risks.flatMap(({ code }) => candidates.find(({ idea }) => idea.risk === code) ?? []);
  let answered = 0;
  for (const one of answers) {
    if (answered > 0 && (answered === MOST_RISKS || total(plan.worth(one)) === 0)) continue;
    plan.add(one);
    answered += 1;
  }

  const others = candidates.filter(({ idea, isCap }) => !isCap && idea.risk === undefined);
  const addBest = (few: readonly Candidate[]) => {
    const best = bestOf(few, plan);
    if (best) plan.add(best);
    return best !== undefined;
  };
  // One step of each factor first: a second one teaches less than the first of another.
  for (const isAny of [false, true])
    for (let most = 1; most <= MOST_OF_A_FACTOR; most++) {
      const worthwhile = () =>
        others.filter(
          (one) =>
            (isAny || plan.isFounders(one)) &&
            plan.ofFactor(one.idea.factor) < most &&
            total(plan.worth(one)) > 0,
        );
      while (plan.chosen.length < (isAny ? FEWEST_TASKS : ENOUGH_TASKS) && addBest(worthwhile()));
    }
  while (plan.chosen.length < FEWEST_TASKS && addBest(others));
  for (const days of HORIZONS) {
    if (plan.within(days) > 0) continue;
    const few = candidates.filter(({ idea }) => idea.horizon === days);
    if (few.every((one) => plan.has(one))) {
      plan.moveOneTo(days);
      continue;
    }
    if (plan.chosen.length >= MOST_TASKS) plan.makeRoom();
    addBest(few);
  }
  return plan.chosen;
}

function priorityOf(rank: number, all: number): TaskPriority {
  if (rank < all / 3) return 'high';
  return rank < (2 * all) / 3 ? 'medium' : 'low';
}

/** Quotes a sentence under one task only. */
function descriptionsOf(tasks: readonly Valued[]): string[] {
  const written: string[] = [];
  for (const { worded } of tasks) {
    const isRepeated = written.some((before) => sharesQuote(before, worded.description));
    written.push(isRepeated ? worded.bare : worded.description);
  }
  return written;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * The tasks of the plan: 6 to 12 of them over 7, 30 and 90 days. What lifts a cap comes first,
 * then answers to the most important risks, then the steps that win most. Points are what a new
 * analysis would add; all together they are never more than there is to gain.
 */
export function tasksFrom(input: PlanInput): TaskProposal[] {
  const score = input.ledger.reduce((sum, { points }) => sum + points, 0);
  let left = Math.max(0, tenth(100 - score));
  const ranked = choose(input).toSorted(
    (a, b) => b.worth.now - a.worth.now || Number(b.isCap) - Number(a.isCap) || b.worth.held - a.worth.held,
  );
  const descriptions = descriptionsOf(ranked);
  return ranked
    .map(({ idea, worded, worth }, rank): TaskProposal => {
      const points = Math.min(worth.now, left);
      left = tenth(left - points);
      return {
        task_title: worded.title,
        task_description: `${descriptions[rank] ?? worded.description}${heldBack(worth)}`,
        priority: priorityOf(rank, ranked.length),
        horizon_days: idea.horizon,
        factor: idea.factor,
        points,
        step: keyOf(idea, worded),
      };
    })
    .toSorted((a, b) => a.horizon_days - b.horizon_days || b.points - a.points);
}

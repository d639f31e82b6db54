import type {
  HorizonDays,
  LedgerEntry,
  StartupFacts,
  TaskPriority,
  TaskProposal,
} from '@proofround/contracts';
import { DIMENSIONS } from '@proofround/contracts';

import { RUNG_VALUE, type Factor } from './factor.js';
import { FACTORS } from './factors.js';
import { count, customer } from './own-words.js';
import { WEIGHTS } from './weights.js';

const FEWEST_TASKS = 6;
const MOST_TASKS = 12;
const RUNGS = ['absent', 'considered', 'explained', 'specified', 'evidenced'] as const;
const HORIZONS: readonly HorizonDays[] = [7, 30, 90];

/**
 * What the next step up would add to the overall score; for a second task of a factor, what the
 * step after that would. So the points of all tasks are never more than there are to gain.
 */
function gain(entry: LedgerEntry, stepsBefore: number): number {
  if (entry.rung === 'not_assessed' || entry.rung === 'evidenced') return 0;
  const worth = (step: number) => {
    const rung = RUNGS[Math.min(step, RUNGS.length - 1)] ?? 'evidenced';
    return Math.max(entry.points, entry.max_points * RUNG_VALUE[rung]);
  };
  const reached = RUNGS.indexOf(entry.rung) + stepsBefore;
  const from = stepsBefore === 0 ? entry.points : worth(reached);
  return Math.round((worth(reached + 1) - from) * 10) / 10;
}

/**
 * What describing a subject that nobody has described could add at most: its dimension takes its
 * weight from the others then, and gives all of it back at the best rung. One description is all
 * there is to do, so a second task of the factor adds nothing.
 */
function gainOfDescribing(
  { dimension, share }: Factor,
  { stage }: StartupFacts,
  ledger: readonly LedgerEntry[],
): number {
  const lines = ledger.filter((entry) => entry.dimension !== 'cap' && entry.max_points > 0);
  const reached = lines.reduce((sum, { points }) => sum + points, 0);
  const present = DIMENSIONS.filter((one) => lines.some((entry) => entry.dimension === one));
  if (present.includes(dimension)) return 0;
  const own = WEIGHTS[stage][dimension];
  const whole = own + present.reduce((sum, one) => sum + WEIGHTS[stage][one], 0);
  return Math.max(0, Math.floor((10 * share * own * (100 - reached)) / whole) / 10);
}

function priorityOf(rank: number, total: number): TaskPriority {
  if (rank < total / 3) return 'high';
  return rank < (2 * total) / 3 ? 'medium' : 'low';
}

/**
 * What makes two tasks the same: the title, or the factor and the beginning of the title, because
 * the rest names the customer or the startup as they were called then. A title with a number in
 * it is a step of a ladder, and the next step is another task.
 */
function keysOf(title: string, factor: string | undefined): string[] {
  const words = title.toLowerCase();
  const beginning = words.split(' ').slice(0, 2).join(' ');
  return factor === undefined || /\d/.test(words) ? [words] : [words, `${factor}: ${beginning}`];
}

type Proposal = Omit<TaskProposal, 'priority'> & { factor: string };

/** For a strong case, or one that has done much: keeping what was proven provable. */
function upkeep(facts: StartupFacts): Omit<Proposal, 'points'>[] {
  const who = customer(facts);
  const worth = (
    factor: string,
    horizon_days: HorizonDays,
    task_title: string,
    task_description: string,
  ) => ({
    task_title,
    task_description,
    horizon_days,
    factor,
  });
  return [
    worth(
      'Users',
      7,
      `Put ${facts.idea_title}’s figures in one table with dates`,
      `Users (${count(facts.user_count)} today), revenue and returning customers per month, so that an investor can check what is self-reported here.`,
    ),
    worth(
      'Target customer',
      30,
      `Ask two of your ${who} to take an investor’s call about ${facts.idea_title}`,
      'A reference who picks up the phone is the proof investors trust most. Agree on the two and on when.',
    ),
    worth(
      'Use of funds',
      90,
      `Report to investors on ${facts.idea_title} each month for three months`,
      `What was planned, what happened, what comes next: three reports show that the plan for ${facts.sector} holds.`,
    ),
    worth(
      'Edge',
      90,
      `Write down what ${facts.idea_title} has that a rival would need a year to get`,
      'With the proof for each: the contract, the certificate, the data, and since when. Keep it ready for due diligence.',
    ),
    worth(
      'Problem',
      30,
      `Ask one of the ${who} who left or said no why they did`,
      `Write down the reason in their words and what ${facts.idea_title} would have to change. Investors ask about losses before wins.`,
    ),
    worth(
      'Competition',
      7,
      `Check what three alternatives to ${facts.idea_title} cost today`,
      'Prices and features change; put the date beside each figure.',
    ),
  ];
}

/**
 * Tasks come from lost points: for each factor the step that would lift it, worth what it says;
 * 6 to 12 of them over 7, 30 and 90 days. What was never asked for (a factor not assessed) is
 * asked for, and what the founder has completed is not proposed again.
 */
export function tasksFrom(
  facts: StartupFacts,
  ledger: readonly LedgerEntry[],
  completed: readonly { task_title: string; factor?: string }[],
): TaskProposal[] {
  const done = new Set(completed.flatMap(({ task_title, factor }) => keysOf(task_title, factor)));
  const isOpen = (task: { task_title: string; factor: string }) =>
    !keysOf(task.task_title, task.factor).some((key) => done.has(key));
  const byFactor = new Map(ledger.map((entry) => [entry.factor, entry]));
  const advise = (factor: Factor): Proposal[] => {
    const entry = byFactor.get(factor.name);
    if (!entry || entry.rung === 'evidenced') return [];
    return factor
      .improve(facts, entry.rung)
      .map((advice) => ({ ...advice, factor: factor.name }))
      .filter(isOpen)
      .map((advice, place) => ({
        ...advice,
        points:
          entry.rung === 'not_assessed'
            ? place === 0
              ? gainOfDescribing(factor, facts, ledger)
              : 0
            : gain(entry, place),
      }));
  };
  const advised = FACTORS.flatMap(advise).toSorted((a, b) => b.points - a.points);
  const found = advised.filter(({ points }) => points > 0);
  const chosen = found.slice(0, MOST_TASKS);
  // What goes on with a factor comes after what was advised for it.
  const further = upkeep(facts)
    .filter(isOpen)
    .map((task): Proposal => {
      const entry = byFactor.get(task.factor);
      const before = advised.filter(({ factor }) => factor === task.factor).length;
      return { ...task, points: entry ? gain(entry, before) : 0 };
    });

  // Each horizon has something, and there are six at least, also where little is left to gain.
  const spare = [...found.slice(MOST_TASKS), ...further];
  for (const days of HORIZONS) {
    if (chosen.some(({ horizon_days }) => horizon_days === days)) continue;
    const place = spare.findIndex(({ horizon_days }) => horizon_days === days);
    if (place < 0) continue;
    if (chosen.length === MOST_TASKS) chosen.pop();
    chosen.push(...spare.splice(place, 1));
  }
  chosen.push(...spare.slice(0, Math.max(0, FEWEST_TASKS - chosen.length)));

  return chosen
    .toSorted((a, b) => b.points - a.points)
    .map((task, rank) => ({ ...task, priority: priorityOf(rank, chosen.length) }))
    .toSorted((a, b) => a.horizon_days - b.horizon_days || b.points - a.points);
}

/** The plan in words, by horizon. */
export function actionPlan(tasks: readonly TaskProposal[]) {
  const within = (days: HorizonDays) =>
    tasks.filter(({ horizon_days }) => horizon_days === days).map(({ task_title }) => task_title);
  return { days_7: within(7), days_30: within(30), days_90: within(90) };
}

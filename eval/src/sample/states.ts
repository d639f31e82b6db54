import { RubricAnalyst } from '@proofround/ai-worker/analysis/rubric/rubric-analyst.js';
import type { LedgerEntry } from '@proofround/contracts';

import { startupWith, SWITCHES } from './startup.js';

/** The rubric's answer for one position of the switches; the lines are places in the list of all lines. */
interface State {
  overall: number;
  feasibility: number;
  market_potential: number;
  product_readiness: number | null;
  team_strength: number | null;
  risk_level: number;
  /** The open task that is worth most. */
  next: { title: string; points: number } | null;
  ledger: number[];
}

/** What the landing page loads when a visitor opens the sample. */
export interface Sample {
  switches: { key: string; label: string; says: string }[];
  lines: LedgerEntry[];
  /** By switch in their order: 1 is on, 0 is off. */
  states: Record<string, State>;
}

/** What the landing page shows at once: the sample with every switch on. */
export interface Summary {
  name: string;
  pitch: string;
  overall: number;
  scores: { label: string; value: number }[];
  /** A line of the ledger, as an example of what a reason looks like. */
  line: Pick<LedgerEntry, 'factor' | 'evidence' | 'points' | 'max_points'>;
}

const positions = Array.from({ length: 2 ** SWITCHES.length }, (_, number) =>
  number.toString(2).padStart(SWITCHES.length, '0'),
);
const ALL_ON = positions.at(-1) ?? '';

async function analyse(position: string) {
  const on = new Set(SWITCHES.flatMap(({ key }, at) => (position[at] === '1' ? [key] : [])));
  const facts = startupWith(on);
  const input = { owner_id: 'sample', facts, completed_tasks: [] };
  return { facts, ...(await new RubricAnalyst().analyse(input, () => undefined)) };
}

/** Scores the sample startup with the rubric in every position of the switches. */
export async function sampleStates(): Promise<Sample> {
  const lines = new Map<string, { entry: LedgerEntry; at: number }>();
  const lineNumberOf = (entry: LedgerEntry) => {
    const key = JSON.stringify(entry);
    const known = lines.get(key) ?? { entry, at: lines.size };
    lines.set(key, known);
    return known.at;
  };
  const states: Record<string, State> = {};
  for (const position of positions) {
    const { ai_score, analysis, tasks } = await analyse(position);
    const best = tasks.toSorted((a, b) => b.points - a.points)[0];
    states[position] = {
      overall: ai_score.overall_score,
      feasibility: ai_score.feasibility,
      market_potential: ai_score.market_potential,
      product_readiness: analysis.product_readiness,
      team_strength: analysis.team_strength,
      risk_level: ai_score.risk_level,
      next: best && best.points > 0 ? { title: best.task_title, points: best.points } : null,
      ledger: analysis.ledger.map(lineNumberOf),
    };
  }
  return {
    switches: SWITCHES.map(({ key, label, says }) => ({ key, label, says })),
    lines: [...lines.values()].map(({ entry }) => entry),
    states,
  };
}

/** From 0 to 10 with one decimal (LANDING-4). */
function outOfTen(value: number | null): number {
  if (value === null) throw new Error('The whole sample is assessed in every dimension.');
  return Math.round(value) / 10;
}

export async function sampleSummary(): Promise<Summary> {
  const { facts, ai_score, analysis } = await analyse(ALL_ON);
  const problem = analysis.ledger.find(({ factor }) => factor === 'Problem');
  if (!problem) throw new Error('The ledger has no line about the problem.');
  return {
    name: facts.idea_title,
    pitch: facts.idea_description,
    overall: ai_score.overall_score,
    scores: [
      { label: 'Feasibility', value: outOfTen(ai_score.feasibility) },
      { label: 'Market Potential', value: outOfTen(ai_score.market_potential) },
      { label: 'Product Readiness', value: outOfTen(analysis.product_readiness) },
      { label: 'Team Strength', value: outOfTen(analysis.team_strength) },
      { label: 'Risk', value: outOfTen(ai_score.risk_level) },
    ],
    line: {
      factor: problem.factor,
      evidence: problem.evidence,
      points: problem.points,
      max_points: problem.max_points,
    },
  };
}

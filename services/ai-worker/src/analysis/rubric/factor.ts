import type { Dimension, HorizonDays, Rung, StartupFacts } from '@proofround/contracts';

import type { Dossier } from './reading.js';

/** The dimensions that are read from text and numbers; risk has its own audit. */
export type ReadDimension = Exclude<Dimension, 'risk'>;

/** What a factor found. */
export interface Finding {
  readonly rung: Rung;
  /** The founder's own words or figures. */
  readonly evidence: string | null;
}

/** A piece of advice; the plan adds what it is worth. */
export interface Advice {
  readonly task_title: string;
  readonly task_description: string;
  readonly horizon_days: HorizonDays;
}

/** One thing that the rubric looks at. */
export interface Factor {
  /** As users read it; stable, because the score history compares by it. */
  readonly name: string;
  readonly dimension: ReadDimension;
  /** Share of its dimension; the shares of a dimension add up to 1. */
  readonly share: number;
  assess(dossier: Dossier): Finding;
  /** What would lift it from where it stands: the first thing to do first. */
  improve(facts: StartupFacts, rung: Rung): Advice[];
}

/** The share of a factor's points that a rung is worth (scoring references, section 4). */
export const RUNG_VALUE: Readonly<Record<Exclude<Rung, 'not_assessed'>, number>> = {
  absent: 0,
  considered: 0.25,
  explained: 0.5,
  specified: 0.75,
  evidenced: 1,
};

export const NOTHING: Finding = { rung: 'absent', evidence: null };
export const NOT_ASSESSED: Finding = { rung: 'not_assessed', evidence: null };

import type { Dimension, EvidenceSupport, Rung } from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { Links } from '../../links/link-status.js';

/** The dimensions assessed from claims; risk has its own audit. */
export type ReadDimension = Exclude<Dimension, 'risk'>;

export interface Finding {
  readonly rung: Rung;
  /** The founder's own words or figures. */
  readonly evidence: string | null;
  /** Other words that show the same, the strongest first, for when the evidence stands in other lines already. */
  readonly others?: readonly string[];
  /** How far the evidence was checked; 'stated' by default. */
  readonly support?: EvidenceSupport;
}

export interface Factor {
  /** Shown to users; stable, because the score history compares by it. */
  readonly name: string;
  readonly dimension: ReadDimension;
  /** The share of its dimension; the shares of a dimension add up to 1. */
  readonly share: number;
  readonly assess: (claims: Claims, links: Links) => Finding;
}

/** The share of a factor's points that a rung is worth. */
export const RUNG_VALUE: Readonly<Record<Exclude<Rung, 'not_assessed'>, number>> = {
  absent: 0,
  considered: 0.36,
  explained: 0.6,
  specified: 0.77,
  evidenced: 1,
};

export const NO_FINDING: Finding = { rung: 'absent', evidence: null };
export const NOT_ASSESSED: Finding = { rung: 'not_assessed', evidence: null };

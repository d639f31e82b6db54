import type { LedgerEntry } from '../../../api/generated/client';
import type { Figures } from '../../../components/ledger/points';

/** The sample with every switch on, which the landing page shows first. */
export interface SampleSummary {
  name: string;
  pitch: string;
  /** 0 to 100. */
  overall: number;
  /** The five dimensions, 0 to 10. */
  scores: readonly { label: string; value: number }[];
  /** A line of the ledger, as an example of a reason. */
  line: Pick<LedgerEntry, 'factor' | 'evidence' | 'points' | 'max_points'>;
}

interface SampleState extends Figures {
  overall: number;
  /** The open task with the most points. */
  next: { title: string; points: number } | null;
  /** Indexes into `lines`. */
  ledger: readonly number[];
}

/** The rubric's results for every combination of the switches. */
export interface SampleStates {
  switches: readonly { key: string; label: string; says: string }[];
  lines: readonly LedgerEntry[];
  /** The keys hold one digit per switch, in order: 1 is on, 0 is off. */
  states: Readonly<Record<string, SampleState>>;
}

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import type { LedgerEntry } from '../../api/generated/client';
import { formatPoints } from '../../lib/format';
import { Button } from '../button';
import { Quote } from '../quote';
import {
  type Dimension,
  DIMENSION_NAMES,
  groupLedger,
  type LedgerGroup,
  mostLost,
  outOf,
  sumOf,
} from './points';
import { Support, SupportMeanings } from './support';
import { wordsOf } from './words';

/** Renders a button of another feature on a line of the ledger. */
export type LineSlot = (entry: LedgerEntry) => ReactNode;

function Line({ entry, action }: { entry: LedgerEntry; action: ReactNode }) {
  // What holds the score is ours to say, and no quote.
  const isLimit = entry.dimension === 'cap';
  const moved = entry.rubric_points !== undefined && entry.rubric_points !== entry.points;
  return (
    <li className="border-t border-line py-3">
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="min-w-0 text-body font-medium break-words">{entry.factor}</h4>
        <p className="text-label font-medium whitespace-nowrap tabular">
          {outOf(entry.points, entry.max_points)}
        </p>
      </div>
      <p className="flex items-start justify-between gap-2 text-label text-text-2">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          {wordsOf(entry)}
          {entry.support && <Support support={entry.support} isQuiet />}
        </span>
        {action && <span className="-my-1.5 -mr-2 shrink-0 max-sm:-my-3 max-sm:-mr-3.5">{action}</span>}
      </p>
      {moved && (
        <p className="text-label text-muted">
          The rubric alone gave {formatPoints(entry.rubric_points ?? 0)}; the model moved it within its band.
        </p>
      )}
      {!isLimit && entry.evidence && <Quote>{entry.evidence}</Quote>}
    </li>
  );
}

interface GroupProps {
  group: LedgerGroup;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  actionOf: LineSlot | undefined;
}

function Group({ group, isOpen, onToggle, actionOf }: GroupProps) {
  const { dimension, points, maxPoints, entries } = group;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="flex list-none items-center gap-2 rounded-control py-3 max-sm:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          className="size-4 shrink-0 -rotate-90 text-muted transition-transform duration-quick group-open:rotate-0"
          aria-hidden
        />
        <h3 className="min-w-0 flex-1 text-body font-semibold">{DIMENSION_NAMES[dimension]}</h3>
        <span className="text-body font-semibold whitespace-nowrap tabular">{outOf(points, maxPoints)}</span>
      </summary>
      <ul className="mb-2 grid grid-cols-1 gap-x-12 pl-6 md:grid-cols-2">
        {entries.map((entry, at) => (
          <Line key={at} entry={entry} action={actionOf?.(entry)} />
        ))}
      </ul>
    </details>
  );
}

export interface LedgerProps {
  ledger: readonly LedgerEntry[];
  overall: number;
  actionOf?: LineSlot | undefined;
  /** Whether all parts but the risk are open at first, and not only the part that lost most. */
  isUnfolded?: boolean;
}

/** Risk has a dozen small lines. */
const LONGEST: Dimension = 'risk';

/**
 * Every point of the score with the words that earned it. The lines add up to the score. At first the part
 * that lost most is open (SCREEN-23).
 */
export function Ledger({ ledger, overall, actionOf, isUnfolded = false }: LedgerProps) {
  const groups = groupLedger(ledger);
  const names = groups.map(({ dimension }) => dimension);
  const [open, setOpen] = useState<ReadonlySet<Dimension>>(
    () => new Set(isUnfolded ? names.filter((name) => name !== LONGEST) : mostLost(groups)),
  );
  const toggle = (name: Dimension, isOpen: boolean) =>
    setOpen((before) => {
      if (before.has(name) === isOpen) return before;
      return new Set(isOpen ? [...before, name] : [...before].filter((other) => other !== name));
    });
  const areAllOpen = names.every((name) => open.has(name));
  const sum = sumOf(ledger.map(({ points }) => points));
  return (
    <>
      {groups.map((group) => (
        <Group
          key={group.dimension}
          group={group}
          isOpen={open.has(group.dimension)}
          onToggle={(isOpen) => toggle(group.dimension, isOpen)}
          actionOf={actionOf}
        />
      ))}
      <Button
        variant="secondary"
        size="small"
        className="mt-2"
        onClick={() => setOpen(new Set(areAllOpen ? [] : names))}
      >
        {areAllOpen ? 'Close all parts' : 'Open all parts'}
      </Button>
      <div className="mt-4 flex items-baseline justify-between gap-4 border-t-2 border-control pt-3">
        <p className="text-body font-semibold">Sum of all points</p>
        <p className="text-section font-semibold tabular">{formatPoints(sum)}</p>
      </div>
      <p className="text-label text-muted">
        The overall score is {formatPoints(overall)} of 100, shown rounded as {Math.round(overall)}%.
      </p>
      {ledger.some(({ support }) => support) && <SupportMeanings isQuiet />}
    </>
  );
}

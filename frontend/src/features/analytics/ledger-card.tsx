import { ChevronDown } from 'lucide-react';

import type { LedgerEntry } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { Card, CardHeader } from '../../components/card';
import { Quote } from '../../components/quote';
import { formatPoints } from '../../lib/format';
import { DIMENSION_NAMES, groupLedger, RUNG_WORDS, sumOf, SUPPORT, type LedgerGroup } from './ledger';

/** A limit takes points away; there is no most of it. What was not assessed counts for nothing either way. */
function outOf(points: number, most: number): string {
  if (points < 0) return `−${formatPoints(-points)}`;
  return points === 0 && most === 0 ? '–' : `${formatPoints(points)} of ${formatPoints(most)}`;
}

/** A checked link is more than the founder's word; the colour adds nothing that the word does not say. */
function Support({ support }: { support: keyof typeof SUPPORT }) {
  const { name, meaning } = SUPPORT[support];
  return (
    <Badge tone={support === 'checked' ? 'ok' : 'neutral'} title={meaning}>
      {name}
    </Badge>
  );
}

/** What the labels mean, for those who cannot point at them. */
function SupportMeanings() {
  return (
    <p className="mt-2 text-meta text-muted">
      {Object.values(SUPPORT).map(({ name, meaning }) => (
        <span key={name}>
          <span className="font-medium">{name}:</span> {meaning}{' '}
        </span>
      ))}
    </p>
  );
}

function Line({ entry }: { entry: LedgerEntry }) {
  const moved = entry.rubric_points !== undefined && entry.rubric_points !== entry.points;
  return (
    <li className="border-t border-line py-3">
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="min-w-0 text-body font-medium break-words">{entry.factor}</h4>
        <p className="text-label font-medium whitespace-nowrap tabular">
          {outOf(entry.points, entry.max_points)}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-label text-text-2">
        {RUNG_WORDS[entry.rung]}
        {entry.support && <Support support={entry.support} />}
      </p>
      {moved && (
        <p className="text-label text-muted">
          The rubric alone gave {formatPoints(entry.rubric_points ?? 0)}; the model moved it within its band.
        </p>
      )}
      {entry.evidence && <Quote>{entry.evidence}</Quote>}
    </li>
  );
}

function Group({ group: { dimension, points, maxPoints, entries } }: { group: LedgerGroup }) {
  return (
    <details
      // The risk has a dozen small lines.
      open={dimension !== 'risk'}
      className="group border-t border-line first-of-type:border-t-0"
    >
      <summary className="flex list-none items-center gap-2 rounded-control py-3 max-sm:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          className="size-4 shrink-0 -rotate-90 text-muted transition-transform duration-[120ms] group-open:rotate-0"
          aria-hidden
        />
        <h3 className="min-w-0 flex-1 text-body font-semibold">{DIMENSION_NAMES[dimension]}</h3>
        <span className="text-body font-semibold whitespace-nowrap tabular">{outOf(points, maxPoints)}</span>
      </summary>
      <ul className="mb-2 pl-6">
        {entries.map((entry, at) => (
          <Line key={at} entry={entry} />
        ))}
      </ul>
    </details>
  );
}

/** Every point of the score, with the words that earned it; the lines add up to it. */
export function LedgerCard({ ledger, overall }: { ledger: readonly LedgerEntry[]; overall: number }) {
  const sum = sumOf(ledger.map(({ points }) => points));
  return (
    <Card aria-labelledby="ledger-title">
      <CardHeader
        id="ledger-title"
        title="How this score came about"
        note="Points for each factor, with your own words as evidence. Length and repetition earn nothing."
      />
      {groupLedger(ledger).map((group) => (
        <Group key={group.dimension} group={group} />
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t-2 border-control pt-3">
        <p className="text-body font-semibold">Sum of all points</p>
        <p className="text-card font-semibold tabular">{formatPoints(sum)}</p>
      </div>
      <p className="text-label text-muted">
        The overall score is {formatPoints(overall)} of 100, shown rounded as {Math.round(overall)}%.
      </p>
      {ledger.some(({ support }) => support) && <SupportMeanings />}
    </Card>
  );
}

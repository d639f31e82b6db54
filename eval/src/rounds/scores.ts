import { sampleRankCorrelation } from 'simple-statistics';

import { atLeast, type Figure, noneOf, share } from './figure.js';
import { misquotes, type Read, type Reading, unsoundLedger } from './reading.js';
import type { Round, RoundStartup, Twin, TwinKind } from './round.js';

const MIN_CORRELATION = 0.85;
const MIN_HONEST_CORRELATION = 0.8;
/** The tolerated distance of a score from its band. */
const NEAR = 10;
const MIN_FLAGGED = 90;
/** The tolerated difference in points between a twin and its original. */
const MAX_DIFFERENCE: Readonly<Record<TwinKind, number>> = {
  names: 0,
  padding: 0.5,
  injection: 0.5,
  language: 5,
};

export interface ReadStartup {
  readonly startup: RoundStartup;
  readonly reading: Reading;
}

export const readAll = ({ startups }: Round, read: Read): ReadStartup[] =>
  startups.map((startup) => ({ startup, reading: read(startup.facts) }));

function correlation(name: string, all: readonly ReadStartup[], least: number): Figure {
  const expected = all.map(({ startup: { band } }) => (band[0] + band[1]) / 2);
  const scores = all.map(({ reading }) => reading.score);
  const value = all.length < 2 ? Number.NaN : sampleRankCorrelation(expected, scores);
  const isMeasured = Number.isFinite(value);
  return {
    name: `${name} (${all.length})`,
    target: `≥ ${least.toFixed(2)}`,
    value: isMeasured ? value.toFixed(2) : 'none',
    met: isMeasured ? value >= least : null,
    cases: [],
  };
}

const bandText = ({ band: [low, high] }: RoundStartup) => `${low} to ${high}`;

function withinBand(all: readonly ReadStartup[]): Figure {
  const isNear = ({ startup: { band }, reading: { score } }: ReadStartup) =>
    score >= band[0] - NEAR && score <= band[1] + NEAR;
  const far = all.filter((entry) => !isNear(entry));
  return share({
    name: `scores inside the expert's band ± ${NEAR}`,
    part: all.length - far.length,
    whole: all.length,
    cases: far.map(
      ({ startup, reading }) => `${startup.id} scores ${reading.score}, band ${bandText(startup)}`,
    ),
  });
}

/** The holds, offences and contradictions in the product's words. */
function accusations({ hold, offences, contradictions }: Reading): string[] {
  return [
    ...hold.map(({ code, quote }) => `held for ${code}: “${quote}”`),
    ...offences
      .filter(({ code }) => !hold.some((reason) => reason.code === code))
      .map(({ code, quote }) => `${code}: “${quote}”`),
    ...contradictions.map(({ sentence }) => `contradiction: ${sentence}`),
  ];
}

/** Whether a bad case got the treatment that the expert expects. */
function isFlagged({ startup: { treatment, band }, reading }: ReadStartup): boolean {
  if (treatment === 'held') return reading.hold.length > 0;
  if (treatment === 'contradicted') return reading.contradictions.length > 0;
  if (treatment === 'impossible') return reading.offences.length > 0;
  return reading.score <= band[1] + NEAR;
}

function flags(all: readonly ReadStartup[]): Figure[] {
  const bad = all.filter(({ startup }) => startup.treatment !== 'in_peace');
  const missed = bad.filter((entry) => !isFlagged(entry));
  const accused = all
    .filter(({ startup }) => startup.treatment === 'in_peace')
    .flatMap(({ startup, reading }) => {
      const found = accusations(reading);
      return found.length > 0 ? [`${startup.id}: ${found.join('; ')}`] : [];
    });
  return [
    atLeast(
      {
        name: 'bad cases flagged',
        part: bad.length - missed.length,
        whole: bad.length,
        cases: missed.map(
          ({ startup: { id, treatment }, reading }) =>
            `${id} is to be ${treatment}, scores ${reading.score}; said: ${accusations(reading).join('; ') || 'nothing'}`,
        ),
      },
      MIN_FLAGGED,
    ),
    noneOf('honest ones accused', accused),
  ];
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`);

function differences(
  kind: TwinKind,
  twins: readonly Twin[],
  all: readonly ReadStartup[],
  read: Read,
): Figure {
  const own = twins
    .filter((twin) => twin.kind === kind)
    .map(({ id, original, facts }) => {
      const before = all.find(({ startup }) => startup.id === original.id)?.reading.score ?? 0;
      return { id, before, difference: tenth(read(facts).score - before) };
    });
  const most = MAX_DIFFERENCE[kind];
  return {
    name: `twins, ${kind}: points apart`,
    target: most === 0 ? '0' : `≤ ${most}`,
    value: own.map(({ difference }) => signed(difference)).join(', ') || 'none',
    met: own.length === 0 ? null : own.every(({ difference }) => Math.abs(difference) <= most),
    cases: own
      .filter(({ difference }) => Math.abs(difference) > most)
      .map(({ id, before, difference }) => `${id}: ${signed(difference)} from ${before}`),
  };
}

/** Requirements on every reading of any round. */
function always(round: Round, all: readonly ReadStartup[], read: Read): Figure[] {
  const cases = (found: (entry: ReadStartup) => readonly string[]) =>
    all.flatMap((entry) => found(entry).map((what) => `${entry.startup.id}: ${what}`));
  const again = new Map(
    readAll(round, read).map((entry) => [entry.startup.id, JSON.stringify(entry.reading)]),
  );
  return [
    noneOf(
      'other words for the same facts',
      all
        .filter(({ startup, reading }) => again.get(startup.id) !== JSON.stringify(reading))
        .map(({ startup }) => startup.id),
    ),
    noneOf(
      'ledgers that do not add up',
      cases(({ reading }) => unsoundLedger(reading.analysis.ledger, reading.score)),
    ),
    noneOf(
      'quotes that the founder did not write',
      cases(({ startup, reading }) => misquotes(startup.facts, reading).map((quote) => `“${quote}”`)),
    ),
  ];
}

/** Measures the product's scores and judgements of a round's startups. */
export function measureScores(round: Round, all: readonly ReadStartup[], read: Read): Figure[] {
  const honest = all.filter(({ startup }) => startup.treatment === 'in_peace');
  return [
    correlation('rank correlation, all', all, MIN_CORRELATION),
    correlation('rank correlation, honest', honest, MIN_HONEST_CORRELATION),
    withinBand(all),
    ...flags(all),
    ...(['names', 'padding', 'injection', 'language'] as const).map((kind) =>
      differences(kind, round.twins, all, read),
    ),
    ...always(round, all, read),
  ];
}

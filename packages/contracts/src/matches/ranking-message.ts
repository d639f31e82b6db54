import {
  type MatchTarget,
  type RankedCounterpart,
  type RankedPair,
  type ReasonGroups,
  type ReasonKind,
  reasonKind,
} from './schemas.js';

interface RankingMessage {
  readonly pairs: RankedCounterpart[];
  readonly not_shown: string[];
}

const KINDS = reasonKind.options;

function sorted(reasons: readonly string[], groups: ReasonGroups | undefined) {
  return reasons.map((reason): [ReasonKind, string] => {
    const kind = KINDS.find((name) => groups?.[name].includes(reason));
    if (!kind) throw new Error('A reason belongs to no group');
    return [kind, reason];
  });
}

function grouped(reasons: RankedCounterpart['startup_reasons']): ReasonGroups {
  const of = (wanted: ReasonKind) => reasons.filter(([kind]) => kind === wanted).map(([, reason]) => reason);
  return { fits: of('fits'), does_not_fit: of('does_not_fit'), not_known: of('not_known') };
}

/** The pairs of a target as an event carries them. Pairs without reasons are not worth showing. */
export function toRankingMessage(target: MatchTarget, ranked: readonly RankedPair[]): RankingMessage {
  const counterpartOf = ({ startup_id, investor_id }: RankedPair) =>
    'startup_id' in target ? investor_id : startup_id;
  const message: RankingMessage = { pairs: [], not_shown: [] };
  for (const pair of ranked) {
    const counterpart_id = counterpartOf(pair);
    if (pair.startup_reasons.length === 0) message.not_shown.push(counterpart_id);
    else
      message.pairs.push({
        counterpart_id,
        match_score: pair.match_score,
        startup_reasons: sorted(pair.startup_reasons, pair.startup_groups),
        investor_reasons: sorted(pair.investor_reasons, pair.investor_groups),
      });
  }
  return message;
}

/** The pairs that `toRankingMessage` was given. Those that are not worth showing have the score 0. */
export function fromRankingMessage(target: MatchTarget, { pairs, not_shown }: RankingMessage): RankedPair[] {
  const idsOf = (counterpart: string) =>
    'startup_id' in target
      ? { startup_id: target.startup_id, investor_id: counterpart }
      : { startup_id: counterpart, investor_id: target.investor_id };
  const shown = pairs.map(({ counterpart_id, match_score, startup_reasons, investor_reasons }) => ({
    ...idsOf(counterpart_id),
    match_score,
    startup_reasons: startup_reasons.map(([, reason]) => reason),
    investor_reasons: investor_reasons.map(([, reason]) => reason),
    startup_groups: grouped(startup_reasons),
    investor_groups: grouped(investor_reasons),
  }));
  const others = not_shown.map((counterpart) => ({
    ...idsOf(counterpart),
    match_score: 0,
    startup_reasons: [],
    investor_reasons: [],
  }));
  return [...shown, ...others];
}

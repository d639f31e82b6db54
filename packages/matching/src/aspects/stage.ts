import type { MatchableInvestor, MatchableStartup, Stage } from '@proofround/contracts';

import type { Aspect } from './aspect.js';

const WEIGHT = 15;
const ORDER: readonly Stage[] = ['idea', 'mvp', 'launched', 'growing'];
/** One stage away. */
const NEXT_FIT = 0.35;
/** One stage too early, but with users or revenue to show for it. */
const AHEAD_FIT = 0.6;
/** The right stage by name, without the users or revenue it promises. */
const UNPROVEN_FIT = 0.7;

/** What investors call rounds, as stages; in a thesis only where no stages are chosen. */
const ROUNDS: readonly (readonly [RegExp, readonly Stage[]])[] = [
  [/\b(?:pre[- ]?seed|idea[- ]stage|pre[- ]?product)\b/i, ['idea', 'mvp']],
  [/(?<!pre[- ]?)\bseed\b|\bpre[- ]?revenue\b/i, ['mvp', 'launched']],
  [/\bseries[- ]a\b|\bpost[- ]?revenue\b/i, ['launched', 'growing']],
  [/\bseries[- ][b-e]\b|\bgrowth[- ](?:stage|equity)\b|\blate[- ]stage\b|\bscale[- ]?ups?\b/i, ['growing']],
  [/\bearly[- ]stage\b/i, ['idea', 'mvp', 'launched']],
];

function stagesOf({
  preferred_stages: chosen,
  investment_thesis: thesis,
}: MatchableInvestor): readonly Stage[] {
  if (chosen && chosen.length > 0) return chosen;
  const named = ROUNDS.flatMap(([round, stages]) => (round.test(thesis ?? '') ? stages : []));
  return ORDER.filter((stage) => named.includes(stage));
}

const figures = new Intl.NumberFormat('en-US');

/** Stage and traction: where the startup stands, and whether it shows what that stage promises. */
export function stageAspect(startup: MatchableStartup, investor: MatchableInvestor): Aspect {
  const { stage, user_count: users, monthly_revenue: revenue } = startup;
  const wanted = stagesOf(investor);
  if (wanted.length === 0) {
    return {
      weight: WEIGHT,
      fit: null,
      forFounder: `Which stages they invest in is not known; you are at the stage ${stage}`,
      forInvestor: `You have not stated which stages you prefer; they are at the stage ${stage}`,
    };
  }
  const traction = users > 0 || revenue > 0;
  const shown = [
    ...(users > 0 ? [`${figures.format(users)} users`] : []),
    ...(revenue > 0 ? [`$${figures.format(revenue)} a month`] : []),
  ].join(' and ');
  const at = ORDER.indexOf(stage);
  const distance = Math.min(...wanted.map((one) => Math.abs(ORDER.indexOf(one) - at)));
  const early = wanted.every((one) => ORDER.indexOf(one) > at);
  const list = wanted.join(', ');
  if (distance === 0) {
    const promised = stage === 'launched' || stage === 'growing';
    if (promised && !traction) {
      return {
        weight: WEIGHT,
        fit: UNPROVEN_FIT,
        forFounder: `Invests at your stage (${stage}), but you state neither users nor revenue`,
        forInvestor: `At a stage you prefer (${stage}), but states neither users nor revenue`,
      };
    }
    return {
      weight: WEIGHT,
      fit: 1,
      forFounder: `Invests at your stage (${stage})`,
      forInvestor: `At a stage you prefer (${stage})${shown === '' ? '' : `, with ${shown} (self-reported)`}`,
    };
  }
  if (distance === 1 && early && traction) {
    return {
      weight: WEIGHT,
      fit: AHEAD_FIT,
      forFounder: `They prefer the stage ${list}; you are at ${stage}, which is earlier, but you have ${shown}`,
      forInvestor: `At the stage ${stage}, earlier than you prefer, but already with ${shown} (self-reported)`,
    };
  }
  return {
    weight: WEIGHT,
    fit: distance === 1 ? NEXT_FIT : 0,
    forFounder: `They prefer the stage ${list}; you are at ${stage}, which is ${early ? 'earlier' : 'later'}`,
    forInvestor: `At the stage ${stage}, ${early ? 'earlier' : 'later'} than you prefer (${list})`,
  };
}

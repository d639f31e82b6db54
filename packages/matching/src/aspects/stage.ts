import {
  dollars,
  figure,
  type MatchableInvestor,
  type MatchableStartup,
  type Stage,
  STAGES,
} from '@proofround/contracts';
import { STAGE_NAMES } from '@proofround/text/stages.js';

import { readInvestor } from '../investor/reading.js';
import { type Aspect, aspectOf, names } from '../reasons.js';
import type { StartupReading } from '../startup/reading.js';

const aspect = aspectOf(15);
/** One stage away. */
const NEXT_FIT = 0.35;
/** One stage too early, but with users or revenue. */
const AHEAD_FIT = 0.6;
/** The preferred stage, without the users or revenue that it implies. */
const UNPROVEN_FIT = 0.7;

const AT: Record<Stage, string> = {
  idea: 'at the idea stage',
  mvp: 'at MVP',
  launched: 'launched',
  growing: 'growing',
};

/** Whether the profile's fields or its texts name users, revenue or paying customers. */
const hasTraction = (startup: MatchableStartup, { users, revenue, isPaid }: StartupReading): boolean =>
  Math.max(startup.user_count, users, startup.monthly_revenue, revenue) > 0 || isPaid;

/** The users and revenue of the profile's fields or, when these are blank, of its texts. */
function tractionOf(startup: MatchableStartup, { users, revenue, isPaid }: StartupReading): string {
  const about = startup.monthly_revenue > 0 ? '' : 'about ';
  const income = startup.monthly_revenue || revenue;
  const count = startup.user_count || users;
  return [
    ...(count > 0 ? [`${figure(count)} users`] : []),
    ...(income > 0 ? [`${about}${dollars(income)} a month`] : []),
    ...(income === 0 && count === 0 && isPaid ? ['paying customers'] : []),
  ].join(' and ');
}

/** Compares the stage with the preferred ones, and the traction with what the stage implies. */
export function stageAspect(
  startup: MatchableStartup,
  reading: StartupReading,
  investor: MatchableInvestor,
): Aspect {
  const { stage } = startup;
  const { stages: wanted } = readInvestor(investor);
  if (wanted.length === 0) {
    return aspect(null, () => [
      `You're ${AT[stage]}; which stages they prefer is not known`,
      `They're ${AT[stage]}; you have not stated which stages you prefer`,
    ]);
  }
  const isProven = hasTraction(startup, reading);
  const shown = () => tractionOf(startup, reading);
  const at = STAGES.indexOf(stage);
  const distance = Math.min(...wanted.map((preferred) => Math.abs(STAGES.indexOf(preferred) - at)));
  if (distance === 0) {
    const promised = stage === 'launched' || stage === 'growing';
    if (promised && !isProven) {
      return aspect(UNPROVEN_FIT, () => [
        `You're ${AT[stage]}, as they prefer, but you state neither users nor revenue`,
        `They're ${AT[stage]}, as you prefer, but state neither users nor revenue`,
      ]);
    }
    return aspect(1, () => [
      `You're ${AT[stage]}, as they prefer`,
      `They're ${AT[stage]}, as you prefer${isProven ? `, with ${shown()} (self-reported)` : ''}`,
    ]);
  }
  const list = () =>
    names(
      wanted.map((preferred) => STAGE_NAMES[preferred]),
      4,
      'or',
    );
  const isEarly = wanted.every((preferred) => STAGES.indexOf(preferred) > at);
  if (distance === 1 && isEarly && isProven) {
    return aspect(
      AHEAD_FIT,
      () => [
        `You're ${AT[stage]}; they prefer ${list()}, but you already have ${shown()}`,
        `They're ${AT[stage]}; you prefer ${list()}, but they already have ${shown()} (self-reported)`,
      ],
      'does_not_fit',
    );
  }
  return aspect(distance === 1 ? NEXT_FIT : 0, () => [
    `You're ${AT[stage]}; they prefer ${list()}`,
    `They're ${AT[stage]}; you prefer ${list()}`,
  ]);
}

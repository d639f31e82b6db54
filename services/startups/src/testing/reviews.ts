import {
  analysisCompleted,
  rpc,
  type Actor,
  type HoldReason,
  type ReviewVerdict,
  type Startup,
} from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { admin, aResult, founder, investor, type StartupsWorld } from './world.js';

const reason = (code: string): HoldReason => ({
  code,
  text: 'You promise a return that nobody can guarantee.',
  quote: `Guaranteed, says ${code}.`,
});
export const pays = reason('guaranteed_returns');
export const spies = reason('sells_personal_data');
export const theAdmin = admin();
const reader = investor();

/** What founders, the admin and investors do about startups that are held. */
export function reviewing(world: StartupsWorld) {
  /** Stores an analysis that found reasons; gives the startup as its owner sees it then. */
  const analysed = async (owner: Actor, startup: Startup, hold: HoldReason[]): Promise<Startup> => {
    const run_id = await world.runOf(startup.id);
    const result = aResult(startup, run_id, undefined, hold.length > 0 ? 20 : 60, hold);
    await world.events.publish(analysisCompleted, result, uuid());
    return until('the analysis is stored', async () => {
      const now = await world.get(owner, startup.id);
      return now.analysis_status === 'complete' && now;
    });
  };
  return {
    analysed,
    held: async (owner = founder(), hold = [pays]) => {
      const startup = await analysed(owner, await world.create(owner), hold);
      return { owner, startup, id: startup.id };
    },
    edit: (actor: Actor, startup_id: string) =>
      world.rpc.call(rpc.startups.update, { actor, startup_id, body: { idea_title: `Edited ${uuid()}` } }),
    ask: (actor: Actor, startup_id: string) => world.rpc.call(rpc.reviews.ask, { actor, startup_id }),
    decide: (startup_id: string, state: ReviewVerdict, note: string | null = null) =>
      world.rpc.call(rpc.reviews.decide, { actor: theAdmin, startup_id, body: { state, note } }),
    queue: async () =>
      (await world.rpc.call(rpc.reviews.list, { actor: theAdmin })).map(({ startup }) => startup.id),
    /** Whether an investor's list has it. */
    isShown: async (id: string) => (await world.ids(reader)).includes(id),
  };
}

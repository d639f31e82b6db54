import {
  type Actor,
  analysisCompleted,
  type HoldReason,
  type ReviewVerdict,
  rpc,
  type Startup,
} from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { admin, aResult, founder, investor, type StartupsWorld } from './startups-world.js';

const reason = (code: string): HoldReason => ({
  code,
  text: 'You promise a return that nobody can guarantee.',
  quote: `Guaranteed, says ${code}.`,
});
export const guaranteedReturns = reason('guaranteed_returns');
export const sellsPersonalData = reason('sells_personal_data');
export const theAdmin = admin();
const reader = investor();

/** Actions of founders, the admin and investors on held startups. */
export function reviewActions(world: StartupsWorld) {
  /** Stores an analysis with the given reasons; returns the startup as its owner sees it. */
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
    held: async (owner = founder(), hold = [guaranteedReturns]) => {
      const startup = await analysed(owner, await world.create(owner), hold);
      return { owner, startup, id: startup.id };
    },
    edit: (actor: Actor, startup_id: string) =>
      world.rpc.call(rpc.startups.update, { actor, startup_id, body: { idea_title: `Edited ${uuid()}` } }),
    ask: (actor: Actor, startup_id: string) => world.rpc.call(rpc.reviews.ask, { actor, startup_id }),
    decide: (startup_id: string, state: ReviewVerdict, note: string | null = null, read?: HoldReason[]) =>
      world.rpc.call(rpc.reviews.decide, {
        actor: theAdmin,
        startup_id,
        body: { state, note, reasons: read?.map(({ code }) => code) },
      }),
    queue: async () =>
      (await world.rpc.call(rpc.reviews.list, { actor: theAdmin })).map(({ startup }) => startup.id),
    isShown: async (id: string) => (await world.ids(reader)).includes(id),
  };
}

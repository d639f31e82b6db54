import type { Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/**
 * Each part reads an index by startup. Favourites are not stored here (DASH-7), but who marks one has seen
 * its card, which counts as a view.
 */
const AUDIENCE = `
  SELECT startup_id, user_id FROM pipeline_cards WHERE startup_id = ANY($1)
  UNION
  SELECT startup_id, user_id FROM interests WHERE startup_id = ANY($1)
  UNION
  SELECT startup_id, viewer_id FROM views
  WHERE startup_id = ANY($1) AND day >= (now() AT TIME ZONE 'UTC')::date - 1
  UNION
  SELECT matches.startup_id, profile.user_id FROM matches
  JOIN investor_profiles AS profile ON profile.id = matches.investor_id
  WHERE matches.startup_id = ANY($1)`;

const audienceRows = z.array(z.object({ startup_id: z.string(), user_id: z.string() }));

/**
 * Makes the open pages of investors reload a startup that is hidden or shown again (LIVE-8). It reaches
 * those who have it on their board, recorded interest, are matched with it, or saw it yesterday or today.
 * Call it before a startup is deleted, because its rows go with it.
 */
export async function reloadForAudience(
  tx: EntityManager,
  outbox: Outbox,
  startupIds: readonly string[],
): Promise<void> {
  const rows = audienceRows.parse(await tx.query(AUDIENCE, [startupIds]));
  await outbox.appendLiveAll(
    tx,
    rows.map(({ startup_id, user_id }) => ({
      userId: user_id,
      live: { event: 'visibility.updated', data: { startup_id } },
    })),
  );
}

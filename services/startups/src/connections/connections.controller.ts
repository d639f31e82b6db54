import { Controller } from '@nestjs/common';
import { type ReplyOf, type RequestOf, rpc } from '@proofround/contracts';
import { RpcHandlers, statement, Statements } from '@proofround/service-kit';
import { z } from 'zod';

const CONNECTION = statement(
  `SELECT startup.id AS startup_id, startup.owner_id, startup.idea_title, startup.run_id,
          startup.held_back AS held, startup.version, guest.id AS guest_id,
          EXISTS (SELECT 1 FROM interests
                  WHERE startup_id = startup.id AND user_id = guest.id) AS is_interested,
          EXISTS (SELECT 1 FROM matches
                  WHERE startup_id = startup.id AND investor_id = profile.id) AS is_matched
   FROM startups AS startup
   CROSS JOIN LATERAL (SELECT CASE WHEN owner_id = $2 THEN $3 ELSE $2 END::uuid AS id) AS asked
   LEFT JOIN investor_profiles AS profile ON profile.id = asked.id OR profile.user_id = asked.id
   CROSS JOIN LATERAL (SELECT coalesce(profile.user_id, asked.id) AS id) AS guest
   WHERE startup.id = $1 LIMIT 1`,
  z.object({
    startup_id: z.string(),
    owner_id: z.string(),
    idea_title: z.string(),
    run_id: z.string(),
    held: z.boolean(),
    version: z.number(),
    guest_id: z.string().nullable(),
    is_interested: z.boolean(),
    is_matched: z.boolean(),
  }),
);

type Get = typeof rpc.connections.get.startups;

/** What connects an investor with a startup (TALK-1). */
@Controller()
export class ConnectionsController {
  constructor(
    handlers: RpcHandlers,
    private readonly statements: Statements,
  ) {
    handlers.on(rpc.connections.get.startups, (request) => this.get(request));
  }

  private async get({ startup_id, user_id, investor_id }: RequestOf<Get>): Promise<ReplyOf<Get>> {
    const [row] = await this.statements.run(CONNECTION, [startup_id, user_id, investor_id ?? null]);
    return row ?? null;
  }
}

import { rpc } from '@proofround/contracts';
import { connectNats } from '@proofround/service-kit';
import { z } from 'zod';

type Connection = Awaited<ReturnType<typeof connectNats>>;

const premium = z.object({
  who: z.object({ user_id: z.string() }),
  is_premium: z.boolean(),
  is_pro: z.boolean().default(false),
  revision: z.number(),
});

/** A substitute for auth that answers billing over NATS and can be stopped. */
export class AuthDouble {
  /** The updates of Investor Access that it received, oldest first. */
  readonly premiumUpdates: { user_id: string; is_premium: boolean; is_pro: boolean; revision: number }[] = [];
  email = 'amara@example.com';
  private stopListening: (() => void) | undefined;

  private constructor(private readonly connection: Connection) {}

  static async start(natsUrl: string): Promise<AuthDouble> {
    const double = new AuthDouble(await connectNats({ url: natsUrl, name: 'auth-double' }));
    await double.up();
    return double;
  }

  isPremium(userId: string): boolean {
    return this.premiumUpdates.findLast(({ user_id }) => user_id === userId)?.is_premium ?? false;
  }

  async up(): Promise<void> {
    this.down();
    const subscriptions = [
      this.connection.subscribe(rpc.accounts.setPremium.subject, {
        callback: (_, message) => {
          const { who, ...change } = premium.parse(message.json());
          this.premiumUpdates.push({ user_id: who.user_id, ...change });
          message.respond(JSON.stringify({ found: true }));
        },
      }),
      this.connection.subscribe(rpc.accounts.listContacts.subject, {
        callback: (_, message) => {
          const { user_ids } = rpc.accounts.listContacts.request.parse(message.json());
          const found = user_ids.map((user_id) => ({ user_id, name: 'Amara Osei', email: this.email }));
          message.respond(JSON.stringify(found));
        },
      }),
    ];
    this.stopListening = () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    await this.connection.flush();
  }

  down(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }

  close = (): Promise<void> => this.connection.drain();
}

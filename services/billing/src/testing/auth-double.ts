import { rpc } from '@proofround/contracts';
import { connectNats } from '@proofround/service-kit';
import { z } from 'zod';

type Connection = Awaited<ReturnType<typeof connectNats>>;

const premium = z.object({
  who: z.object({ user_id: z.string() }),
  is_premium: z.boolean(),
  revision: z.number(),
});

/** Answers billing over NATS as auth does, and can be taken away. */
export class AuthDouble {
  /** What it was told, in order. */
  readonly told: { user_id: string; is_premium: boolean; revision: number }[] = [];
  email = 'amara@example.com';
  private stopListening: (() => void) | undefined;

  private constructor(private readonly connection: Connection) {}

  static async start(natsUrl: string): Promise<AuthDouble> {
    const double = new AuthDouble(await connectNats({ url: natsUrl, name: 'auth-double' }));
    await double.up();
    return double;
  }

  /** Whether the user holds Investor Access, as far as auth was told. */
  isPremium(userId: string): boolean {
    return this.told.findLast(({ user_id }) => user_id === userId)?.is_premium ?? false;
  }

  async up(): Promise<void> {
    this.down();
    const subscriptions = [
      this.connection.subscribe(rpc.accounts.setPremium.subject, {
        callback: (_, message) => {
          const { who, is_premium, revision } = premium.parse(message.json());
          this.told.push({ user_id: who.user_id, is_premium, revision });
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
    this.stopListening = () => subscriptions.forEach((one) => one.unsubscribe());
    await this.connection.flush();
  }

  down(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }

  close = (): Promise<void> => this.connection.drain();
}

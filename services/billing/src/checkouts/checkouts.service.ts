import { Inject, Injectable } from '@nestjs/common';
import {
  ALREADY_PREMIUM,
  conflict,
  KEY_HOURS,
  rpc,
  unauthenticated,
  type Actor,
  type Checkout,
  type CheckoutInput,
  type Idempotency,
  type Plan,
} from '@proofround/contracts';
import { Commands, CONFIG, currentContext, RawJson, RpcClient, unavailable } from '@proofround/service-kit';
import { DataSource, In, MoreThan } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { AuthSync } from '../access/auth-sync.js';
import { lockMember, MemberRow } from '../access/member.entity.js';
import type { BillingConfig } from '../config.js';
import { Bookkeeping } from '../ledger/bookkeeping.js';
import { CheckoutBook } from '../ledger/checkout-book.js';
import { Deadline, RPC_BUDGET_MS } from '../payments/deadline.js';
import { Payments, PaymentsFailure, type PaymentSession } from '../payments/payments.js';
import { checkoutStates } from './checkout-states.js';
import { CheckoutRow, expireUnknown } from './checkout.entity.js';
import { CheckoutLease, hashOf } from './lease.js';
import { acceptOrigin } from './origins.js';

/** As long as an Idempotency-Key counts, and as long as Stripe keeps a page open. */
export const ATTEMPT_LIFE_MS = KEY_HOURS * 3600 * 1000;
/** The payer's address is a courtesy: the page asks for it otherwise. */
const CONTACT_BUDGET_MS = 600;

/** Work that must not be stored as an answer: there was none before. */
class NoAnswerYet extends Error {}

/** Begins payments (PAY-1 to PAY-5). No transaction is open while Stripe is asked. */
@Injectable()
export class CheckoutsService {
  constructor(
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    private readonly book: CheckoutBook,
    private readonly lease: CheckoutLease,
    private readonly commands: Commands,
    private readonly database: DataSource,
    private readonly authSync: AuthSync,
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: Pick<BillingConfig, 'PUBLIC_ORIGINS' | 'RECONCILE_AFTER_MS'>,
  ) {}

  /**
   * A new payment page for the payer; a former one ends.
   * @throws DomainError invalid for an origin that is not ours; conflict when the payer has
   * Investor Access, or turns out to have paid on the former page; unavailable with Stripe down.
   */
  async create(actor: Actor, body: CheckoutInput): Promise<Checkout | RawJson> {
    const origin = acceptOrigin(this.config.PUBLIC_ORIGINS, body.origin_url);
    const deadline = new Deadline(RPC_BUDGET_MS);
    const idempotency = currentContext()?.idempotency;
    const { user_id } = actor;
    return this.lease.hold(user_id, uuid(), idempotency, deadline, async () => {
      const first = idempotency ? await this.firstAnswer(user_id) : undefined;
      if (first) return first;
      await this.refusePremium(actor, deadline);
      await this.endFormer(user_id, deadline);
      const attempt = await this.begin(user_id, body.plan, idempotency);
      const session = await this.createSession(attempt, origin, deadline);
      return this.finish(attempt, session);
    });
  }

  private async firstAnswer(userId: string): Promise<RawJson | undefined> {
    try {
      return await this.commands.run<RawJson>(userId, () => Promise.reject(new NoAnswerYet()));
    } catch (error) {
      if (error instanceof NoAnswerYet) return undefined;
      throw error;
    }
  }

  /** The account went while the request was on its way. */
  private refuseDeparted(): never {
    throw unauthenticated();
  }

  private async refusePremium({ user_id, is_premium }: Actor, deadline: Deadline): Promise<void> {
    if (is_premium) throw conflict(ALREADY_PREMIUM);
    const member = await this.database.manager.findOneBy(MemberRow, { user_id });
    if (member?.departed_at) this.refuseDeparted();
    if (member?.is_premium) await this.alreadyActive(user_id, deadline);
  }

  /** Who is told that access is active should find it so; at the latest the event brings it. */
  private async alreadyActive(userId: string, deadline: Deadline): Promise<never> {
    await this.authSync.ensure(userId, deadline).catch(() => undefined);
    throw conflict(ALREADY_PREMIUM);
  }

  /** Whoever paid on the former page after all has paid: then there is no second one. */
  private async endFormer(userId: string, deadline: Deadline): Promise<void> {
    const former = await this.database.manager.findBy(CheckoutRow, {
      user_id: userId,
      status: In(['open', 'retiring']),
    });
    for (const { id, session_id, checks } of former) {
      if (session_id === null) continue;
      await this.database.manager.increment(CheckoutRow, { id }, 'checks', 1);
      const session = await this.payments.expireSession(session_id, expiryKey(id, checks), deadline);
      if (!session) {
        await expireUnknown(this.database.manager, id);
        continue;
      }
      await this.bookkeeping.takeSession(session, deadline);
      if (session.status === 'open') throw unavailable();
      if (session.status === 'complete') await this.alreadyActive(userId, deadline);
    }
  }

  /**
   * Our record, committed before Stripe hears of it. The same request after a crash finds its
   * record again, and by the idempotency key that derives from it the same session at Stripe.
   */
  private async begin(userId: string, plan: Plan, idempotency?: Idempotency): Promise<CheckoutRow> {
    const { manager } = this.database;
    const request_hash = idempotency
      ? hashOf(userId, idempotency.route, idempotency.key, idempotency.fingerprint)
      : null;
    const crashed =
      request_hash === null
        ? null
        : await manager.findOneBy(CheckoutRow, {
            user_id: userId,
            request_hash,
            status: 'creating',
            created_at: MoreThan(new Date(Date.now() - ATTEMPT_LIFE_MS)),
          });
    return (
      crashed ??
      manager.save(
        manager.create(CheckoutRow, {
          id: uuid(),
          user_id: userId,
          plan,
          request_hash,
          generation: 0,
          session_id: null,
          status: checkoutStates.begin('creating', 'payer'),
          payment_status: 'unpaid',
          checks: 0,
          next_check_at: new Date(Date.now() + ATTEMPT_LIFE_MS),
          created_at: new Date(),
        }),
      )
    );
  }

  private async createSession(
    attempt: CheckoutRow,
    origin: string,
    deadline: Deadline,
  ): Promise<PaymentSession> {
    const { id: checkout_id, user_id, plan } = attempt;
    const ask = async (email: string | undefined): Promise<PaymentSession> => {
      try {
        const key = `checkout-${checkout_id}-${attempt.generation}`;
        return await this.payments.createSession(
          { checkout_id, user_id, plan, origin, email },
          key,
          deadline,
        );
      } catch (error) {
        if (error instanceof PaymentsFailure && error.outcome !== 'silent') {
          attempt.generation += 1;
          const { generation } = attempt;
          await this.database.manager.update(CheckoutRow, { id: checkout_id }, { generation });
        }
        throw error;
      }
    };
    const email = await this.emailOf(user_id);
    try {
      return await ask(email);
    } catch (error) {
      const refused = error instanceof PaymentsFailure && error.outcome === 'refused';
      // Perhaps Stripe finds no fault but with the address.
      if (!refused || email === undefined) throw error;
      return ask(undefined);
    }
  }

  private async emailOf(userId: string): Promise<string | undefined> {
    try {
      const timeoutMs = CONTACT_BUDGET_MS;
      const contacts = this.rpc.call(rpc.accounts.listContacts, { user_ids: [userId] }, { timeoutMs });
      return (await new Deadline(CONTACT_BUDGET_MS).within(contacts))[0]?.email;
    } catch {
      return undefined;
    }
  }

  private async finish(attempt: CheckoutRow, session: PaymentSession): Promise<Checkout | RawJson> {
    const { id, user_id } = attempt;
    const { url } = session;
    if (url === null) throw unavailable();
    const answer = await this.commands.run(user_id, async (tx) => {
      const member = await lockMember(tx, user_id);
      if (member.departed_at !== null) {
        await this.book.retireNew(tx, id, session.id);
        return null;
      }
      if (member.is_premium) throw conflict(ALREADY_PREMIUM);
      await tx.update(
        CheckoutRow,
        { id, status: In(checkoutStates.sourcesOf('open', 'payer')) },
        {
          session_id: session.id,
          status: 'open',
          next_check_at: new Date(Date.now() + this.config.RECONCILE_AFTER_MS),
        },
      );
      await this.book.retireOpen(tx, user_id, id);
      return { checkout_url: url, session_id: session.id };
    });
    return answer ?? this.refuseDeparted();
  }
}

/** Each try its own: under the same key Stripe would repeat an answer that helped nobody. */
export const expiryKey = (checkoutId: string, tries: number): string => `expire-${checkoutId}-${tries}`;
